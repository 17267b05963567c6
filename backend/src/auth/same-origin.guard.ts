import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem/problem.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth-settings.js';

/** The request headers that tell where a call comes from. */
export interface OriginHeaders {
  readonly origin?: string | undefined;
  readonly host?: string | undefined;
  readonly 'sec-fetch-site'?: string | string[] | undefined;
}

/** `none`: the person typed the address. `same-site` is another origin (a neighbouring subdomain or port). */
const OWN_SITES = new Set<unknown>([undefined, 'same-origin', 'none']);

/**
 * True when a header says that another origin's page makes the call. Missing headers say nothing: only browsers send
 * them, and only browsers carry somebody else's cookies.
 *
 * @param publicUrl our own address; behind a proxy the `Host` that reaches us may be another
 */
export function isForeignOrigin(headers: OriginHeaders, publicUrl: string): boolean {
  if (!OWN_SITES.has(headers['sec-fetch-site'])) return true;
  const { origin, host } = headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return false;
  return !URL.canParse(origin) || !host || new URL(origin).host !== hostOf(host, new URL(origin).protocol);
}

/** Leaves out a default port, as browsers do in `Origin`. */
function hostOf(host: string, protocol: string): string | null {
  const url = `${protocol}//${host}`;
  return URL.canParse(url) ? new URL(url).host : null;
}

/** Refuses calls that another origin's page makes: 403, before anything else is looked at. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(AUTH_SETTINGS) private readonly settings: AuthSettings) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isForeignOrigin(headers, this.settings.publicUrl)) return true;
    throw new Problem(403, 'fremde-herkunft', 'Diese Anfrage kommt von einer anderen Website.');
  }
}
