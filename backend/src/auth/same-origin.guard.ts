import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../problem/problem.js';
import { AUTH_SETTINGS, type AuthSettings } from './auth-settings.js';
import { isForeignOrigin } from './foreign-origin.js';

/** Refuses calls that another origin's page makes (decision 25): 403, before anything else is looked at. */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(@Inject(AUTH_SETTINGS) private readonly settings: AuthSettings) {}

  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!isForeignOrigin(headers, this.settings.publicUrl)) return true;
    throw new Problem(403, 'fremde-herkunft', 'Diese Anfrage kommt von einer anderen Website.');
  }
}
