/** A thread that does one task: gets ranges, answers with parts. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Range, TASKS, type TaskName } from './tasks.ts'

const { task, data } = workerData as { task: TaskName; data: never }
const work: (range: Range) => unknown = TASKS[task](data)

parentPort!.on('message', async (range: Range) => parentPort!.postMessage(await work(range), []))
