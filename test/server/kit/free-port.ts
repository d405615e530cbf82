/** A port that nobody has, below those that connections get by themselves. */
import { createServer } from 'node:net'

const [FIRST, MOST] = [12_000, 18_000]

export async function freePort(): Promise<number> {
  const port = FIRST + Math.floor(Math.random() * MOST)
  const isFree = await new Promise<boolean>((done) => {
    const server = createServer()
    server.once('error', () => done(false))
    server.listen(port, '127.0.0.1', () => server.close(() => done(true)))
  })
  return isFree ? port : freePort()
}
