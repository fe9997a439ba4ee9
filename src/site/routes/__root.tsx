// Imported before all other styles, because it declares the order of the cascade layers.
import '../../styles/index.css'

import { createRootRouteWithContext, HeadContent, Outlet, Scripts, useRouter } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { HTML_LANGUAGES } from '../../contract/languages.ts'
import type { PageContext } from '../../contract/page.ts'
import { loadMessages } from '../../language/load.ts'
import { replayEarlyEvents } from '../../ui/event-replay.ts'
import { DocumentHead } from '../document-head.tsx'
import { VERSION_META } from '../follow-catalogue.ts'
import { SiteLayout } from '../layouts/site-layout.tsx'
import { NotFoundScreen } from '../not-found-screen.tsx'

export const Route = createRootRouteWithContext<PageContext>()({
  component: Document,
  // Before the next page is shown, where it has messages that the first page did not need.
  beforeLoad: ({ location }) => loadMessages(location.pathname),
  // An address that no route can read, such as `/bali/%`.
  notFoundComponent: () => (
    <SiteLayout>
      <NotFoundScreen />
    </SiteLayout>
  ),
})

// Hydration keeps the elements that only the server writes into head and body; rendering the shell does not: see
// DocumentHead.
function Document() {
  const { context, ssr } = useRouter().options
  useLayoutEffect(() => {
    window.appStarted = true
    replayEarlyEvents()
  }, [])
  return (
    <html lang={HTML_LANGUAGES[context.language]}>
      <head>
        <DocumentHead />
        {import.meta.env.SSR && (
          <>
            <HeadContent />
            <meta name={VERSION_META} content={context.catalogueVersion} />
            {/* With JavaScript, the bootstrap script loads the fonts after the largest paint. */}
            <noscript>
              <link rel="stylesheet" href="/fonts/fonts.css" />
            </noscript>
          </>
        )}
      </head>
      <body>
        <Outlet />
        {import.meta.env.SSR && context.isHydrated && <Scripts />}
        <script
          suppressHydrationWarning
          nonce={ssr?.nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, allowed by its hash in the page's CSP
          dangerouslySetInnerHTML={{ __html: context.bootstrapScript }}
        />
      </body>
    </html>
  )
}
