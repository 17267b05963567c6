import { isIPv4, isIPv6 } from 'node:net';

/** The network that an address belongs to (a quarter of IPv4 and most of IPv6 are left out), or the text as it is. */
export function shortenAddress(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(mapped)) return `${mapped.split('.').slice(0, 3).join('.')}.x`;
  if (!isIPv6(address) || address === '::1') return address;
  return `${groupsOf(address).slice(0, 3).join(':')}:x`;
}

/** The eight groups, with those that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%')[0] ?? '').split('::');
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  return [...first, ...Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0'), ...last];
}
