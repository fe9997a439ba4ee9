import { useRouter } from '@tanstack/react-router'

type Props = {
  title: string
  description: string
  /** Path of the page, for its canonical address. */
  path: string
  /** Name of the scene on its share image. */
  share?: string
  /** Search engines stay away: personal or empty pages. */
  hidden?: boolean
  /**
   * Structured data (schema.org) for whoever reads the HTML, made with the address of the site. Give it only where
   * `import.meta.env.SSR` holds: the browser leaves what the server wrote, and carries no code for it.
   */
  jsonLd?: ((origin: string) => object) | false
}

/**
 * Title, description, canonical address, share card and structured data of a page, which React puts into the document's
 * head. Part of the view rather than of the route, so that no page carries the heads of all others.
 */
export function PageHead({ title, description, path, share = 'bali', hidden = false, jsonLd }: Props) {
  const { origin } = useRouter().options.context
  const url = origin + path
  const fullTitle = `${title} | Marigold Miles`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <ShareCard
          title={fullTitle}
          description={description}
          url={url}
          image={`${origin}/art/${share}-share.jpg`}
        />
      )}
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {jsonLd !== undefined && (
        <script
          type="application/ld+json"
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every `<` written so that it cannot end the element
          dangerouslySetInnerHTML={{
            __html:
              import.meta.env.SSR && jsonLd ? JSON.stringify(jsonLd(origin)).replaceAll('<', '\\u003c') : '',
          }}
        />
      )}
    </>
  )
}

// For those who only read the HTML; no browser carries it.
function ShareCard(card: { title: string; description: string; url: string; image: string }) {
  return (
    <>
      <meta property="og:title" content={card.title} />
      <meta property="og:description" content={card.description} />
      <meta property="og:url" content={card.url} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={card.image} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Head of a page that does not exist. */
export function NotFoundHead({ title = 'Page not found' }: { title?: string }) {
  return (
    <>
      <title>{`${title} | Marigold Miles`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
