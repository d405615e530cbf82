#!/usr/bin/env node
import { tooOld } from './node-version.js'

const problem = tooOld(process.versions.node)
if (problem === null) await import('../dist/command/runesaga.js')
else {
  console.error(problem)
  process.exitCode = 2
}
