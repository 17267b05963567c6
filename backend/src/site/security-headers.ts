import type { ThirdParties } from '@fahrzeugpflege/contracts';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy.js';

/** What the site and every frame in it goes without. */
const PERMISSIONS_POLICY = 'camera=(), microphone=(), geolocation=(), payment=(), usb=()';

/** What the security headers depend on. */
export interface SecurityOptions {
  readonly publicUrl: string;
  readonly thirdParties: ThirdParties;
}

/** Puts the security headers on every answer. */
export async function registerSecurityHeaders(
  fastify: FastifyInstance,
  { publicUrl, thirdParties }: SecurityOptions,
): Promise<void> {
  await fastify.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(publicUrl, thirdParties),
    hsts: false,
    // Maps and widgets are frames of other origins that don't opt in to being embedded by such a page.
    crossOriginEmbedderPolicy: false,
    // OpenStreetMap's tile policy wants to know the site that shows its tiles; no path is told.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  fastify.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS_POLICY);
  });
}
