import type { ThirdParties } from '@fahrzeugpflege/contracts';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { contentSecurityPolicy } from './content-security-policy.js';

/** What the site and every frame in it goes without. */
const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** What the security headers depend on. */
export interface SecurityOptions {
  readonly publicUrl: string;
  readonly thirdParties: ThirdParties;
}

/** Puts the security headers on every answer. */
export function registerSecurityHeaders(fastify: FastifyInstance, { publicUrl, thirdParties }: SecurityOptions): void {
  // Not by @fastify/helmet, which puts all headers together anew for each request.
  const setHeaders = helmet({
    contentSecurityPolicy: contentSecurityPolicy(publicUrl, thirdParties),
    strictTransportSecurity: false,
    // Maps and widgets are frames of other origins that don't opt in to being embedded by such a page.
    crossOriginEmbedderPolicy: false,
    // OpenStreetMap's tile policy wants to know the site that shows its tiles; no path is sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('permissions-policy', PERMISSIONS_POLICY);
    setHeaders(request.raw, reply.raw, () => done());
  });
}
