import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { ENGINES } from '../support/parts.js';
import type { Api, Stack } from '../support/stack.js';
import { STAFF_ADDRESS } from '../support/stack.js';
import { useStack } from '../support/stack-test.js';
import {
  aVisitor,
  contactEnquiry,
  contactForm,
  promoEnquiry,
  promoForm,
  searchEnquiry,
  searchForm,
  type Visitor,
  vehicleEnquiry,
  vehicleForm,
} from '../support/visitor.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

describe.each(ENGINES)('ways in, queue in %s', (engine) => {
  const context = useStack(engine);
  const { test } = context;
  let api: Api;

  beforeAll(async () => {
    [api] = await Promise.all([context.stack.startApi(), context.stack.startWorker()]);
  });

  test('a contact enquiry as JSON', async (stack) => {
    const visitor = aVisitor();
    const enquiry = { ...contactEnquiry(visitor), serviceType: 'Dampfreinigung' };
    await expectReceipt(api.client.contact(enquiry));
    const { lead, mail } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      ...enquiry,
      formType: 'contact',
      status: 'pending',
      phoneE164: '+41621234567',
      typedVehicle: null,
      vehicleMake: null,
      version: 1,
    });
    expect(mail.subject).toBe(`Kontakt: ${visitor.name} – Dampfreinigung`);
    expect(mail.text).toContain(enquiry.message);
  });

  test('a promotion enquiry as JSON with the texts as typed', async (stack) => {
    const visitor = aVisitor();
    const enquiry = promoEnquiry(visitor);
    await expectReceipt(api.client.contact(enquiry));
    const { lead, mail } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      ...visitor,
      formType: 'promo',
      subject: 'Frühbucher-Anfrage Keramikversiegelung',
      serviceType: 'Keramikversiegelung',
      desiredDate: enquiry.preferredDate,
      phone: '+41 79 123 45 67',
      phoneE164: '+41791234567',
      typedVehicle: enquiry.vehicle,
      typedDimensions: enquiry.dimensions,
      vehicleMake: 'Hymer',
      vehicleModel: 'B-Klasse MC',
      vehicleYear: 2019,
      vehicleLength: 7.2,
      vehicleHeight: 3.1,
    });
    expect(mail.subject).toBe(`Frühbucher: ${visitor.name} – Hymer B-Klasse MC`);
    for (const words of [enquiry.vehicle, enquiry.dimensions, enquiry.preferredDate])
      expect(mail.text).toContain(words);
  });

  test('a promotion enquiry as JSON with split fields, which may be numbers', async (stack) => {
    const visitor = aVisitor();
    const { vehicle: _, dimensions: __, preferredDate, ...rest } = promoEnquiry(visitor);
    const split = { vehicleMake: 'Hymer', vehicleModel: 'ML-T 580', vehicleLength: 6.98, vehicleHeight: '2,95 m' };
    await expectReceipt(api.client.contact({ ...rest, ...split, vehicleYear: 2022, desiredDate: preferredDate }));
    const { lead } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      vehicleMake: 'Hymer',
      vehicleModel: 'ML-T 580',
      vehicleYear: 2022,
      vehicleLength: 6.98,
      vehicleHeight: 2.95,
      desiredDate: preferredDate,
      typedVehicle: 'Hymer ML-T 580 2022',
      typedDimensions: '6.98 × 2,95 m',
    });
  });

  test('a vehicle enquiry as JSON', async (stack) => {
    const visitor = aVisitor();
    const enquiry = vehicleEnquiry(visitor);
    await expectReceipt(api.client.contact(enquiry));
    const { lead, mail } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      formType: 'vehicle',
      subject: 'Fahrzeuganfrage über die Website',
      serviceType: 'Einlagerung',
      desiredDate: 'ab November',
      phoneE164: '+497541123456',
      vehicleMake: 'La Strada',
      vehicleModel: 'Avanti XL',
      vehicleYear: 2021,
      vehicleLength: 6.36,
      vehicleHeight: 2.75,
    });
    expect(mail.subject).toBe(`Fahrzeuge: ${visitor.name} – La Strada Avanti XL`);
  });

  test('a search as JSON, which needs no make', async (stack) => {
    const visitor = aVisitor();
    const enquiry = searchEnquiry(visitor);
    await expectReceipt(api.client.contact(enquiry));
    const { lead, mail } = await arrival(stack, visitor);
    const subject = 'Suchauftrag: Wohnmobil mit Längsbetten, Automat, höchstens 7 m lang';
    const message = `${enquiry.message}\n\nBudget: bis CHF 60'000`;
    expect(lead).toMatchObject({
      ...visitor,
      formType: 'vehicle',
      subject,
      message,
      desiredDate: 'bis Frühling',
      phoneE164: '+41791234567',
      vehicleMake: null,
      vehicleModel: null,
      vehicleYear: null,
      vehicleLength: null,
      vehicleHeight: null,
      typedVehicle: null,
      typedDimensions: null,
    });
    expect(mail.subject).toMatch(/^Fahrzeuge: .* – Suchauftrag: Wohnmobil mit Längsbetten/);
    for (const words of [message, 'Wunschtermin: bis Frühling', `Betreff: ${subject}`]) {
      expect(mail.text).toContain(words);
    }
    expect(mail.text).not.toContain('Fahrzeug:');
  });

  test('a search that names a make says so beside what is looked for', async (stack) => {
    const visitor = aVisitor();
    await expectReceipt(
      api.client.contact({ ...searchEnquiry(visitor), vehicleMake: 'Hymer', vehicleModel: 'B-Klasse' }),
    );
    const { lead, mail } = await arrival(stack, visitor);
    expect(lead).toMatchObject({ vehicleMake: 'Hymer', vehicleModel: 'B-Klasse', typedVehicle: 'Hymer B-Klasse' });
    expect(mail.subject).toContain('Suchauftrag: Wohnmobil');
    expect(mail.text).toContain('Fahrzeug: Hymer B-Klasse');
  });

  test('the native contact form', async (stack) => {
    const visitor = aVisitor();
    await expectSent(api.client.form(contactForm(visitor)), '/kontakt?gesendet=1');
    const { lead, mail } = await arrival(stack, visitor);
    const message = 'Grüezi\nHaben Sie im März noch Platz? 🚐\nFreundliche Grüsse';
    expect(lead).toMatchObject({
      ...visitor,
      formType: 'contact',
      subject: 'Kontaktanfrage über die Website',
      phone: '062 123 45 67',
      phoneE164: '+41621234567',
      message,
    });
    expect(mail.text).toContain(message);
    expect((await stack.records.submission(lead.submissionId)).wayIn).toBe('form');
  });

  test('the native early-booking form', async (stack) => {
    const visitor = aVisitor();
    await expectSent(api.client.form(promoForm(visitor)), '/danke');
    const { lead } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      formType: 'promo',
      phone: null,
      desiredDate: '15. September',
      typedVehicle: 'Eura Mobil Profila 2018',
      typedDimensions: 'Länge 699 cm, Höhe 2,89 m',
      vehicleMake: 'Eura Mobil',
      vehicleModel: 'Profila',
      vehicleYear: 2018,
      vehicleLength: 6.99,
      vehicleHeight: 2.89,
    });
  });

  test('the native vehicle form', async (stack) => {
    const visitor = aVisitor();
    await expectSent(api.client.form(vehicleForm(visitor)), '/leads?gesendet=1');
    const { lead } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      formType: 'vehicle',
      phoneE164: '+33612345678',
      vehicleMake: 'VW',
      vehicleModel: 'California',
      vehicleYear: 2020,
      vehicleLength: 4.9,
      vehicleHeight: 1.99,
      serviceType: 'Dampfreinigung',
      desiredDate: 'Mai',
    });
  });

  test('the native search form, with what is required alone', async (stack) => {
    const visitor = aVisitor();
    await expectSent(api.client.form(searchForm(visitor)), '/fahrzeuge?gesendet=1');
    const { lead } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      formType: 'vehicle',
      subject: 'Suchauftrag: Kastenwagen für zwei, gern Allrad',
      message: 'Guten Tag\nKastenwagen für zwei, gern Allrad',
      desiredDate: 'eilt nicht',
      phone: null,
      vehicleMake: null,
    });
  });

  test('a lead without a vehicle that can be read keeps the words and leaves the fields empty', async (stack) => {
    const visitor = aVisitor();
    await expectReceipt(api.client.contact({ ...promoEnquiry(visitor), vehicle: '🤷', dimensions: 'weiss nicht' }));
    const { lead, mail } = await arrival(stack, visitor);
    expect(lead).toMatchObject({
      typedVehicle: '🤷',
      typedDimensions: 'weiss nicht',
      vehicleMake: null,
      vehicleModel: null,
      vehicleLength: null,
      vehicleHeight: null,
    });
    expect(mail.text).toContain('«weiss nicht»');
  });

  test('markup and line breaks of a visitor stay text in the mail', async (stack) => {
    const visitor = { ...aVisitor(), name: 'Eva "<b>x</b>"\r\nBcc: spy@example.com' };
    const enquiry = { ...contactEnquiry(visitor), message: '<script>alert(1)</script> & Grüsse' };
    await expectReceipt(api.client.contact(enquiry));
    const { mail } = await arrival(stack, visitor);
    expect(mail.bcc).toBeUndefined();
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; Grüsse');
    expect(mail.html).not.toContain('<script>');
    expect(mail.text).toContain('<script>alert(1)</script> & Grüsse');
  });

  /** The lead and the mail of a visitor, each exactly one, with what every mail must have. */
  async function arrival(stack: Stack, visitor: Visitor) {
    const lead = await eventually(() => stack.records.leadOf(visitor));
    const received = await stack.mails.next(visitor);
    const delivery = await eventually(async () => {
      const current = await stack.records.deliveryOf(lead);
      expect(current).toMatchObject({ state: 'sent', attempts: 1, lastError: null });
      return current;
    });
    expect(stack.mails.of(visitor)).toHaveLength(1);
    const mail = await received.parse();
    expect(mail.messageId).toBe(`<lead-${delivery.id}@fahrzeugpflege-roggwil.example>`);
    expect(mail.from?.value[0]?.address).toBe('website@fahrzeugpflege-roggwil.example');
    expect(mail.to).toMatchObject({ text: STAFF_ADDRESS });
    expect(mail.replyTo?.value).toEqual([expect.objectContaining({ address: visitor.email })]);
    expect(mail.text).toContain(`https://www.fahrzeugpflege-roggwil.example/admin?lead=${lead.id}`);
    expect(lead.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    return { lead, mail };
  }

  async function expectReceipt(sending: ReturnType<Api['client']['contact']>): Promise<void> {
    const key = randomUUID();
    const { status, body, headers } = await sending.set('idempotency-key', key);
    expect({ status, body }).toEqual({ status: 201, body: { id: key } });
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(headers['set-cookie']).toBeUndefined();
  }

  async function expectSent(sending: ReturnType<Api['client']['form']>, location: string): Promise<void> {
    const { status, headers } = await sending;
    expect({ status, location: headers['location'] }).toEqual({ status: 303, location });
    expect(headers['set-cookie']).toBeUndefined();
  }

  test('without a key the server makes the id', async () => {
    const { status, body } = await api.client.contact(contactEnquiry());
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 201, keys: ['id'] });
    expect(body.id).toMatch(UUID);
  });

  test('after all of them every submission is one lead and one mail', async ({ records, mails }) => {
    const submissions = await records.countSubmissions();
    await eventually(async () => expect(await records.countDeliveries('sent')).toBe(submissions));
    expect(await records.countLeads()).toBe(submissions);
    expect(mails.mails).toHaveLength(submissions);
    expect(mails.repeated()).toEqual([]);
  });
});
