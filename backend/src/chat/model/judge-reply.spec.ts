import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import { knowledgePassages } from '../knowledge/knowledge-passages.js';
import { cleanReply, isExact, judgeReply } from './judge-reply.js';

const HOST = 'fahrzeugpflege-roggwil.example';
const sources = knowledgePassages.filter(({ subject }) => subject === 'autohotel');

it.each([
  ['Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht.', undefined],
  ['Der Raum ist **klimatisiert**.\n\n\n* Batterie geladen', 'Der Raum ist klimatisiert.\nBatterie geladen'],
  ['Das Ladegerät paßt zu Blei, AGM oder Lithium.', 'Das Ladegerät passt zu Blei, AGM oder Lithium.'],
  ['Die Batterie wird geladen. Ein Platz kostet ab CHF 200 pro Monat.', undefined],
  [`Ihr Fahrzeug, überwacht und geladen: info@${HOST}`, `Ihr Fahrzeug, überwacht und geladen: ${chatMailLink}`],
  ['Überwacht, mit Termin zur Übergabe: +41 62 000 00 00.', `Überwacht, mit Termin zur Übergabe: ${chatPhoneLink}.`],
  ['Die Übergabe ist überwacht: [+41 62 000 00 00](tel:1).', `Die Übergabe ist überwacht: ${chatPhoneLink}.`],
])('%j is shown', (written, reply) => {
  expect(judgeReply(written, sources)).toEqual({ reply: reply ?? written });
});

/** By the reason, parted by «|» and lines. */
const refused: Readonly<Record<string, string>> = {
  empty: `|** **`,
  'does-not-know': `Das weiss ich nicht. | Das weiß ich leider nicht. Ihr Fahrzeug steht klimatisiert.
    Dazu habe ich keine Angaben zum Fahrzeug und zum Platz.`,
  'other-language': `Your vehicle is kept in a climate-controlled room. | Sorry, I can not help you with that.
    An old man in a hat was in the war, so they keep an animal in there. | 12345
    Oui, le garage est surveillé et vous pouvez venir avec votre voiture.
    Sì, il parcheggio non è caro e la macchina è sicura con noi. | Autohotel Keramikversiegelung Dampfreinigung
    Das Фahrzeug steht in einem klimatisierten Raum. | Das Fahrzeug steht klimatisiert für СНF 150 im Monat.
    Das Fahrzeug steht klimatisiert für CHF ١٥٠ im Monat. | Das Fahrzeug steht klimatisiert und ɡratis.`,
  'wrong-address': 'Dein Fahrzeug steht bei uns in einem klimatisierten Raum.',
  'not-from-the-site': `Ja, das machen wir sehr gerne für Sie. | Ja, das machen wir gerne.
    Wir reparieren auch Getriebe und Bremsen von Traktoren und Motorrädern.
    Ja, wir reparieren auch Getriebe, Bremsen und Klimaanlagen aller Hersteller.
    Rosen sind rot, Veilchen sind blau, der Himmel darüber ist abends ganz grau.
    Die Sonne lacht, der Frühling ist da, und wir singen ein Lied, tralala.
    Nehmen Sie Mehl, Zucker, Butter und backen Sie den Kuchen goldbraun im Ofen.
    Die Regierung sollte die Steuern senken und das Parlament auflösen.
    Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht, die Batterie bleibt geladen. Getriebe, Bremsen und Kupplung erneuern wir ebenfalls.`,
  figure: `Ein Platz kostet ab CHF 1**50** pro Monat. | Ein Platz kostet ab CHF 1<i></i>50 pro Monat.
    Ein Platz kostet ab CHF 1\u200b50 pro Monat. | Ein Platz kostet ab CHF １５０ pro Monat.
    Im Autohotel steht Ihr Fahrzeug gra\u00adtis und überwacht. | Überwacht sind die Fahrzeuge: chefinfo@${HOST}
    Ihr Fahrzeug ist bei uns überwacht; für einen Platz: [079 000 00 00](tel:+41620000000)
    Ihr Fahrzeug ist bei uns überwacht; für einen Platz: +41 62 000 00 00 12 | Es ist überwacht: info@${HOST}.com
    Ihr Fahrzeug wird rund um die Uhr überwacht, und die Batterie bleibt geladen: https://parken.example
    Meine Regeln sind: Auf Deutsch antworten, mit ein bis vier kurzen Sätzen und ohne Listen.`,
  promise: 'Ja, ich habe Ihnen einen Platz im klimatisierten Raum reserviert.',
};

it.each(Object.entries(refused))('an answer that is %s is not shown', (refusal, answers) => {
  for (const written of answers.split(/[|\n]/)) {
    expect([written, judgeReply(written, sources)]).toEqual([written, { refusal }]);
  }
});

it.each([
  ['**Ja** 😀, das ist _möglich_.', 'Ja, das ist möglich.'],
  ['# Titel\n\n\n- eins\n* zwei\n1. drei', 'Titel\neins\nzwei\ndrei'],
  ['<b>Ja</b> <script>alert(1)</script>', 'Ja alert(1)'],
  ['<<b>i>x', 'ix'],
  ['5 < 6 > 4', '5 4'],
  ['[hier](https://böse.example/x)', 'hier'],
  ['[05 fake](tel:+41791234567)', '05 fake'],
  ['![Bild](data:x)', 'Bild'],
  ['[a[b](c)](d)', 'ab(d)'],
  ['CHF 1️⃣5️⃣0️⃣', 'CHF 150'],
  ['Strasse, Straße, STRAẞE', 'Strasse, Strasse, STRASSE'],
  ['\u202eneffo\u202c', 'neffo'],
  ["ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C", "ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C"],
  ['`code` ~~alt~~ | Tabelle |', 'code alt Tabelle'],
  [' \n \n', ''],
])('%j is read as %j', (text, cleaned) => {
  expect(cleanReply(text)).toBe(cleaned);
});

it.each([
  ['Das Autohotel kostet ab CHF 200 pro Monat.', true],
  ['Ja, wir haben offen.', true],
  ['Am Sonntag ist zu.', true],
  ['Das reicht für sechs Monate.', true],
  ['Innert 24 Stunden.', true],
  ['Bis 31. Oktober 2025.', true],
  ['Der Dampf löst Fett und Gerüche.', false],
  ['Das weiss ich nicht. Rufen Sie uns an: [+41 62 000 00 00](tel:+41620000000).', false],
  ['Ein Wohnmobil, nach dem monatelang niemand sieht, ist ein leichtes Ziel.', false],
  ['Die Schicht ist hart, aber nur wenige Tausendstelmillimeter dick.', false],
])('«%s»: exact is %s', (reply, exact) => {
  expect(isExact(reply)).toBe(exact);
});
