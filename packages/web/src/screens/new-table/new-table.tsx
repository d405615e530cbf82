/** NewTable. */
export function NewTableScreen() {
  return <main class="new-table" />
}
