// Loaded before the tests. Playwright's requests look `localhost` up as IPv4 and as IPv6 before they connect. Where the hosts file has
// it for one of them only, the other one asks a name server, which takes seconds on a machine without a network.
import dns from 'node:dns'

const { lookup } = dns.promises

dns.promises.lookup = (async (hostname: string, options: dns.LookupAllOptions) => {
  if (hostname !== 'localhost' || !options?.all || !options.family) return lookup(hostname, options)
  // Without a family, the hosts file alone is asked.
  const addresses = await lookup(hostname, { ...options, family: 0 })
  const found = addresses.filter(({ family }) => family === options.family)
  if (found.length === 0)
    throw Object.assign(new Error(`${hostname} has no such address`), { code: 'ENOTFOUND' })
  return found
}) as typeof lookup
