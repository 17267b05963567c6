import { type FormType, formSubjects, PROMO_SERVICE_TYPE, servicePaths } from '@fahrzeugpflege/contracts';
import type { Dice } from './dice.js';

/** What an enquiry is about. */
export interface EnquiryWords {
  readonly subject: string;
  readonly message: string;
  /** As the form of its kind names it, if it does. */
  readonly serviceType: string | null;
  readonly desiredDate: string | null;
}

type ServiceId = (typeof servicePaths)[number]['serviceId'];

/** How often each service is asked for, and what people ask. */
const TOPICS: readonly (readonly [weight: number, topic: Topic])[] = [
  [
    34,
    {
      serviceId: 'keramikversiegelung-wohnmobile',
      subjects: ['Keramikversiegelung', 'Offerte Versiegelung', 'Aufbereitung Wohnmobil', 'Lackversiegelung'],
      questions: [
        'Ich möchte den Lack und das GFK mit einer Keramikversiegelung schützen lassen.',
        'Was kostet eine Versiegelung für unser Wohnmobil, Dach inbegriffen?',
        'Der Lack ist matt geworden. Lohnt sich vor der Keramikversiegelung eine Politur?',
        'Wie lange hält die Versiegelung, wenn das Fahrzeug das ganze Jahr draussen steht?',
        'Können Sie auch die Fenster und die Felgen versiegeln?',
        'Nach dem Winter sind überall schwarze Regenstreifen, die nicht mehr weggehen.',
      ],
    },
  ],
  [
    14,
    {
      serviceId: 'autohotel',
      subjects: ['Platz im Autohotel', 'Autohotel', 'Stellplatz für Oldtimer'],
      questions: [
        'Haben Sie im Autohotel noch einen klimatisierten Platz frei?',
        'Ich suche über den Winter einen Platz mit Batteriepflege für meinen Oldtimer.',
        'Kann ich das Auto auch kurzfristig am Wochenende abholen?',
        'Ist die Halle beheizt, und wie wird sie überwacht?',
      ],
    },
  ],
  [
    13,
    {
      serviceId: 'dampfreinigung',
      subjects: ['Dampfreinigung', 'Innenreinigung', 'Polster reinigen'],
      questions: [
        'Im Innenraum riecht es nach Hund. Hilft da eine Dampfreinigung?',
        'Die Polster und die Matratzen müssten gründlich gereinigt werden.',
        'Auf dem Sitz ist ein Fleck von Rotwein. Bekommen Sie den mit Dampf heraus?',
        'Wir haben Allergien und möchten vor der Reise alles ohne Chemie reinigen lassen.',
      ],
    },
  ],
  [
    14,
    {
      serviceId: 'an-und-verkauf',
      subjects: ['Verkauf meines Fahrzeugs', 'Ankauf', 'Interesse an einem Wohnmobil'],
      questions: [
        'Kaufen Sie Fahrzeuge auch direkt an? Es ist aus erster Hand und immer in der Halle gestanden.',
        'Ist das Wohnmobil aus Ihrem Inserat noch zu haben, und könnte ich es am Samstag ansehen?',
        'Ich suche einen gepflegten Teilintegrierten bis sieben Meter.',
        'Nehmen Sie unser jetziges Fahrzeug an Zahlung?',
      ],
    },
  ],
  [
    10,
    {
      serviceId: 'vermittlung',
      subjects: ['Vermittlung', 'Verkauf in Kommission', 'Fahrzeug vermitteln'],
      questions: [
        'Wie läuft die Vermittlung ab, und wer zeigt das Fahrzeug den Käufern?',
        'Ich möchte meinen Wagen verkaufen, habe aber keine Zeit für Besichtigungen.',
        'Fällt neben dem festen Betrag im Monat wirklich keine Provision an?',
      ],
    },
  ],
  [
    15,
    {
      serviceId: 'einlagerung',
      subjects: ['Einlagerung über den Winter', 'Winterplatz', 'Einlagerung Wohnmobil'],
      questions: [
        'Wir möchten unser Wohnmobil von November bis März einlagern.',
        'Passt ein Fahrzeug mit 3.20 m Höhe durch Ihr Tor?',
        'Kann man den Wohnwagen während der Einlagerung auch gleich reinigen lassen?',
        'Wird die Batterie in dieser Zeit gepflegt?',
      ],
    },
  ],
];

