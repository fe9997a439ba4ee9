/**
 * Structured data for whoever reads the HTML. Give it only where `import.meta.env.SSR` holds: the browser leaves what the
 * server wrote, and carries no code for it.
 */
export function JsonLdScript({ data }: { data: object | undefined }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, with every `<` written so that it cannot end the element
      dangerouslySetInnerHTML={{ __html: data ? JSON.stringify(data).replaceAll('<', '\\u003c') : '' }}
    />
  )
}
