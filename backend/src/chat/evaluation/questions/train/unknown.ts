import type { QuestionForm } from '../../labelled-question.js';
import { label, notKnown, wayToPeople } from '../label.js';

/** About the business, but the site does not say it. */
const questions: readonly (readonly [QuestionForm, string])[] = [
  ['standard', 'Kann ich bei Ihnen mit Twint bezahlen?'],
  ['standard', 'Nehmen Sie auch Kreditkarten?'],
  ['standard', 'Haben Sie zwischen Weihnachten und Neujahr offen?'],
  ['standard', 'Haben Sie über Weihnachten Betriebsferien?'],
  ['standard', 'Wie viele Plätze sind im Autohotel im Moment noch frei?'],
  ['standard', 'Wie hoch ist das Tor Ihrer Halle?'],
  ['standard', 'Bei wie viel Grad ist die Lagerhalle geheizt?'],
  ['standard', 'Wie heisst der Inhaber?'],
  ['standard', 'Wie viele Mitarbeitende hat Ihr Betrieb?'],
  ['standard', 'Welche Marke hat die Keramik, die Sie auftragen?'],
  ['standard', 'Verkaufen Sie Gutscheine?'],
  ['standard', 'Gibt es bei Ihnen Rabatt für Rentner?'],
  ['standard', 'Kann ich bei Ihnen ein Wohnmobil mieten?'],
  ['standard', 'Haben Sie eine Ladestation für Elektroautos?'],
  ['standard', 'Suchen Sie noch Lehrlinge?'],
  ['standard', 'Montieren Sie auch Markisen?'],
  ['dialect', 'Chan i bi eu bar zahle?'],
  ['dialect', 'Händ ihr am 1. Auguscht offe?'],
  ['dialect', 'Fahrt es Poschtauto zu eu?'],
  ['dialect', 'Mached ihr au Scheibetönige?'],
  ['dialect', 'Wär isch bi eu de Chef?'],
  ['typo', 'kan man bei euch mit kredikarte zahlen'],
  ['typo', 'macht ihr auch pneuwechsl'],
  ['keywords', 'ratenzahlung'],
  ['keywords', 'lehrstelle'],
  ['keywords', 'wlan kundenbereich'],
  ['standard', 'Versiegeln Sie auch Motorräder?'],
  ['standard', 'Polieren Sie auch Segelboote?'],
  ['standard', 'Machen Sie bei Ihnen auch den Ölwechsel?'],
  ['standard', 'Reparieren Sie Hagelschäden?'],
  ['standard', 'Wie viele Kameras überwachen die Halle?'],
  ['standard', 'Kann ich im Wohnmobil auf Ihrem Gelände übernachten?'],
  ['standard', 'Führen Sie die Gasprüfung am Wohnmobil durch?'],
  ['standard', 'Wie gross ist die Lagerfläche in Quadratmetern?'],
  ['standard', 'Bekommt man bei Ihnen ein Ersatzauto während der Arbeit?'],
  ['standard', 'Seit welchem Jahr gibt es die Firma?'],
  ['standard', 'Sprechen Sie auch Französisch?'],
  ['standard', 'Wie viel haben Sie letztes Jahr umgesetzt?'],
  ['standard', 'Welche Farbe hat das Tor?'],
  ['standard', 'Folieren Sie Autos mit Steinschlagschutzfolie?'],
  ['dialect', 'Chönd ihr au d MFK für mi mache?'],
  ['dialect', 'Gits bi eu Kafi während em Warte?'],
  ['dialect', 'Dörf de Hund mit is Büro cho?'],
  ['dialect', 'Chani bi eu Teilziit schaffe?'],
  ['dialect', 'Heit dir a der Uffahrt offe?'],
  ['typo', 'repariert ihr auch windschutzscheibn'],
  ['typo', 'nehmt ihr auch americn express'],
  ['keywords', 'felgenreparatur'],
  ['keywords', 'leasing angebot neuwagen'],
];

/** From texts of the site that were found by chance. */
const unrelated = ['Fachgebiet', 'leichtes Ziel', 'Kunden kennen'];

/** The honest reply says that it does not know, and how people are reached. */
export const unknownQuestions = label(
  'unknown',
  'unknown',
  questions.map(([form, question]) => [form, question, [notKnown, wayToPeople], { not: unrelated }]),
);
