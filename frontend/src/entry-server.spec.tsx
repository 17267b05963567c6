/** @jest-environment node */
import {
  type FormState,
  type NativeForm,
  type NativeFormId,
  nativeFormRequests,
  nativeForms,
} from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { createPageRenderer } from './entry-server.tsx';
import { aSite } from './test/site.ts';

const DURING = { renderedAt: '2025-09-01T10:00:00.000Z' };
const site = aSite();
let isDatabaseAway = false;
const render = createPageRenderer({
  ...site,
  content: {
    ...site.content,
    article: (slug) => (isDatabaseAway ? Promise.reject(new Error('away')) : site.content.article(slug)),
  },
});
const PAGES = ['/', '/kontakt', '/promo-womo-fruhbucher', '/danke', '/leads', '/admin', '/gibt-es-nicht'];

describe('rendering on the server', () => {
  it.each(PAGES)('%s runs no inline script and has no inline style', async (path) => {
    const { html } = await render({ url: path, ...DURING });
    const scripts = html.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toMatch(/type="application\/(?:ld\+)?json"/);
    expect(html).not.toMatch(/\s(style|on[a-z]+)="/);
    expect(html).not.toContain('ß');
  });

  it('names the files of the page, which the browser fetches at once', async () => {
    const { html } = await render({ url: '/kontakt', ...DURING });
    expect(html).toContain('data-chunks="/assets/src-pages-contact-page.tsx.js"');
  });

  it.each(Object.entries(nativeForms) as [NativeFormId, NativeForm][])('%s is a native form', async (id, form) => {
    const { html, status } = await render({ url: form.page, ...DURING });
    expect(status).toBe(200);
    const tag = html.match(/<form[^>]*>/)?.[0];
    for (const part of ['method="post"', 'action="/api/form"', 'accept-charset="utf-8"']) expect(tag).toContain(part);
    if (form.section) expect(html).toContain(`id="${form.section}"`);
    expect(tag).not.toContain('novalidate');
    expect(html).toContain(`<input type="hidden" name="form" value="${id}"/>`);
    const names = Array.from(html.matchAll(/<(?:input|textarea|select)[^>]*\sname="(\w+)"/g), ([, name]) => name);
    expect(names).toEqual(['form', 'honey', ...Object.keys(nativeFormRequests[id].fields)]);
  });

  it('answers the sent views, a missing page and the staff area as what they are', async () => {
    const sent = await render({ url: '/kontakt?gesendet=1', ...DURING });
    expect(sent.html).toContain('Vielen Dank!');
    expect(sent.html).toContain('href="/kontakt#nachricht"');
    expect(sent.html).not.toContain('<form');
    const missing = await render({ url: '/gibt-es-nicht', ...DURING });
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('Die von Ihnen gesuchte Seite existiert leider nicht oder wurde verschoben.');
    const admin = await render({ url: '/admin', ...DURING });
    expect(admin.html).toContain('<meta name="robots" content="noindex">');
    expect(admin.html).not.toContain('password');
  });

  it('brings a rejected form back with every word and each fault at its field, and lets no markup out', async () => {
    const typed = 'kurz </script><script>alert(1)</script> $& $1';
    const formState: FormState = {
      form: 'kontakt',
      values: { name: 'B', email: '', telefon: '', message: typed },
      errors: { name: 'Name muss mindestens 2 Zeichen lang sein' },
      notice: 'Bitte prüfen Sie die markierten Felder.',
    };
    const { html } = await render({ url: '/kontakt', ...DURING, formState });
    expect(html).toContain('<title>Fehler: Kontakt | ');
    const busy = await render({ url: '/kontakt', ...DURING, formState: { ...formState, errors: {} } });
    expect(busy.html).toContain('<title>Nicht gesendet: Kontakt | ');
    expect(busy.html).toMatch(/<div role="alert"[^>]* autofocus=""/);
    const faulty = html.match(/<input[^>]*name="name"[^>]*>/)?.[0];
    expect(faulty).toContain('aria-invalid="true"');
    expect(faulty).toContain('autofocus=""');
    expect(html.match(/ autofocus=""/g)).toHaveLength(1);
    expect(html).toContain('Name muss mindestens 2 Zeichen lang sein');
    expect(html).toContain('kurz &lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt; $&amp; $1</textarea>');
    expect(html).not.toContain('<script>alert');
    const json = html.match(/id="page-state" data-path="\/kontakt">(.*?)<\/script>/)?.[1] ?? '';
    expect(JSON.parse(json)).toMatchObject({ ...DURING, formState });
  });

  it('answers 503, to be left out by search engines, where nobody can tell whether there is such an article', async () => {
    isDatabaseAway = true;
    const { status, html, isComplete } = await render({ url: '/blog/vielleicht', ...DURING });
    isDatabaseAway = false;
    expect([status, isComplete]).toEqual([503, false]);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    expect((await render({ url: '/blog/vielleicht', ...DURING })).status).toBe(404);
  });
});
