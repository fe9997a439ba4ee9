/**
 * The part of the document head that is the same on every page. Both the server and the browser render it: when the
 * worker answers with the app shell, React removes everything from the shell's head that it does not render itself.
 */
export function DocumentHead() {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      {/* iOS reads these when the site is added to the home screen. */}
      <meta name="mobile-web-app-capable" content="yes" />
      <meta name="apple-mobile-web-app-title" content="Marigold" />
      <meta name="apple-mobile-web-app-status-bar-style" content="default" />
    </>
  )
}
