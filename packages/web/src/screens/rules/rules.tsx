/** The rules reference. */
export function RulesScreen({ topic }: { topic: string | undefined }) {
  return <main class="rules">{topic}</main>
}
