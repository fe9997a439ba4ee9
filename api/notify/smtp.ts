const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/i

/**
 * An SMTP address that requires encryption: `smtp://` starts in plain text, and an attacker on the network could suppress
 * STARTTLS. A server on this machine is exempt. `smtps://` is encrypted from the start.
 */
export function withRequiredTls(address: string): string {
  const url = new URL(address)
  if (url.protocol !== 'smtp:' || LOCAL.test(url.hostname)) return address
  url.searchParams.set('requireTLS', 'true')
  url.searchParams.delete('ignoreTLS')
  return url.href
}
