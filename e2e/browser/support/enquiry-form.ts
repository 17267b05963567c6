import { expect, type Locator, type Page } from '@playwright/test';

/** The forms as visitors see them: page, accessible name, button, and the label of each field by its form name. */
const forms = {
  contact: {
    path: '/kontakt',
    name: 'Nachricht senden',
    button: 'Nachricht senden',
    labels: { name: 'Name', email: 'E-Mail', telefon: 'Telefon', message: 'Nachricht' },
  },
  promo: {
    path: '/promo-womo-fruhbucher',
    name: 'Frühbucher-Anfrage',
    button: 'Vormerken',
    labels: {
      vehicle: 'Fahrzeugdaten',
      dimensions: 'Länge & Höhe',
      preferredDate: 'Wunschtermin',
      name: 'Name',
      email: 'E-Mail',
      telefon: 'Telefon',
      message: 'Nachricht',
    },
  },
  vehicle: {
    path: '/leads',
    name: 'Anfrage starten',
    button: 'Anfrage senden',
    labels: {
      vehicleMake: 'Marke',
      vehicleModel: 'Modell',
      vehicleYear: 'Jahrgang',
      vehicleLength: 'Länge',
      vehicleHeight: 'Höhe',
      serviceType: 'Leistung',
      desiredDate: 'Wunschtermin',
      message: 'Nachricht',
      name: 'Name',
      email: 'E-Mail',
      telefon: 'Telefon',
    },
  },
  search: {
    path: '/fahrzeuge',
    name: 'Suchauftrag',
    button: 'Suchauftrag senden',
    labels: {
      message: 'Was suchen Sie?',
      vehicleMake: 'Marke',
      vehicleModel: 'Modell',
      budget: 'Budget',
      desiredDate: 'Bis wann?',
      name: 'Name',
      email: 'E-Mail',
      telefon: 'Telefon',
    },
  },
} as const;

export type FormName = keyof typeof forms;
export type FieldName<Form extends FormName> = keyof (typeof forms)[Form]['labels'] & string;
export type FieldTexts<Form extends FormName> = Readonly<Partial<Record<FieldName<Form>, string>>>;

/** One of the enquiry forms, used as a person uses it: by labels and buttons. */
export class EnquiryForm<Form extends FormName> {
  readonly element: Locator;
  readonly button: Locator;
  private readonly labels: Readonly<Record<string, string>>;

  constructor(
    readonly page: Page,
    private readonly form: Form,
  ) {
    this.labels = forms[form].labels;
    this.element = page.getByRole('form', { name: forms[form].name });
    this.button = this.element.locator('button[type="submit"]');
  }

  get path(): string {
    return forms[this.form].path;
  }

  async open(): Promise<this> {
    await this.page.goto(this.path);
    await expect(this.button).toHaveText(forms[this.form].button);
    return this;
  }

  /** Opens the page and waits until JavaScript has taken over the form. */
  async openWithHandler(): Promise<this> {
    await this.open();
    await this.handled();
    return this;
  }

  /** Resolves when JavaScript has taken over the form: the browser's own check is off then. */
  async handled(): Promise<void> {
    await expect(this.element).toHaveAttribute('novalidate', '');
  }

  field(name: FieldName<Form>): Locator {
    return this.element.getByLabel(new RegExp(`^${this.labels[name]?.replace('?', '\\?')}`));
  }

  async fill(texts: FieldTexts<Form>): Promise<void> {
    for (const [name, text] of entries(texts)) {
      const field = this.field(name as FieldName<Form>);
      if (name === 'serviceType') await field.selectOption(text);
      else await field.fill(text);
    }
  }

  async send(): Promise<void> {
    await this.button.click();
  }

  async expectValues(texts: FieldTexts<Form>): Promise<void> {
    for (const [name, text] of entries(texts)) await expect(this.field(name as FieldName<Form>)).toHaveValue(text);
  }

  /** These fields, and no others, are marked as wrong, each with exactly this message before its hint. */
  async expectErrors(errors: FieldTexts<Form>): Promise<void> {
    const messages: Readonly<Record<string, string | undefined>> = errors;
    for (const name of Object.keys(this.labels) as FieldName<Form>[]) {
      const message = messages[name];
      if (message === undefined) {
        await expect(this.field(name)).not.toHaveAttribute('aria-invalid');
        continue;
      }
      await expect(this.field(name)).toHaveAttribute('aria-invalid', 'true');
      const [error] = ((await this.field(name).getAttribute('aria-describedby')) ?? '').split(' ');
      await expect(this.page.locator(`[id="${error}"]`)).toHaveText(message);
    }
  }
}

function entries(texts: object): [name: string, text: string][] {
  return Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== undefined);
}
