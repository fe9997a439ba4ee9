import { registerRoute } from 'workbox-routing'

const DESK = /^\/admin(?:\/|$)/i

const PAGE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>No network – Sales desk</title>
    <style>
      body { margin: 0; padding: 20vh 24px 0; background: #fdf6e9; color: #1d2233; font: 1.05rem/1.5 system-ui, sans-serif }
      main { max-width: 30rem; margin: 0 auto }
      h1 { font-size: 1.6rem; line-height: 1.2 }
      a { display: inline-block; margin-top: 8px; padding: 12px 24px; border-radius: 99px; background: #f4a41c; color: inherit; font-weight: 700; text-decoration: none }
    </style>
  </head>
  <body>
    <main>
      <h1>The desk needs a network</h1>
      <p>The server cannot be reached from this device. Leads are not kept here.</p>
      <p>Notes and calls that were not sent yet, and what you have typed, are kept on this device. They are sent when the desk is open and has a network.</p>
      <p><a href="">Try again</a></p>
    </main>
  </body>
</html>`

/** Answers a page of the sales desk that the network cannot deliver with a page that says so; nothing of the desk is kept. */
export function serveDeskOffline(): void {
  registerRoute(
    ({ request, url }) => request.mode === 'navigate' && DESK.test(url.pathname),
    ({ request }) => fetch(request).catch(offlinePage),
  )
}

function offlinePage(): Response {
  return new Response(PAGE, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'Cache-Control': 'no-store',
    },
  })
}
