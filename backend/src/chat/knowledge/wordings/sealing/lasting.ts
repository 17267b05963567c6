import type { Wordings } from '../wording.js';

/** How long a sealing lasts. */
export const sealingLastingWordings: readonly Wordings[] = [
  {
    says: 'lohnt sich nach 3–4 Jahren eine neue Schicht',
    asked: [
      'Muss man das alle paar Jahre auffrischen?',
      'Wann muss man die Keramik neu machen lassen?',
      'Wann muss ich auffrischen?',
      'Nach wie vielen Jahren braucht es eine neue Schicht?',
      'Wir fahren jeden Winter nach Norwegen, viel Salz, wann auffrischen?',
      'Wie oft muss man das wiederholen?',
      'Wann soll ich wieder kommen, um die Schicht zu erneuern?',
      'Nach welcher Zeit muss nachversiegelt werden?',
    ],
  },
  {
    says: 'Das Wasser bleibt in flachen Lachen liegen',
    asked: [
      'Der Abperleffekt ist weg',
      'Das Wasser steht wie ein Film auf dem Lack, ist der Schutz weg?',
      'Woran merke ich, dass die Versiegelung nachlässt?',
      'Wie erkenne ich, ob die Schicht noch wirkt?',
      'Das Wasser perlt nicht mehr ab, ist die Versiegelung kaputt?',
      'Der Regen bildet keine Tropfen mehr, was heisst das?',
    ],
  },
  { says: 'In der Regel 3–5 Jahre', asked: ['Wie lange hält das auf dem Lack?', 'Wie viele Jahre bleibt der Schutz?'] },
  {
    says: 'Ein Wohnmobil, das unter Dach steht',
    asked: [
      'Hat der Standplatz einen Einfluss auf die Haltbarkeit?',
      'Was verkürzt die Lebensdauer der Schicht?',
      'Was kann ich tun, damit die Schicht lange hält?',
      'Wir fahren viele Kilometer pro Jahr, wie lange reicht die Schicht?',
      'Hält die Schicht in einer Scheune länger?',
      'Hält die Schicht länger, wenn das Wohnmobil in der Garage steht?',
      'Wie lange hält es, wenn ich das ganze Jahr unterwegs bin?',
      'Wovon hängt die Haltbarkeit ab?',
      'Wie lange hält die Keramik bei viel Salz?',
      'Unser Camper steht das ganze Jahr draussen, hält das dann weniger lang?',
      'Wir haben ein Carport, bringt das der Keramik etwas?',
    ],
  },
];
