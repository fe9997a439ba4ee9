import { BlockList, isIP } from 'node:net'

/** IPv4 and IPv6 networks that are not public: loopback, private, link-local (cloud metadata), multicast, reserved. */
const INTERNAL: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // Within the global IPv6 range: addresses for protocols (Teredo and ORCHID among them), documentation, and 6to4, which
  // carries an IPv4 address.
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const blocked = new BlockList()
for (const [network, prefix] of INTERNAL)
  blocked.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')

/**
 * The only IPv6 range that is routed on the internet. All other addresses (loopback, private, link-local, multicast, and
 * translated IPv4 addresses such as NAT64) are internal.
 */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')
const mappedIpv4 = new BlockList()
mappedIpv4.addSubnet('::ffff:0:0', 96, 'ipv6')

/** Whether an address is not public; also `true` for invalid ones. `::ffff:1.2.3.4` is checked as an IPv4 address. */
export function isInternal(address: string): boolean {
  // `fe80::1%eth0`: the zone names the network card, not the network.
  const plain = address.split('%')[0] ?? ''
  const family = isIP(plain)
  if (family === 0) return true
  if (family === 4) return blocked.check(plain, 'ipv4')
  if (!mappedIpv4.check(plain, 'ipv6') && !globalIpv6.check(plain, 'ipv6')) return true
  return blocked.check(plain, 'ipv6')
}
