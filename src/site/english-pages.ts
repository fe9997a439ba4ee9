const ENGLISH =
  /^\/(?:aboutus|blogs|cancellation-policy|family|faqs|honeymoon|landingpage|payments|privacy-policy|terms-conditions|test|themes|trips)(?:\/|$)/i

/** Whether a page's own texts are in English in every language of the site; `path` has no language. */
export function isEnglishPage(path: string): boolean {
  return ENGLISH.test(path)
}
