import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { Unavailable } from '../problem/business-error.js';
import type { SitePages } from '../site/site-pages.js';
import { FormController } from './form.controller.js';
import type { IntakeLimit } from './intake-limit.js';

const FORM = {
  form: 'kontakt',
  name: 'Anna Muster',
  email: 'anna@example.ch',
  message: 'Guten Tag, haben Sie im März noch Platz?',
};

/** What is answered, and what is logged, when the sending and the page that says so fail. */
async function send(sending: Error, page: Error) {
  const logged = jest.spyOn(Logger.prototype, 'error').mockReturnValue(undefined);
  const answer = { status: 0, body: '' };
  const reply = {
    status: (status: number) => {
      answer.status = status;
      return reply;
    },
    header: () => reply,
    type: () => reply,
    send: (body: string) => {
      answer.body = body;
    },
  };
  const controller = new FormController(
    { execute: () => Promise.reject(sending) } as unknown as CommandBus,
    { count: () => undefined } as unknown as IntakeLimit,
    { renderForm: () => Promise.reject(page) } as unknown as SitePages,
  );
  await controller.submit(FORM, '192.0.2.1', reply as unknown as FastifyReply, 'application/x-www-form-urlencoded');
  return { ...answer, logged: logged.mock.calls.flat() };
}

afterEach(() => {
  jest.restoreAllMocks();
});

it('logs a fault of ours behind a native form, and one of the page that says so', async () => {
  const [fault, another] = [new Error('a bug'), new Error('another')];
  const { status, body, logged } = await send(fault, another);
  expect(status).toBe(500);
  expect(body).toContain('Anna Muster');
  expect(logged).toEqual([fault, another]);
});

it('logs nothing where there is merely too much to do', async () => {
  expect((await send(new Unavailable(), new Unavailable())).logged).toEqual([]);
});
