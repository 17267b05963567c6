import { randomUUID } from 'node:crypto';
import { type LeadHistory, leadPhotoPath, photoPath } from '@fahrzeugpflege/contracts';
import { describe, expect } from '@jest/globals';
import { eventually } from '../support/eventually.js';
import { expectLeadAndMail } from '../support/expectations.js';
import { useScenarios } from '../support/scenarios.js';
import { signIn } from '../support/sign-in.js';
import type { Api } from '../support/stack.js';
import { aVisitor, vehicleEnquiry } from '../support/visitor.js';

/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGM4wMAAAAJEAMGTjGgiAAAAAElFTkSuQmCC',
  'base64',
);

const scenario = useScenarios();

const send = ({ client }: Api, id: string) =>
  client.send('put', photoPath(id, 1)).set('content-type', 'image/png').send(PHOTO);

async function photosOf({ client }: Api, cookie: string, leadId: string): Promise<LeadHistory['photos']> {
  const { body } = await client.get(`/api/leads/${leadId}/history`).set('Cookie', cookie).expect(200);
  return (body as LeadHistory).photos;
}

describe('photos', () => {
  scenario('one that follows an enquiry is seen by staff, whichever API took it', 'postgres', async (stack) => {
    const [api, other] = [await stack.startApi(), await stack.startApi()];
    await stack.startWorker();
    const visitor = aVisitor();
    const { body } = await api.client.contact(vehicleEnquiry(visitor)).expect(201);
    await send(other, body.id).expect(201);
    await send(api, body.id).expect(204);
    const lead = await expectLeadAndMail(stack, visitor);
    const cookie = await signIn(api);
    const [photo] = await photosOf(api, cookie, lead.id);
    expect(photo).toMatchObject({ width: 1, height: 1 });
    const path = leadPhotoPath(lead.id, photo?.id ?? '', 'whole');
    const seen = await api.client.get(path).set('Cookie', cookie).expect(200);
    expect(seen.body.subarray(8, 12).toString()).toBe('WEBP');
  });

  scenario('while the database is away they are refused for now, and taken when it is back', 'redis', async (stack) => {
    const api = await stack.startApi();
    await stack.startWorker();
    stack.parts.postgres.gate.cut();
    const [visitor, key] = [aVisitor(), randomUUID()];
    await api.client.contact(vehicleEnquiry(visitor), key).expect(201);
    const { headers } = await send(api, key).expect(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    stack.openGates();
    await eventually(() => send(api, key).expect(201));
    const lead = await expectLeadAndMail(stack, visitor);
    expect(await photosOf(api, await signIn(api), lead.id)).toHaveLength(1);
  });
});
