/** The API as a page for people, made of its description. It needs no script. */
import type { FastifyInstance } from 'fastify'

interface Operation {
  summary?: string
  parameters?: { name: string; in: string }[]
  requestBody?: { content: { 'application/json': { schema: unknown } } }
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!)

const operation = (method: string, path: string, { summary, requestBody }: Operation): string => {
  const body = requestBody?.content['application/json'].schema
  const fields =
    body === undefined
      ? ''
      : `<details><summary>What it takes</summary><pre>${escaped(JSON.stringify(body, null, 2))}</pre></details>`
  return `<section><h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2><p>${escaped(summary ?? '')}</p>${fields}</section>`
}

export function docs(http: FastifyInstance): void {
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger())
  http.get('/api/docs', { schema: { hide: true } }, (_, reply) => {
    const { info, paths = {} } = http.swagger()
    const all = Object.entries(paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, methods]) => Object.entries(methods).map(([method, one]) => operation(method, path, one)),
    )
    return reply.type('text/html; charset=utf-8').send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${info.title}: the API</title>
<h1>${info.title}: the API</h1>
<p>${info.description} <a href="openapi.json">As OpenAPI</a></p>
<p>Whoever asks shows the token of their link: <code>Authorization: Bearer …</code>. What can’t be done is answered with a problem document
(<code>application/problem+json</code>) that has a <code>code</code>. What happens is told over one WebSocket, <code>/api/line</code>.</p>
${all.join('\n')}</html>`,
    )
  })
}
