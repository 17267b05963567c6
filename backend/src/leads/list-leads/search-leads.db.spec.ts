import { type Lead, type ListedLead, leadReference, listedLeadSchema, SEARCH_HEADER } from '@fahrzeugpflege/contracts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { addLead, useStaffApp } from '../../testing/staff-app.js';

const staff = useStaffApp();
let cookie: string;

const LEADS = [
  { name: 'Käthi Müller', subject: 'Keramikversiegelung', message: 'Was kostet das für zwei Fahrzeuge?' },
  { name: 'Beat Meyer', email: 'beat@example.org', message: 'Wir verkaufen zwei Häuser und ein Wohnmobil.' },
  { name: 'Röbi Bürgi', vehicleMake: 'Fiat', vehicleModel: 'Ducato', message: 'Ein Vertrag für die Autoeinlagerung' },
  { name: 'Jérôme Favre', phone: '079 123 45 67', phoneE164: '+41791234567', message: 'Rückruf bitte' },
  { name: 'Ida Stolz', phone: '0171/98 76 543', phoneE164: null, message: 'aus Deutschland' },
  {
    name: 'Uwe Kern',
    vehicleMake: 'VW',
    vehicleModel: 'T6',
    offerNumber: 'OFF-2024-001',
    message: '100% a_b c\\d 7.20 m',
  },
  { name: 'Zita Ott', subject: 'an Herrn Kern', vehicleMake: 'Laika', mergedInto: 'Uwe Kern' },
] as const;

beforeAll(async () => {
  cookie = await staff.signIn();
  const ids = new Map<string, string>();
  for (const [n, { mergedInto, ...lead }] of LEADS.map((lead) => ({ mergedInto: null, ...lead })).entries()) {
    const receivedAt = `2025-08-10T08:00:0${n}Z`;
    const target = mergedInto === null ? null : (ids.get(mergedInto) ?? null);
    const values = { email: 'post@example.com', ...lead, receivedAt, mergedInto: target };
    ids.set(lead.name, await addLead(staff.dataSource, values));
  }
});

const search = (q: string, more: Record<string, string> = {}) =>
  staff
    .as(cookie)
    .get('/api/leads')
    .query({ q, ...more })
    .expect(200);
const found = async (q: string) => {
  const response = await search(q);
  return { names: (response.body as Lead[]).map(({ name }) => name), mode: response.get(SEARCH_HEADER) };
};

describe('the search for words', () => {
  it.each<[string, string, string[]]>([
    ['the end of a compound', 'versiegelung', ['Käthi Müller']],
    ['an inflected end of a compound', 'Versiegelungen', ['Käthi Müller']],
    ['the begin of a word', 'Wohnmo', ['Beat Meyer']],
    ['another form', 'Wohnmobile', ['Beat Meyer']],
    ['another form with an umlaut', 'Haus', ['Beat Meyer']],
    ['a form without its umlaut', 'Verträge', ['Röbi Bürgi']],
    ['a compound whose parts meet in two vowels', 'einlagerung', ['Röbi Bürgi']],
    ['an umlaut in two letters', 'Mueller', ['Käthi Müller']],
    ['an umlaut, in any case', 'MÜLLER', ['Käthi Müller']],
    ['an accent left out', 'jerome', ['Jérôme Favre']],
    ['the mail address', 'beat@example.org', ['Beat Meyer']],
    ['make and model', 'ducato fiat', ['Röbi Bürgi']],
    ['a decimal', '7.2', ['Uwe Kern']],
    ['very short words', 'vw t6', ['Uwe Kern']],
    ['the offer number', 'off-2024-001', ['Uwe Kern']],
    ['a part of the offer number', '2024', ['Uwe Kern']],
    ['a percent sign', '100%', ['Uwe Kern']],
    ['an underscore', 'a_b', ['Uwe Kern']],
    ['a backslash', 'c\\d', ['Uwe Kern']],
    ['signs beside a word', 'uwe %', ['Uwe Kern']],
    ['signs beside a word that is elsewhere', 'meyer %', []],
    ['signs alone, which are nobody’s', '%', []],
    ['several signs alone', '% _', []],
    ['words in several fields', 'uwe t6 2024', ['Uwe Kern']],
    ['a word without one of the others', 'uwe fiat', []],
    ['what a lead holds that was merged into it', 'Laika', ['Uwe Kern']],
    ['the name of such a lead', 'zita ott', ['Uwe Kern']],
    ['what both hold, once', 'kern', ['Uwe Kern']],
    ['an underscore as no wildcard', 'd_cato', []],
    ['a quote', "x'", []],
    ['what would be an operator', '!x', []],
  ])('finds by %s: %s', async (_, q, names) => {
    expect(await found(q)).toEqual({ names, mode: undefined });
  });

  it('counts the first ten words', async () => {
    const ten = Array.from({ length: 10 }, () => 'uwe').join(' ');
    expect((await found(`${ten} nirgends`)).names).toEqual(['Uwe Kern']);
    expect((await found(`${ten.slice(4)} nirgends`)).names).toEqual([]);
  });
});

