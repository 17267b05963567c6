import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { connected, StaffUserEntity } from '@fahrzeugpflege/infra/database';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { AUTH_SETTINGS, type AuthSettings } from '../auth-settings.js';

/** «Device», followed by the account's id: several people may share a computer. */
const COOKIE = 'geraet-';

/** Since the last sign-in from it; seconds. */
const REMEMBERED_FOR = 180 * 24 * 60 * 60;

/**
 * Knows the browsers in which somebody has signed in before: strangers' failures never delay these (OWASP's «device
 * cookies»). The cookie `<device>.<expiry>.<signature>` opens nothing by itself. It is signed with a key of the account
 * that the database replaces when the password changes or the account is locked.
 */
@Injectable()
export class RememberedDevices {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AUTH_SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Remembers the browser that the reply goes to, under a new id; to be called after a right password. */
  async remember(reply: FastifyReply, accountId: string): Promise<void> {
    const accounts = connected(this.dataSource).getRepository(StaffUserEntity);
    const { deviceKey } = await accounts.findOneByOrFail({ id: accountId });
    const content = `${randomUUID()}.${Math.floor(Date.now() / 1_000) + REMEMBERED_FOR}`;
    reply.setCookie(COOKIE + accountId, `${content}.${sign(content, deviceKey)}`, {
      path: '/api/admin',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.settings.secureCookie,
      maxAge: REMEMBERED_FOR,
    });
  }

  /** The id of the device that a request comes from, if the account was used on it before. */
  recognise({ cookies }: FastifyRequest, account: StaffUserEntity | null): string | undefined {
    if (!account) return undefined;
    const [device, expiry, signature = ''] = (cookies[COOKIE + account.id] ?? '').split('.');
    if (!isEqual(signature, sign(`${device}.${expiry}`, account.deviceKey))) return undefined;
    return Number(expiry) > Date.now() / 1_000 ? device : undefined;
  }
}

function sign(content: string, key: string): string {
  return createHmac('sha256', key).update(content).digest('base64url');
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
