import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { answerPage, finishPage } from './page.ts'
import { FONTS } from './starter.ts'

/** The staff area's empty document; it holds no data, and its script asks the guarded API for everything. */
export function staffDocument(clientDir: string) {
  const page = finishPage(200, staffHtml(readEntry(clientDir)))
  const answer = async (request: Request) => answerPage(request, await page, 'no-store')
  return new Hono().get('/admin', (c) => answer(c.req.raw)).get('/admin/*', (c) => answer(c.req.raw))
}

/** The document with its script and styles. */
export function staffHtml({ script, styles }: { script: string; styles: string[] }): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>Sales desk | Marigold Miles</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${FONTS}">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="staff"></div><noscript>The sales desk needs JavaScript.</noscript></body>
</html>`
}

function readEntry(clientDir: string): { script: string; styles: string[] } {
  type Chunk = { file: string; css?: string[]; imports?: string[] }
  const chunks = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const styles = new Set<string>()
  const visit = (key: string) => {
    for (const file of chunks[key]?.css ?? []) styles.add(`/${file}`)
    for (const next of chunks[key]?.imports ?? []) visit(next)
  }
  visit('src/staff.tsx')
  const entry = chunks['src/staff.tsx']
  if (!entry) throw new Error('The client build has no staff area: run npm run build.')
  return { script: `/${entry.file}`, styles: [...styles] }
}
