import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Who makes a staff call. */
export interface StaffUser {
  readonly id: string;
  readonly username: string;
  readonly mustChangePassword: boolean;
  /** With what they sign mails to visitors. */
  readonly mailName: string | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards of staff routes. */
    user?: StaffUser;
  }
}

/** The signed-in user, as a parameter of a handler behind `@StaffOnly()`. */
export const SignedInUser = createParamDecorator((_: unknown, context: ExecutionContext): StaffUser => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!user) throw new Error('@SignedInUser() needs a guard that sets the user');
  return user;
});
