// Keeps the files of a build and answers from them first. The build before stays until the next one comes: a page that was
// opened with it may still ask for its parts.
const CACHE = 'runesaga __VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    const earlier = (await caches.keys()).filter((name) => name.startsWith('runesaga ') && name !== CACHE)
    for (const name of earlier.slice(0, -1)) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  const answer = async () => {
    // every address of the site is the same page
    const wanted = event.request.mode === 'navigate' ? './' : event.request
    const cache = await caches.open(CACHE)
    return (
      (await cache.match(wanted, { ignoreSearch: true })) ??
      (await caches.match(wanted, { ignoreSearch: true })) ??
      fetch(event.request)
    )
  }
  event.respondWith(answer())
})
