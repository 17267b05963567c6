import { z } from 'zod';
import type { ThirdParties } from './third-parties.js';

const text = z.string().trim().min(1, 'must not be empty');

const address = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://a.example', abort: true })
  .regex(/^https?:\/\/[^\s/]/, 'must have its host after two slashes');

const origin = z
  .string()
  .regex(/^https?:\/\/(\*\.)?[a-z\d.-]+(:\d+)?$/i, 'must be an origin like https://a.example or https://*.a.example');

const provider = { provider: text, privacyUrl: address.nullable(), moreOrigins: z.array(origin).default([]) };

const marketplace = z.strictObject({
  ...provider,
  scriptUrl: address.nullable(),
  configurationId: text,
  category: text,
  language: text,
  listingUrl: address.nullable(),
});

const reviews = z.strictObject({ ...provider, scriptUrl: address.nullable(), profileUrl: address.nullable() });

const map = z.strictObject({ ...provider, embedUrl: address.nullable(), searchUrl: address });

const analytics = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    ...provider,
    kind: z.literal('plausible'),
    loadsWithoutConsent: z.boolean(),
    scriptUrl: address,
    domain: text,
  }),
  z.strictObject({
    ...provider,
    kind: z.literal('matomo'),
    loadsWithoutConsent: z.boolean(),
    baseUrl: address,
    siteId: text,
  }),
  z.strictObject({
    ...provider,
    kind: z.literal('gtag'),
    loadsWithoutConsent: z.literal(false),
    scriptUrl: address,
    measurementId: text,
  }),
]);

const assistant = z.strictObject({ provider: text, privacyUrl: address.nullable() }).nullable();

/** Checks a configuration of outside providers that comes from elsewhere than the profile. */
export const thirdPartiesSchema = z.strictObject({
  assistant,
  marketplace,
  reviews,
  map,
  analytics,
}) satisfies z.ZodType<ThirdParties>;
