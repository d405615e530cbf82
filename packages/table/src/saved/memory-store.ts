/** Tables kept as long as the process runs: for the command and for tests. */
import type { SavedTable } from './saved-table.ts'
import { appendTo, beginIn, type Store } from './store.ts'

export function memoryStore(...tables: readonly SavedTable[]): Store {
  const kept = new Map(tables.map((table) => [table.id, table]))
  const watchers = new Map<string, Set<() => void>>()
  const put = (table: SavedTable): void => {
    kept.set(table.id, table)
    for (const heard of watchers.get(table.id) ?? []) heard()
  }
  return {
    read: async (id) => kept.get(id) ?? null,
    begin: async (saved, instead) => put(beginIn(kept.get(saved.id), saved, instead)),
    append: async (id, after, entries, note) => put(appendTo(kept.get(id), after, entries, note)),
    watch(id, heard) {
      const all = watchers.get(id) ?? new Set()
      watchers.set(id, all.add(heard))
      return () => all.delete(heard)
    },
  }
}
