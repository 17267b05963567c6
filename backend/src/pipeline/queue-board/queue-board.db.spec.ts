import { describe, expect, it } from '@jest/globals';
import supertest from 'supertest';
import { v7 as uuidv7 } from 'uuid';
import { usePipelineApp } from '../testing/pipeline-app.js';
import { BOARD_PATH } from './queue-board.js';

const pipeline = usePipelineApp();
const anybody = (path: string) => supertest(pipeline.server).get(path).redirects(0);
const browser = { Accept: 'text/html,application/xhtml+xml' };

/** The addresses that the board's page loads. */
async function filesOf(): Promise<string[]> {
  const { text } = await pipeline.call('get', BOARD_PATH).expect(200);
  return [...text.matchAll(/(?:href|src)="(static\/[^"]+)"/g)].map(([, path]) => BOARD_PATH + path);
}

describe('the board of queues', () => {
  it('is found under the address that operators know', async () => {
    const { headers } = await anybody('/admin/queues').expect(302);
    expect(headers['location']).toBe(BOARD_PATH);
    expect((await pipeline.call('get', '/api/admin/queues').redirects(0).expect(302)).headers['location']).toBe(
      BOARD_PATH,
    );
  });

  it('shows nothing without a session: pages lead to the login, its calls and files are 401', async () => {
    const files = await filesOf();
    expect(files.length).toBeGreaterThan(3);
    const calls = ['api/queues', 'api/redis/stats', 'api/queues/lead-mail/1', 'static/no-such-file.js'];
    for (const path of ['', 'queue/lead-mail', 'queue/lead-mail/1', 'api/queues']) {
      const { headers, text } = await anybody(BOARD_PATH + path)
        .set(browser)
        .expect(302);
      expect([headers['location'], text]).toEqual(['/admin/pipeline', '']);
    }
    for (const path of [...calls.map((call) => BOARD_PATH + call), ...files]) await anybody(path).expect(401);
    const guessed = { Cookie: `sitzung=${'a'.repeat(32)}` };
    await anybody(`${BOARD_PATH}api/queues`).set(guessed).expect(401);
  });

  it('answers no other origin, whoever is signed in', async () => {
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    await pipeline.call('get', `${BOARD_PATH}api/queues`).set(foreign).expect(403);
    await pipeline
      .call('get', BOARD_PATH)
      .redirects(0)
      .set({ ...foreign, ...browser })
      .expect(302);
  });

  it('is one page with files of our own host, under the site’s content security policy', async () => {
    const { text, headers } = await pipeline.call('get', `${BOARD_PATH}queue/lead-mail`).expect(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toMatch(/https?:|style=|<style|<script>/);
    for (const path of await filesOf()) {
      const file = await pipeline.call('get', path).expect(200);
      expect(file.headers['content-type']).toMatch(/^(text\/(css|javascript)|image\/svg\+xml)/);
      expect(file.headers['cache-control']).toMatch(/^private/);
    }
  });

  it('shows jobs by their ids alone', async () => {
    const submission = { id: uuidv7(), words: { name: 'Anna Muster', email: 'anna@example.ch' } };
    const payload = { events: [{ id: submission.id, submission }], other: 'anna@example.ch' };
    const id = await pipeline.failJob('lead-received', payload, 'bad value "anna@example.ch"');
    for (const path of [
      'api/queues?activeQueue=lead-received&status=failed&page=1&jobsPerPage=10',
      `api/queues/lead-received/${id}`,
    ]) {
      const { text } = await pipeline.call('get', BOARD_PATH + path).expect(200);
      expect(text).toContain(submission.id);
      expect(text).toContain('Unerwarteter Fehler');
      expect(text).not.toMatch(/anna/i);
    }
    for (const call of ['logs', 'flow']) {
      const { text } = await pipeline.call('get', `${BOARD_PATH}api/queues/lead-received/${id}/${call}`).expect(200);
      expect(text).not.toMatch(/anna/i);
    }
    expect((await (await pipeline.queue('lead-received')).getJob(id))?.data).toEqual(payload);
  });

  it('reads a page of jobs at most, whatever is asked for', async () => {
    const queue = await pipeline.queue('housekeeping');
    await queue.addBulk(Array.from({ length: 130 }, () => ({ name: 'retention', data: {} })));
    for (const [page, most, shown] of [
      [1, 50, 50],
      [1, 1_000_000, 100],
      [2, 100, 30],
    ]) {
      const path = `api/queues?activeQueue=housekeeping&status=waiting&page=${page}&jobsPerPage=${most}`;
      const { body } = await pipeline.call('get', BOARD_PATH + path).expect(200);
      const board = body.queues.find(({ name }: { name: string }) => name === 'housekeeping');
      expect(board.jobs).toHaveLength(shown as number);
    }
  });

  it('changes nothing: of its calls only those that read exist', async () => {
    const id = await pipeline.failJob('lead-mail', { deliveryIds: [uuidv7()] }, 'x');
    for (const call of ['retry/failed', 'clean/failed', 'pause', 'empty', `${id}/retry/failed`, `${id}/clean`, 'add']) {
      for (const method of ['put', 'post'] as const) {
        await pipeline.call(method, `${BOARD_PATH}api/queues/lead-mail/${call}`).send({}).expect(404);
      }
    }
    const queue = await pipeline.queue('lead-mail');
    expect([await queue.getJobState(id), await queue.isPaused()]).toEqual(['failed', false]);
  });

  it('opens no file but its own', async () => {
    for (const name of ['js', '', 'js/main.js', '../index.ejs', '%2e%2e/index.ejs', '%2e%2e%2f%2e%2e%2fpackage.json']) {
      const { text } = await pipeline.call('get', `${BOARD_PATH}static/${name}`);
      // Browsers and this client resolve dots by themselves, and then ask for the board's page.
      expect(text).toMatch(/Diese Adresse gibt es nicht|<base href="\/api\/admin\/queues\/">/);
    }
  });
});
