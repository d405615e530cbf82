/** Who wants to hear of what, each until they no longer do. */

export class Watchers {
  private readonly all = new Map<string, Set<() => void>>()

  /** What ends it may be called again: others who watch the same by then go on hearing. */
  watch(what: string, heard: () => void): () => void {
    const one = (): void => heard()
    const watching = this.all.get(what) ?? new Set()
    this.all.set(what, watching.add(one))
    return () => {
      if (watching.delete(one) && watching.size === 0) this.all.delete(what)
    }
  }

  tell(what: string): void {
    for (const heard of this.all.get(what) ?? []) heard()
  }

  tellAll(): void {
    for (const what of this.all.keys()) this.tell(what)
  }
}
