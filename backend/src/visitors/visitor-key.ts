import { isIPv6, SocketAddress } from 'node:net';

/** An IPv4 address in IPv6's clothes, as the operating system writes it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** A proxy may pass on anything as an address; no key takes more than this many characters. */
const MAX_LENGTH = 64;

/**
 * What limits count a visitor by. Whoever has one IPv6 address has its whole /64, so that is one visitor
 * (`2001:db8:0:1::/64`); an IPv4 address is itself, however it is written (`::ffff:192.0.2.1`, `::ffff:c000:201`).
 *
 * @param address of the connection, or as a trusted proxy tells it; what is no address stays what it is
 */
export function visitorKey(address: string): string {
  const [unzoned = ''] = address.split('%', 1);
  if (!isIPv6(unzoned)) return address.slice(0, MAX_LENGTH);
  const { address: canonical } = new SocketAddress({ address: unzoned, family: 'ipv6' });
  return MAPPED.exec(canonical)?.[1] ?? `${networkOf(canonical)}::/64`;
}

/** The first four of eight groups. «::» stands for the zeros that are missing, dots at the end for two groups. */
function networkOf(canonical: string): string {
  const [head = [], tail = []] = canonical
    .replace(/\d+(\.\d+){3}$/, '0:0')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}
