// A table at which nobody has moved yet, with a chance that is known: for tests, pictures and measurements that are the same each time.

/** A seed that anybody can name, in the form of a fair one. */
export const seedOf = (n) => n.toString(16).padStart(64, '0')

export function unplayed(rules, { id, name, players, setup, campaign, asking = { when: 'always' } }, n) {
  const { record, secret } = rules.record({ ...setup, seed: { fair: seedOf(n) } }, players)
  return {
    runesaga: 'table',
    format: 2,
    id,
    name,
    players,
    asking: players.map(() => asking),
    record,
    secret,
    ...(campaign === undefined ? {} : { campaign }),
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  }
}
