// First of all styles: it says in which order the layers count.
import '../../styles/index.css'

import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { PageContext } from '../../contract/page.ts'
import { replayEarlyTaps } from '../early-taps.ts'
import { NotFoundScreen } from '../not-found-screen.tsx'

export const Route = createRootRouteWithContext<PageContext>()({
  ...(import.meta.env.SSR && { head }),
  component: Document,
  notFoundComponent: NotFoundScreen,
})

// What the server alone writes into head and body stays there: React leaves alone what it does not know in these two.
function Document() {
  const { starter } = Route.useRouteContext()
  useEffect(replayEarlyTaps, [])
  return (
    <html lang="en-IN">
      <head>
        {import.meta.env.SSR && (
          <>
            <HeadContent />
            {/* Where there are scripts, the starter brings the letters after the largest paint. */}
            <noscript>
              <link rel="stylesheet" href="/fonts/fonts.css" />
            </noscript>
          </>
        )}
      </head>
      <body>
        <Outlet />
        {import.meta.env.SSR && <Scripts />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, allowed by its hash in the page's CSP */}
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starter }} />
      </body>
    </html>
  )
}

function head() {
  return {
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
    ],
    links: [
      { rel: 'manifest', href: '/manifest.webmanifest' },
      { rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
    ],
  }
}
