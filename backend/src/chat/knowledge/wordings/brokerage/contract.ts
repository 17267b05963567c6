import type { Wordings } from '../wording.js';

/** How long one is bound, and who decides. */
export const brokerageContractWordings: readonly Wordings[] = [
  {
    says: 'Sie binden sich für 3 Monate',
    asked: [
      'Ich habe selber einen Käufer gefunden, kann ich abbrechen?',
      'Was ist, wenn ich nach einem Monat keine Lust mehr habe?',
      'Kann ich nach einem Monat aussteigen?',
      'Wie lange ist man bei der Vermittlung gebunden?',
      'Komme ich nach zwei Monaten aus dem Vertrag heraus?',
      'Kann ich vorzeitig aus dem Auftrag aussteigen?',
      'Wie lange bin ich gebunden?',
      'Wie lange läuft der Auftrag?',
      'Wie lange hänge ich da drin?',
      'Wie komme ich aus dem Vertrag raus?',
      'Bin ich länger verpflichtet?',
    ],
  },
  {
    says: 'der Kilometerstand im Inserat muss stimmen',
    asked: [
      'Darf ich das Auto im Alltag weiterfahren?',
      'Ich möchte mit dem Wohnmobil in die Ferien, obwohl es inseriert ist',
      'Kann ich das Wohnmobil noch brauchen, während Sie einen Käufer suchen?',
      'Darf ich mit dem inserierten Camper in die Ferien?',
      'Darf ich noch damit fahren?',
      'Wir wollen im Sommer noch damit verreisen, obwohl es zum Verkauf steht',
    ],
  },
  {
    says: 'Ohne Ihr Ja wird es nicht verkauft',
    asked: [
      'Was ist, wenn mir der Käufer nicht passt?',
      'Behalte ich das Auto, bis es verkauft ist?',
      'Muss ich verkaufen, wenn ich den Preis nicht gut finde?',
      'Kann ich nein sagen, wenn mir das Angebot nicht passt?',
      'Was ist, wenn mir der gebotene Preis zu tief ist?',
      'Muss ich jedes Angebot annehmen?',
      'Wem gehört das Auto solange?',
      'Wem gehört das Wohnmobil während der Vermittlung?',
      'Können Sie mein Auto ohne meine Zustimmung verkaufen?',
      'Wer hat das letzte Wort?',
      'Verkauft ihr hinter meinem Rücken?',
      'Kann ich einen Käufer ablehnen?',
      'Kann ich noch zurückziehen, wenn einer kaufen will?',
    ],
  },
  {
    says: 'Dazu bestimmen Sie eine untere Grenze',
    asked: [
      'Ich habe eine Schmerzgrenze beim Preis',
      'Wie setzt sich der Verkaufspreis zusammen?',
      'Bis zu welchem Preis gehen Sie hinunter?',
      'Lassen Sie sich vom Käufer herunterhandeln?',
      'Wer legt den Verkaufspreis fest?',
      'Wer legt den Preis fest?',
      'Wer entscheidet, für wie viel das Auto weggeht?',
      'Kann ich einen Mindestpreis bestimmen?',
      'Erfährt der Käufer mein Minimum?',
      'Verkaufen Sie unter meinem Preis?',
      'Verratet ihr dem Käufer, wie tief ich gehen würde?',
    ],
  },
  {
    says: 'Danach ist der Auftrag monatlich kündbar',
    asked: ['Kann ich nach einem Monat kündigen?', 'Wann kann ich kündigen?', 'Kann ich jederzeit aufhören?'],
  },
  { says: 'Bis zum Vertrag bleibt das Fahrzeug Ihr Eigentum', asked: ['Wer ist Halter während der Vermittlung?'] },
  { says: 'Vergleichbare Inserate geben den Rahmen', asked: ['Wie finden Sie den richtigen Verkaufspreis?'] },
];
