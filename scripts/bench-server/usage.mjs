// Loaded into a measured server before its own code: tells what the process uses, whenever it is asked.

import { isMainThread } from 'node:worker_threads'

if (isMainThread && process.send !== undefined) {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed } = process.memoryUsage()
    process.send({ cpu: (user + system) / 1e6, rss, heap: heapUsed })
  })
  // whoever measures it has ended
  process.on('disconnect', () => process.exit())
  process.channel.unref()
}
