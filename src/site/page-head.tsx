import { useRouter } from '@tanstack/react-router'
import { addressIn, LANGUAGES, type Language } from '../contract/languages.ts'
import { layoutText } from '../language/layout.ts'
import { shareImage } from './share-image.ts'

type Props = {
  title: string
  description: string
  /** Path of the page, for its canonical URL. */
  path: string
  /** Name of the picture on its share image. */
  share?: string
  /** Keeps search engines from indexing the page: personal or empty pages. */
  hidden?: boolean
  /**
   * Structured data (schema.org) for clients that read the HTML, built from the site's URL. Pass it only where
   * `import.meta.env.SSR` is true: the browser keeps what the server wrote and needs no code for it.
   */
  jsonLd?: ((origin: string) => object) | false
}

/**
 * Title, description, canonical URL, share card and structured data of a page; React moves them into the document's
 * head. Part of the view rather than of the route, so that a page does not include the heads of all others.
 */
export function PageHead({ title, description, path, share = 'bali', hidden = false, jsonLd }: Props) {
  const { origin, language, refusedForm } = useRouter().options.context
  const url = origin + addressIn(language, path)
  // First in the title: a screen reader says it first.
  const fullTitle = `${refusedForm ? layoutText().errorTitle(title) : title} | Marigold Miles`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {import.meta.env.SSR && (
        <ShareCard title={fullTitle} description={description} url={url} image={shareImage(origin, share)} />
      )}
      {import.meta.env.SSR && !hidden && <OtherLanguages origin={origin} path={path} />}
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

// Search engines show each reader the address in their language.
function OtherLanguages({ origin, path }: { origin: string; path: string }) {
  const url = (language: Language) => origin + addressIn(language, path)
  return (
    <>
      {LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={url(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url('en')} />
    </>
  )
}

// Only for clients that read the HTML; the browser bundle does not include it.
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

/** The head of the 404 page. */
export function NotFoundHead({ title = layoutText().notFoundHead }: { title?: string }) {
  return (
    <>
      <title>{`${title} | Marigold Miles`}</title>
      <meta name="robots" content="noindex" />
    </>
  )
}
