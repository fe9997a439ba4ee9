/** In a file of its own: a browser asks for the fonts of an inline style with the address of the page, which is secret for a trip. */
const FONTS = '/fonts/fonts.css'
/** The app starts at the latest this long after the shell was parsed, ms: a hidden page is never painted. */
const LATEST_START_MS = 800

// The entry of the app, which the build has put there (src/build/shell.ts).
addEventListener('DOMContentLoaded', () => {
  const entry = document.querySelector<HTMLLinkElement>('link[data-entry]')
  if (!entry) return
  let started = false
  const start = () => {
    if (started) return
    started = true
    const fonts = document.createElement('link')
    Object.assign(fonts, { rel: 'stylesheet', href: FONTS })
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', crossOrigin: '', src: entry.href })
    document.head.append(fonts, script)
  }
  const main = document.querySelector('main')
  if (!main) return start()
  // The worker has put the first screen of a page into the shell. Its name and picture are painted first: starting the app
  // keeps a cheap phone busy for half a second.
  setTimeout(start, LATEST_START_MS)
  const afterPaint = () => requestAnimationFrame(() => requestAnimationFrame(start))
  const picture = main.querySelector('img')
  if (picture) picture.decode().then(afterPaint, afterPaint)
  else afterPaint()
})
