/** The server alone, without the site: PORT and HOST say where it listens; start.ts has the rest. */
import { start } from './start.ts'

const { PORT = '4173', HOST = 'localhost' } = process.env
const { http, stop } = await start()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
console.log(`Runesaga is at ${await http.listen({ port: Number(PORT), host: HOST })}/`)