describe('what a search says of the leads it found', () => {
  const marked = async (query: Record<string, string>) => {
    const response = await staff.as(cookie).get('/api/leads').query(query).expect(200);
    const leads: ListedLead[] = z.array(z.strictObject(listedLeadSchema.shape)).parse(response.body);
    return leads.map(({ name, isFoundByMerged }) => [name, isFoundByMerged]);
  };

  it.each<[string, string, boolean]>([
    ['what a merged lead alone holds', 'Laika', true],
    ['a word similar to what a merged lead alone holds', 'Leika', true],
    ['what both hold', 'kern', false],
    ['what the lead itself holds', 'ducato', false],
    ['a word similar to what it holds itself', 'dukato', false],
  ])('whether it was by a merged one, of %s: %s', async (_, q, isFoundByMerged) => {
    expect(await marked({ q })).toEqual([[expect.any(String), isFoundByMerged]]);
  });

  it('is left out where nothing is searched for', async () => {
    const leads = await marked({});
    expect(leads).toHaveLength(LEADS.length - 1);
    expect(leads.filter(([, isFoundByMerged]) => isFoundByMerged !== undefined)).toEqual([]);
  });
});

describe('the search for phone numbers', () => {
  it.each([
    '079 123 45 67',
    '0791234567',
    '+41791234567',
    '+41 (0)79 123 45 67',
    '0041791234567',
    '079 123',
    '123 45 67',
    'favre 079 123 45 67',
  ])('finds %s', async (q) => {
    expect(await found(q)).toEqual({ names: ['Jérôme Favre'], mode: undefined });
  });

  it.each(['0171 9876543', '0171/9876543'])('finds %s that nobody could read', async (q) => {
    expect(await found(q)).toEqual({ names: ['Ida Stolz'], mode: undefined });
  });

  it.each<[string, string[]]>([
    ['23 45', ['Jérôme Favre']],
    ['079 12', ['Jérôme Favre']],
    ['23 45 67', ['Jérôme Favre']],
    ['favre 23 45', ['Jérôme Favre']],
    ['34 56', ['Jérôme Favre']],
    ['34 57', []],
    ['98 76', ['Ida Stolz']],
    ['71 98', ['Ida Stolz']],
    ['23 2', []],
  ])('finds the part %s, however it is grouped', async (q, names) => {
    expect((await found(q)).names).toEqual(names);
  });

  describe('by a part', () => {
    const READ = [
      '+41 79 412 88 31',
      '079 412 88 31',
      '+41794128831',
      '0794128831',
      '079/412.88.31',
      '0041 79 4128831',
    ];
    const UNREAD = ['079 412 88 31 abends'];
    const ids: string[] = [];

    beforeAll(async () => {
      for (const phone of READ)
        ids.push(await addLead(staff.dataSource, { name: 'Eva', phone, phoneE164: '+41794128831' }));
      for (const phone of UNREAD) ids.push(await addLead(staff.dataSource, { name: 'Eva', phone, phoneE164: null }));
      ids.push(await addLead(staff.dataSource, { name: 'Platzwart', message: 'Platz 88, Halle 31' }));
    });
    afterAll(() => staff.dataSource.query('DELETE FROM lead WHERE id = ANY ($1)', [ids]));

    it.each(['412 88 31', '41288 31', '079 412', '079 41', '412 88', '4128', '8831', 'eva 88 31'])(
      'finds %s in any notation',
      async (q) => {
        expect(((await search(q)).body as Lead[]).map(({ phone }) => phone).toSorted()).toEqual(
          [...READ, ...UNREAD].toSorted(),
        );
      },
    );

    it('takes digits in groups for words too', async () => {
      expect(new Set((await found('88 31')).names)).toEqual(new Set(['Eva', 'Platzwart']));
    });
  });

  it('does not guess numbers', async () => {
    expect(await found('079 123 45 68')).toEqual({ names: [], mode: undefined });
  });
});

describe('the search for a reference', () => {
  it('finds the lead that has it, however it is written', async () => {
    const [lead] = (await search('jerome')).body as Lead[];
    const reference = leadReference(lead?.id ?? '', 'contact');
    expect((await found(reference.toLowerCase())).names).toEqual(['Jérôme Favre']);
    expect((await found(`${reference} Favre`)).names).toEqual(['Jérôme Favre']);
  });
});

