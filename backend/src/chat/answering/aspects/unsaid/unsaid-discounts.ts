import type { UnsaidRow } from './unsaid-row.js';

/** Who pays less or more than others, and when nothing is paid: the site does not say. */
export const unsaidDiscounts: readonly UnsaidRow[] = [
  {
    id: 'otherDiscount',
    patterns: [
      // «den Rabatt», «die 20 Prozent»: the campaign's.
      'rabatt|vergünstigung|ermässigung|nachlass|prozent !welche|welches|welcher|davon|20|zwanzig|den_rabatt|der_rabatt|dem_rabatt|frühbucher|frühbucherrabatt|aktion barzahlung|vorkasse|rentner|pensionierte|studenten|mitglied|mitglieder|tcs|ahv|stammkunde|stammkunden|mehrere|mengenrabatt|firmenkunden|verein|langzeit|vorauszahlung|treue|senioren|iv|familien|zwei|drei|beide',
      'günstiger !oder|als !welche|welches|welcher|davon rentner|pensionierte|studenten|mitglied|mitglieder|tcs|ahv|stammkunde|stammkunden|mehrere|mengenrabatt|firmenkunden|verein|langzeit|vorauszahlung|treue|senioren|iv|familien|zwei|drei|beide',
      'am_preis|beim_preis|preislich etwas|noch|machen|schrauben|entgegenkommen|spielraum|luft|verhandeln|handeln !was_ist|was_kann|wie_viel|welche|ändern|ändert',
      'runterhandeln|herunterhandeln|feilschen|märten|verhandelbar|verhandlungssache !käufer|interessent|verkauf|verkaufen|inserat|kaufinteressent',
      'schlussverkauf|winterschlussverkauf|ausverkauf|mengenrabatt|stammkundenrabatt|treuerabatt|langzeitrabatt|paketrabatt|kombirabatt|jahresrabatt|neukundenrabatt|seniorenrabatt|mitgliederrabatt|studentenrabatt|firmenrabatt|barzahlungsrabatt !frühbucher|frühbucherrabatt|frühbucheraktion',
    ],
    covers: [
      'campaign',
      'price',
      'payment',
      'total',
      'comparison',
      'periodCost',
      'difference',
      'serviceList',
      'offered',
      'hours',
      'experience',
      'customers',
    ],
  },
  {
    id: 'hourlyRate',
    patterns: [
      'stundenansatz|stundensatz|stundenlohn|arbeitsstunde',
      'stunde arbeit kosten|preis|verlangt|verlangen|teuer',
    ],
    covers: ['price', 'statedPrice', 'duration', 'overview'],
  },
  {
    id: 'taxReturn',
    patterns: ['von_den_steuern|in_den_steuern|bei_den_steuern|steuererklärung|:steuerlich|steuerabzug'],
    covers: ['vat', 'price', 'statedPrice', 'overview', 'saving'],
  },
  {
    id: 'surcharge',
    patterns: [
      'zuschlag|aufpreis|mehrpreis samstag|samstags|wochenende|feiertag|abends|express|eilig|kurzfristig|dringend',
      'mehr samstag|samstags|wochenende|feiertag|express|kurzfristig kosten|verlangt|verlangen|zahlen|verrechnet',
      'samstagszuschlag|wochenendzuschlag|expresszuschlag|eilzuschlag',
    ],
    covers: ['size', 'price', 'hours', 'comeThen', 'comparison', 'overview'],
  },
  {
    // «Zahle ich die Einlagerung auch, wenn ich damit auf Reisen bin?»
    id: 'pausedStay',
    patterns: [
      'zahlen|zahle|zahlt|bezahlen|bezahle|verrechnet|verrechnen reise|reisen|ferien|unterwegs|auswärts|draussen wenn|während|solange|trotzdem einlagerung|einlagern|autohotel|platz !monat|wie_viel|was',
    ],
    covers: ['price', 'hours', 'periodCost', 'overview', 'vehicleKinds', 'statedPrice', 'usage'],
  },
  {
    id: 'competitors',
    patterns: [
      'mithalten|unterbieten|gleichziehen|preisgarantie|tiefpreisgarantie !monat|monatlich',
      'günstiger|billiger|teurer|preiswerter als_die_anderen|als_andere|als_anderswo|als_bei_anderen|als_woanders|konkurrenz|mitbewerber =ihr|=sie|=euch|=ihnen !zahlen|bezahlen|zahle|franken',
    ],
    covers: ['price', 'comparison', 'ownPrice', 'saving', 'overview', 'benefit', 'campaign', 'address'],
  },
];