interface Topic {
  readonly serviceId: ServiceId;
  readonly subjects: readonly string[];
  readonly questions: readonly string[];
}

const GREETINGS = ['Guten Tag', 'Grüezi', 'Hallo', 'Guten Abend', 'Sehr geehrte Damen und Herren', 'Liebes Team'];

const DETAILS = [
  'Das Fahrzeug steht in einem Carport und wird vor allem im Sommer gefahren.',
  'Wir wohnen in {town} und könnten es selber bringen.',
  'Können Sie es in {town} abholen und wieder zurückbringen?',
  'Ein Nachbar aus {town} hat Sie empfohlen.',
  'Am liebsten wäre uns ein Termin im {month}.',
  'Ende {month} fahren wir in die Ferien, bis dann sollte es fertig sein.',
  'Bitte schreiben Sie mir, was das ungefähr kostet und wie lange es dauert.',
  'Sie erreichen mich am besten nach 18 Uhr.',
  'Auf der linken Seite hat es einen Kratzer von einem Ast.',
  'Der Service ist gemacht, die nächste Prüfung ist erst in zwei Jahren.',
  'Vor drei Jahren waren wir schon einmal bei Ihnen und sehr zufrieden.',
  'Gibt es für Pensionierte einen Rabatt?',
];

const CLOSINGS = [
  'Freundliche Grüsse',
  'Besten Dank und freundliche Grüsse',
  'Vielen Dank für Ihre Antwort.',
  'Merci!',
];

const MONTHS = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober'];
const DATES = [
  'Ende {month}',
  'Mitte {month}',
  'ab {month}',
  'so bald wie möglich',
  'nach Absprache',
  'KW 38',
  '{month}',
];

/** Writes enquiries as visitors do. */
export class EnquiryWriter {
  constructor(
    private readonly dice: Dice,
    private readonly towns: readonly string[],
  ) {}

  write(formType: FormType, name: string): EnquiryWords {
    const { dice } = this;
    const topic = formType === 'promo' ? (TOPICS[0]?.[1] ?? dice.weigh(TOPICS)) : dice.weigh(TOPICS);
    return {
      subject: this.subjectOf(formType, topic),
      message: this.messageOf(topic, name),
      serviceType: this.serviceOf(formType, topic),
      desiredDate: formType === 'promo' || dice.chance(0.3) ? this.fill(dice.pick(DATES)) : null,
    };
  }

  private subjectOf(formType: FormType, { subjects }: Topic): string {
    if (formType === 'promo' || formType === 'vehicle') return formSubjects[formType];
    return this.dice.chance(0.5) ? formSubjects.contact : this.dice.pick(subjects);
  }

  private messageOf({ questions }: Topic, name: string): string {
    const { dice } = this;
    const details = Array.from({ length: dice.whole(0, 4) }, () => this.fill(dice.pick(DETAILS)));
    const body = [dice.pick(questions), ...new Set(details)].join(' ');
    return `${dice.pick(GREETINGS)}\n\n${body}\n\n${dice.pick(CLOSINGS)}\n${name}`;
  }

  private serviceOf(formType: FormType, { serviceId }: Topic): string | null {
    if (formType === 'promo') return PROMO_SERVICE_TYPE;
    if (!this.dice.chance(formType === 'contact' ? 0.1 : 0.85)) return null;
    return servicePaths.find((path) => path.serviceId === serviceId)?.label ?? null;
  }

  private fill(text: string): string {
    return text.replace('{town}', () => this.dice.pick(this.towns)).replace('{month}', () => this.dice.pick(MONTHS));
  }
}
