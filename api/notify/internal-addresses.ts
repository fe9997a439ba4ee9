import { BlockList, isIP } from 'node:net'

/** Networks that are nobody's on the internet: this machine, its neighbours, a cloud's metadata, multicast, reserved. */
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
  // Unspecified, loopback and the old way of writing an IPv4 address.
  ['::', 96],
  // IPv4 inside IPv6: whoever runs the translator decides where it leads.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

const blocked = new BlockList()
for (const [network, prefix] of INTERNAL)
  blocked.addSubnet(network, prefix, network.includes(':') ? 'ipv6' : 'ipv4')

/** Whether a message to the outside must not go to this address. IPv4 written as `::ffff:…` is judged as what it is. */
export function isInternal(address: string): boolean {
  // `fe80::1%eth0`: the zone says which card, not which network.
  const plain = address.split('%')[0] ?? ''
  const family = isIP(plain)
  if (family === 0) return true
  return blocked.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}
