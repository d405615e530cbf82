// Keeps the files of one build, answers from them first, and forgets those of earlier builds.
const CACHE = 'runesaga __VERSION__'
const FILES = __FILES__

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const forget = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(forget())
})

self.addEventListener('fetch', (event) => {
  if (event.request.method !== 'GET') return
  const answer = async () => {
    const kept = await caches.match(event.request, { ignoreSearch: true })
    if (kept !== undefined) return kept
    // every address of the site is the same page
    if (event.request.mode === 'navigate') return (await caches.match('./')) ?? fetch(event.request)
    return fetch(event.request)
  }
  event.respondWith(answer())
})
