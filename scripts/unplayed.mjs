// A table at which nobody has moved yet, with a chance that is known: for tests, pictures and measurements that are the same each time.

export const unplayed = ({ id, name, players, setup, campaign, asking = { when: 'always' } }, seed) => ({
  runesaga: 'table',
  format: 1,
  id,
  name,
  players,
  asking: players.map(() => asking),
  record: {
    runesaga: 1,
    setup: { ...setup, seed: { fair: seed.toString(16).padStart(64, '0') } },
    commitment: null,
    moves: [],
    seen: [],
  },
  ...(campaign === undefined ? {} : { campaign }),
  begun: '2026-11-13T20:00:00Z',
  touched: '2026-11-13T20:00:00Z',
})
