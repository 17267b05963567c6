import { applyDecorators, type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problem/problem.js';
import { SameOriginGuard } from './same-origin.guard.js';
import { StaffSessions } from './session/staff-sessions.js';

/** Marks what staff may do before they have replaced a made-up password. */
export const BeforePasswordChange = Reflector.createDecorator<true>();

/** Lets signed-in staff pass: 401 without a session, 403 while a made-up password waits to be replaced. */
@Injectable()
export class StaffGuard implements CanActivate {
  constructor(
    private readonly sessions: StaffSessions,
    private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const user = await this.sessions.findUser(request, http.getResponse<FastifyReply>());
    if (!user) throw new Problem(401, 'nicht-angemeldet', 'Bitte melden Sie sich an.');
    const allowedBefore = this.reflector.getAllAndOverride(BeforePasswordChange, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (user.mustChangePassword && !allowedBefore) {
      throw new Problem(403, 'passwort-aendern', 'Bitte wählen Sie zuerst ein eigenes Passwort.');
    }
    request.user = user;
    return true;
  }
}

/** For every route that staff alone may call, from our own pages alone; see `@SignedInUser()` for who calls. */
export const StaffOnly = () => applyDecorators(UseGuards(SameOriginGuard, StaffGuard));
