// A bot that plays at an online table over HTTP alone: it takes a free seat, and does what the table's own hint says.
//
//   node examples/online-bot.mjs http://localhost:4173 <table> <the token of the link to join> [name]

const [address, table, join, name = 'Robin'] = process.argv.slice(2)
if (join === undefined) {
  console.error('usage: node examples/online-bot.mjs <address> <table> <token to join> [name]')
  process.exit(2)
}

/** Asks the server. What it refuses is a problem document with a code. */
async function ask(method, path, pass, body) {
  const response = await fetch(`${address}/api/tables/${table}${path}`, {
    method,
    headers: { authorization: `Bearer ${pass}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = response.status === 204 ? null : await response.json()
  if (!response.ok) throw Object.assign(new Error(answer.detail), { code: answer.code })
  return answer
}

const pause = () => new Promise((done) => setTimeout(done, 100))

const { seat, pass } = await ask('POST', '/seats', join, { name })
await ask('PATCH', `/seats/${seat}`, pass, { ready: true })
console.log(`${name} sits in seat ${seat}`)
while ((await ask('GET', '', pass)).phase !== 'begun') await pause()

/** What has happened so far, as far as it is known here. */
let since = 0
let presses = 0
for (;;) {
  const { version, view, seat: mine } = await ask('GET', `/news?since=${since}`, pass)
  since = version
  if (view.phase === 'over') {
    console.log(`it is over: ${view.sheets.map(({ total }) => total).join(' to ')}`)
    break
  }
  const { answer: hint } = mine.asked
    ? await ask('POST', '/questions', pass, { ask: 'hint' })
    : { answer: null }
  if (hint === null) {
    await pause()
    continue
  }
  // the same key sent again does the same thing once
  const request = { key: `${name} ${presses++}`, version, do: 'act', deed: hint.deed }
  const reply = await ask('POST', '/requests', pass, request)
  if (!reply.ok && reply.why !== 'outdated') throw new Error(`${JSON.stringify(hint.deed)}: ${reply.why}`)
}
