// Everything that can be checked without running a test, all at once: most of it uses one core only. What each one says is told when it
// has ended, so that nothing is mixed up.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'

/** As package.json names them, one by one. */
const { lint, arrows, classes, signals, rules } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
).scripts
const CHECKS = [lint, arrows, classes, signals, rules].flatMap((script) => script.split(' && '))

async function passes(command) {
  // npm has put the packages' commands on the path
  const check = spawn(`${command} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] })
  const [said, code] = await Promise.all([
    text(check.stdout),
    new Promise((resolve) => check.on('close', resolve)),
  ])
  process.stdout.write(said)
  if (code !== 0) console.error(`failed: ${command}`)
  return code === 0
}

const passed = await Promise.all(CHECKS.map(passes))
process.exitCode = passed.every(Boolean) ? 0 : 1
