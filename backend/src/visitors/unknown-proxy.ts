import { BlockList, isIPv6 } from 'node:net';
import { Logger } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

const WARNING =
  'A proxy in front of this process sends X-Forwarded-For, but TRUST_PROXY is unset: all visitors count as one, so that ' +
  'the limits of one visitor close the site for all. Set TRUST_PROXY to the address of the proxy:';

/** Where our own proxies stand: loopback, private, shared and link-local networks. */
const nearby = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  nearby.addSubnet(network, prefix, 'ipv4');
}
nearby.addAddress('::1', 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');
nearby.addSubnet('fe80::', 10, 'ipv6');

/**
 * Warns once where a proxy that is not configured passes on visitors' addresses. From a distant peer that header is some
 * visitor's own invention and means nothing.
 *
 * @param trustProxy variable `TRUST_PROXY`
 */
export function warnOfUnknownProxy(fastify: FastifyInstance, trustProxy: readonly string[] | undefined): void {
  if (trustProxy !== undefined) return;
  let isWarned = false;
  fastify.addHook('onRequest', ({ headers, socket: { remoteAddress = '' } }, _reply, done) => {
    if (!isWarned && headers['x-forwarded-for'] !== undefined && isNearby(remoteAddress)) {
      isWarned = true;
      new Logger('TrustProxy').warn(`${WARNING} ${remoteAddress}`);
    }
    done();
  });
}

function isNearby(address: string): boolean {
  return nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
