import { durationNotSaid, label } from '../label.js';

const shampoo = ['pH-neutral', 'mild', 'Shampoo'];
const stray = { not: ['leichtes Ziel', 'Fachgebiet'] };

/** What the services are, in more dialects and in roundabout words. */
export const dialectServiceQuestions = label('service', 'service-dialect', [
  ['dialect', 'Was bietet dir alles aa?', [['Keramikversiegelung'], ['Autohotel'], ['Dampf']]],
  ['dialect', 'Was bringt so ne Keramik überhoupt?', [['Wasser', 'Regen', 'Schmutz', 'Glanz', 'Schutz']], stray],
  ['dialect', 'Stoht s Auto bi eu a de Wärmi?', [['klimatisiert']], { not: ['Stahl rostet'] }],
  ['dialect', 'Lueget öpper nachts ufs Auto im Autohotel?', [['überwacht', 'Überwachung', 'rund um die Uhr', '24']]],
  ['dialect', 'Chani im Winter mal öppis us em igstellte Camper hole?', [['Voranmeldung', 'Vereinbarung', 'Termin']]],
  [
    'dialect',
    'Was bruchts alls für Papier, wenn i s Auto wett verchaufe?',
    [['Fahrzeugausweis'], ['Serviceheft', 'MFK', 'Schlüssel']],
  ],
  ['dialect', 'Mis Auto isch gleaset, chönd ihr das trotzdem übernäh?', [['Leasinggesellschaft', '178', 'Ablöse']]],
  ['dialect', 'Göhnd Kafiflecke use mit Dampf?', [['Fleck', 'Getränke', 'Kaffee']]],
  ['dialect', 'Machts de Dampf kaputt, wenns Elektronik het?', [['Elektronik', 'Steckverbindungen', 'Bildschirme']]],
  ['dialect', 'Isch d Keramik au guet gäg Stei uf de Autobahn?', [['Steinschlag']]],
  ['dialect', 'Chaufed ihr au alti Charre, so Oldtimer?', [['Klassiker', 'Sammlerfahrzeuge']]],
  [
    'standard',
    'Muss ich bei Besichtigungen durch Kaufinteressenten dabei sein?',
    [['nicht dabei', 'ohne Sie', 'zeigen das Fahrzeug']],
  ],
  ['standard', 'Wem gehört das Fahrzeug, solange Sie es vermitteln?', [['Ihr Eigentum', 'Eigentum', 'gehört Ihnen']]],
  ['standard', 'Wird auch die Aufbaubatterie nachgeladen?', [['Aufbaubatterie', 'Aufbau']]],
  [
    'standard',
    'Welche Flecken gehen nicht heraus?',
    [['Brandlöcher', 'Tinte', 'Ausgebleichte', 'Lackfarbe', 'Milch', 'Blut']],
  ],
  [
    'standard',
    'Ist die Dampfreinigung eine medizinische Desinfektion?',
    [
      ['nicht', 'nein'],
      ['Desinfektion', 'Obergrenze', 'medizinisch'],
    ],
  ],
  ['standard', 'Wie viel Wasser enthält Ihr Dampf?', [['5-8%', '5 bis 8%']]],
  ['standard', 'Was heisst eigentlich «ab MFK»?', [['geprüft', 'Motorfahrzeugkontrolle', 'Prüfung']]],
  ['standard', 'Darf ich mein Auto während der Vermittlung noch fahren?', [['Auftrag', 'möglich', 'regeln']]],
  ['standard', 'Lassen sich auch die Felgen versiegeln?', [['Felgen']]],
  [
    'standard',
    'Was passiert beim Versiegeln Schritt für Schritt?',
    [
      ['Waschen', 'Wäsche', 'gewaschen'],
      ['Polieren', 'Politur', 'poliert'],
    ],
  ],
  [
    'standard',
    'Warum wird vor der Versiegelung poliert?',
    [['bleibt jahrelang sichtbar', 'feine Kratzer', 'Kreide', 'matte Stellen']],
  ],
]);

/** Washing and preparing, asked otherwise. */
export const dialectCareQuestions = label('care', 'care-dialect', [
  ['dialect', 'Mit was söll i de versiglet Camper putze?', [shampoo]],
  ['dialect', 'Dörf i i d Wöschalag mit em versiglete Auto?', [['Bürstenanlage', 'meiden', 'von Hand', 'Handwäsche']]],
  ['dialect', 'Wie muess i s Auto parat mache fürs Autohotel?', [['Reifen', 'tank', 'gewaschen', 'waschen']]],
  ['dialect', 'Was muess usem Camper use, bevor er iglageret wird?', [['Esswaren', 'wasser', 'Toilette']]],
  ['standard', 'Wie oft soll ich das versiegelte Fahrzeug waschen?', [['Wochen', 'regelmässig']]],
  [
    'standard',
    'Ab wann darf ich nach der Versiegelung das erste Mal waschen?',
    [['ersten Tagen', 'Temperatur', 'Abholen']],
  ],
  [
    'standard',
    'Kann ich Insekten und Harz selber von der Keramik entfernen?',
    [['Wasser', 'Shampoo', 'Schwamm', 'selben Tag', 'sofort']],
  ],
  ['typo', 'wie wasche ich nach der versigelung richtg', [shampoo]],
]);

/** How long it lasts and takes, asked otherwise. */
export const dialectGuaranteeQuestions = label('guarantee', 'guarantee-dialect', [
  ['dialect', 'Wivil Johr Garantie gänd er?', [['5 Jahre', 'fünf Jahre']], { not: ['Erfahrung'] }],
  ['dialect', 'Wie lang blibt d Versiglig druffe?', [['3-5 Jahre', '3 bis 5 Jahre', '5 Jahre']]],
  [
    'dialect',
    'Wenn muess me d Keramik wider neu mache?',
    [['3-4 Jahre', '3 bis 4 Jahre', '3-5 Jahre', '3 bis 5 Jahre']],
  ],
  ['standard', 'Woran merke ich, dass die Versiegelung nachlässt?', [['Lachen', 'perl', 'Wasser']]],
]);
export const dialectDurationQuestions = label('duration', 'duration-dialect', [
  ['dialect', 'Wivil Täg isch de Camper bi eu fürs Versigle?', [durationNotSaid]],
  ['dialect', 'Gaht d Dampfreinigung e ganze Tag?', [durationNotSaid]],
  ['standard', 'Kann ich auf die Dampfreinigung warten oder dauert sie Tage?', [durationNotSaid]],
  ['typo', 'wie viele tge daurt die keramikversieglung', [durationNotSaid]],
]);
