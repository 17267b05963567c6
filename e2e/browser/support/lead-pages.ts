import type { Lead } from '@fahrzeugpflege/contracts';
import type { Page } from '@playwright/test';

const MINUTE = 60_000;

/** A made-up lead, as the API answers it; the higher its number, the older it is. */
export function aLead(number: number): Lead {
  return {
    id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    name: `Lead ${number}`,
    email: `lead${number}@example.ch`,
    phone: null,
    phoneE164: null,
    // Cards of different heights.
    subject: 'Kontaktanfrage über die Website '.repeat(1 + (number % 5)).trim(),
    message: 'Guten Tag',
    status: 'pending',
    formType: 'contact',
    offerNumber: null,
    notes: null,
    processedBy: null,
    statusBy: null,
    desiredDate: null,
    serviceType: null,
    vehicleMake: null,
    vehicleModel: null,
    vehicleYear: null,
    vehicleLength: null,
    vehicleHeight: null,
    typed: { vehicle: null, dimensions: null },
    createdAt: new Date(Date.parse('2026-03-01T12:00:00Z') - number * MINUTE).toISOString(),
    answeredAt: null,
    followUpOn: null,
    assignedTo: null,
    mergedInto: null,
    correctedFields: [],
    version: 1,
  };
}

/** Stands in for the list's API with many leads, in pages; changes are kept. */
export class ManyLeads {
  /** What the list was asked for, in order. */
  readonly asked: string[] = [];
  readonly leads: Lead[];

  constructor(
    total: number,
    private readonly pageSize: number,
  ) {
    this.leads = Array.from({ length: total }, (_, number) => aLead(number));
  }

  async serve(page: Page): Promise<void> {
    await page.route(/\/api\/leads(\?.*)?$/, async (route) => {
      const url = new URL(route.request().url());
      this.asked.push(url.search);
      const from = this.placeAfter(url.searchParams.get('cursor'));
      const leads = this.leads.slice(from, from + this.pageSize);
      const isLast = from + this.pageSize >= this.leads.length;
      const link = `</api/leads?cursor=${leads.at(-1)?.id}>; rel="next"`;
      await route.fulfill({ json: leads, headers: isLast ? {} : { link } });
    });
    await page.route(/\/api\/leads\/related-counts/, (route) => route.fulfill({ json: {} }));
    await page.route(/\/api\/leads\/[\da-f-]{36}$/, async (route) => {
      const lead = this.leads.find(({ id }) => route.request().url().endsWith(id));
      if (lead && route.request().method() === 'PATCH') Object.assign(lead, route.request().postDataJSON());
      await route.fulfill({ json: lead });
    });
  }

  private placeAfter(cursor: string | null): number {
    return cursor ? this.leads.findIndex(({ id }) => id === cursor) + 1 : 0;
  }
}