describe('the search for names of vehicles', () => {
  const MODELS = ['B678', 'B 678', 'B-678', 'T6', 'T 6', 'T6.1', 'T 6.1', '220d', '220 d', 'Golf7', 'Golf 7'];
  const ids: string[] = [];

  beforeAll(async () => {
    for (const [n, name] of MODELS.entries()) {
      // In one of the two texts that are searched differently.
      const where = n % 2 === 0 ? { vehicleModel: name } : { message: `Mein ${name} braucht Pflege.` };
      ids.push(await addLead(staff.dataSource, { name: `Nr ${n}`, ...where }));
    }
  });
  afterAll(() => staff.dataSource.query('DELETE FROM lead WHERE id = ANY ($1)', [ids]));

  it.each<[string, string[]]>([
    ['B678', ['B678', 'B 678', 'B-678']],
    ['B 678', ['B678', 'B 678', 'B-678']],
    ['b-678', ['B678', 'B 678', 'B-678']],
    ['B67', ['B678', 'B 678', 'B-678']],
    ['B679', []],
    ['B6789', []],
    ['T6.1', ['T6.1', 'T 6.1']],
    ['T 6.1', ['T6.1', 'T 6.1']],
    ['T6', ['T6', 'T 6', 'T6.1', 'T 6.1']],
    ['T 6', ['T6', 'T 6', 'T6.1', 'T 6.1']],
    ['T5', []],
    ['220d', ['220d', '220 d']],
    ['220 D', ['220d', '220 d']],
    ['golf7', ['Golf7', 'Golf 7']],
    ['Golf 7', ['Golf7', 'Golf 7']],
  ])('finds %s joined or parted', async (q, models) => {
    const { names } = await found(q);
    const listed = names.flatMap((name) => MODELS[Number(/^Nr (\d+)$/.exec(name)?.[1])] ?? []);
    expect(listed.toSorted()).toEqual(models.toSorted());
  });
});

describe('the search for what nobody wrote so', () => {
  it.each<[string, string[]]>([
    ['Fiat Dukato', ['Röbi Bürgi']],
    ['Meier', ['Beat Meyer']],
    ['Keramikversieglung', ['Käthi Müller']],
    ['Wonmobil', ['Beat Meyer']],
    ['Burgi', ['Röbi Bürgi']],
    ['Leika', ['Uwe Kern']],
    ['wohnmobil meier', ['Beat Meyer']],
  ])('finds %s by what is similar, and says so', async (q, names) => {
    expect(await found(q)).toEqual({ names, mode: 'similar' });
  });

  it.each(['Xaver', 'Meister', 'Dukato Meier', 'OFF-2025-001', 'Mer'])('finds nothing similar to %s', async (q) => {
    expect(await found(q)).toEqual({ names: [], mode: undefined });
  });

  it('looks at similar words only where nothing has the very word', async () => {
    expect(await found('Meyer')).toEqual({ names: ['Beat Meyer'], mode: undefined });
    const id = await addLead(staff.dataSource, { name: 'Otto Meier', message: 'Guten Tag' });
    expect(await found('Meier')).toEqual({ names: ['Otto Meier'], mode: undefined });
    await staff.dataSource.query('DELETE FROM lead WHERE id = $1', [id]);
  });

  it('keeps the other filters', async () => {
    expect((await search('Meier', { status: 'pending' })).body).toHaveLength(1);
    expect((await search('Meier', { status: 'rejected' })).body).toHaveLength(0);
    expect((await search('Meier', { to: '2025-08-09' })).body).toHaveLength(0);
    expect((await search('Laika', { status: 'pending' })).body).toHaveLength(1);
    expect((await search('Laika', { status: 'rejected' })).body).toHaveLength(0);
  });
});

describe('the pages of a search', () => {
  const MATCHES = 5;

  beforeAll(async () => {
    for (let n = 0; n < MATCHES; n++) {
      await addLead(staff.dataSource, { name: `Paul Zbinden ${n}`, receivedAt: `2025-07-0${n + 1}T08:00:00.000500Z` });
    }
  });

  const walk = async (q: string) => {
    const pages: { names: string[]; mode: string | undefined }[] = [];
    let response = await search(q, { limit: '2' });
    for (;;) {
      pages.push({ names: response.body.map(({ name }: Lead) => name.slice(-1)), mode: response.get(SEARCH_HEADER) });
      const next = /<([^>]+)>; rel="next"/.exec(response.get('Link')?.toString() ?? '')?.[1];
      if (!next || pages.length > MATCHES) return pages;
      response = await staff.as(cookie).get(next).expect(200);
    }
  };
  const PAGES = [['4', '3'], ['2', '1'], ['0']];

  it('are newest first and lead to the end', async () => {
    expect(await walk('Zbinden')).toEqual(PAGES.map((names) => ({ names, mode: undefined })));
  });

  it('go on with similar words where they began so', async () => {
    expect(await walk('Zbindem')).toEqual(PAGES.map((names) => ({ names, mode: 'similar' })));
  });

  it('end without a look at similar words where the last exact one was on the page before', async () => {
    const response = await search('Zbinden', { limit: '4' });
    const next = /<([^>]+)>/.exec(response.get('Link')?.toString() ?? '')?.[1] ?? '';
    await staff.dataSource.query("DELETE FROM lead WHERE name = 'Paul Zbinden 0'");
    const last = await staff.as(cookie).get(next).expect(200);
    expect({ leads: last.body, mode: last.get(SEARCH_HEADER) }).toEqual({ leads: [], mode: undefined });
  });
});
