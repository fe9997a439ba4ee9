/** As browsers write an address, with a host that is no longer than a name on the Internet can be. */
const WEB_ADDRESS = /^https?:\/\/[^/\\?#]{1,255}(?:[/?#]|$)/

/**
 * Parses an address that a browser sent; null for any other text. Not for every text that `URL` accepts: for a long host it
 * takes as long as the square of its length.
 */
export function parseWebAddress(text: string): URL | null {
  return WEB_ADDRESS.test(text) ? URL.parse(text) : null
}
