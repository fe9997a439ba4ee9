import type { DeskAction } from '../src/contract/desk-action.ts'
import { describeAct, UNSENT_TEXTS } from '../src/contract/desk-action-text.ts'
import { formatTime } from '../src/contract/indian-time.ts'

const STYLE = `
  body { margin: 0; padding: 0 0 48px; background: #fdf6e9; color: #1d2233; font: 1rem/1.5 system-ui, sans-serif }
  header { padding: 16px 24px; background: #1b2136; color: #fff; font-weight: 700 }
  main { max-width: 40rem; margin: 0 auto; padding: 32px 24px 0 }
  h1 { margin: 0 0 8px; font-size: 1.6rem; line-height: 1.2 }
  h2 { margin: 32px 0 4px; font-size: 1.15rem }
  p { margin: 0 0 12px }
  a { display: inline-block; margin-top: 8px; padding: 12px 24px; border-radius: 99px; background: #f4a41c; color: inherit; font-weight: 700; text-decoration: none }
  ol { margin: 12px 0 24px; padding: 0; list-style: none; border-top: 1px solid #dccfb4 }
  li { padding: 12px 0; border-bottom: 1px solid #dccfb4 }
  li p { margin: 0; overflow-wrap: anywhere; white-space: pre-line }
  small { color: #5a5f70; font-size: .875rem }
  .refused { color: #a3271c }
`

// Opens the desk automatically as soon as the server answers. A captive portal answers too, but with other content.
const SCRIPT = `
  let asking = false
  const look = async () => {
    if (asking || document.hidden) return
    asking = true
    const answer = await fetch('/healthz', { cache: 'no-store' }).then((r) => r.ok && r.json()).catch(() => undefined)
    asking = false
    if (answer && answer.ok === true) location.reload()
  }
  // The first request on a network that has just come up is often cut off.
  addEventListener('online', () => {
    look()
    setTimeout(look, 3000)
  })
  document.addEventListener('visibilitychange', look)
  setInterval(look, 15000)
`

type OfflinePage = {
  /** Of the page's script. */
  nonce: string
  /** What the person did and could not send; `undefined` where the device's storage cannot be read. */
  unsent: readonly DeskAction[] | undefined
  /** Whether the device has a network. */
  hasNetwork: boolean
}

/** The page in place of one of the sales desk: the reason, and the person's own unsent actions; nothing that the server said of a lead. */
export function deskOfflinePage({ nonce, unsent, hasNetwork }: OfflinePage): string {
  const reason = hasNetwork ? 'The server cannot be reached from this device.' : 'This device has no network.'
  return `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Not reachable – Sales desk</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <header>Sales desk</header>
    <main>
      <h1>The desk cannot be opened now</h1>
      <p>${reason} Leads are not kept here, so none can be shown. This page opens the desk by itself as soon as that works.</p>
      <p><a href="">Try again</a></p>
      ${list(unsent)}
      <p>What you typed and did not save is still in its form when the desk opens again, unless the desk said that this device cannot keep it.</p>
    </main>
    <script nonce="${nonce}">${SCRIPT}</script>
  </body>
</html>`
}

function list(unsent: OfflinePage['unsent']): string {
  if (!unsent) return `<h2>Not sent yet</h2><p>${UNSENT_TEXTS.unreadable}</p>`
  if (unsent.length === 0) return ''
  const items = unsent.map(
    ({ act, reference, at, refusal }) => `<li>
        <p>${escaped(describeAct(act))}</p>
        <small>${escaped(reference)} · ${escaped(formatTime(at))}</small>
        ${refusal === undefined ? '' : `<p class="refused">${UNSENT_TEXTS.refused}</p>`}
      </li>`,
  )
  return `<section aria-labelledby="unsent">
        <h2 id="unsent">${UNSENT_TEXTS.heading(unsent.length)}</h2>
        <p>${UNSENT_TEXTS.about}</p>
        <ol>${items.join('')}</ol>
      </section>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '')
}
