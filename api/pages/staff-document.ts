import { Hono } from 'hono'
import { readStaffEntry } from './build.ts'
import { encodePage, sendPage } from './page.ts'

/**
 * The sales desk's empty document; it has no data, and its script loads everything from the API, which checks the
 * session.
 */
export function staffDocument(clientDir: string) {
  const page = encodePage(200, staffHtml(readStaffEntry(clientDir)))
  const answer = (request: Request) => sendPage(request, page, 'no-store')
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
<link rel="manifest" href="/desk.webmanifest">
<link rel="apple-touch-icon" href="/icons/desk-192.png">
<meta name="apple-mobile-web-app-title" content="Leads">
<meta name="theme-color" content="#1b2136">
<link rel="stylesheet" href="/fonts/fonts.css">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
<script type="module" src="${script}"></script>
</head>
<body><div id="staff"></div><noscript>The sales desk needs JavaScript.</noscript></body>
</html>`
}
