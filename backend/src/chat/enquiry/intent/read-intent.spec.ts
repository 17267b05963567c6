import { describe, expect, it } from '@jest/globals';
import { isClearYes, readIntent } from './read-intent.js';

describe('isClearYes', () => {
  it.each([
    'ja',
    'Ja!',
    'jo',
    'jawoll',
    'jawohl',
    'passt',
    'stimmt so',
    'chasch abschicke',
    'chönd ihr so abschicke',
    'ok',
    'Okay, danke',
    'Ja bitte',
    'ja, alles richtig',
    'ja genau so',
    'isch guet so',
    'tiptop, merci',
    'tip top',
    '🚗👍',
    'supi',
    'geht klar',
    'so ists gut',
    'Ja, danke für die Hilfe',
    'perfekt, freue mich auf Ihre Antwort',
    'ja ich will',
    'in ordnung',
    'Ja, bitte absenden. Danke',
    'Ja senden Sie die Anfrage ab',
    'alles korrekt',
    'sieht gut aus',
    'ja mach das',
    'einverstanden',
    'jep',
    'jup',
    'jap',
    'ja stimtm',
    'Ja das isch rächt so',
    'Ja, das ist richtig so. Herzlichen Dank und auf Wiederhören',
    'jaa passt',
    'ja stimt so',
    'jaaa!!!',
    'prefekt, danke',
    'korekt',
    'Ja, so stimmt es',
    'Stimmt eso, merci vilmal u adieu',
    'Ja, vielen Dank und einen schönen Abend',
    'Jawohl, das ist alles in bester Ordnung so. Haben Sie vielen Dank.',
    '👍',
    '👍🏽',
    '✅',
    '👍👍',
  ])('hears a yes in «%s»', (message) => {
    expect(isClearYes(message)).toBe(true);
  });

  it.each([
    'nein',
    'ja aber',
    'ja, bis auf die Nummer',
    'ja?',
    'ja, nein',
    'jein',
    'na ja',
    'danke',
    'ok warte',
    'ja später',
    'stimmt nicht',
    'nicht gut',
    'ja, wenn es nicht zu teuer ist',
    'vielleicht',
    'ja die Nummer ist 079 123 45 67',
    '👎',
    '👍?',
    '👍👎',
    '',
    'Hallo',
    'Anfrage',
    'Suter',
    'Passat',
    'Kern',
    'unsicher',
    'nichts passt',
    'ja und bitte noch die Felgen',
    'Ja, was kostet das?',
  ])('hears no clear yes in «%s»', (message) => {
    expect(isClearYes(message)).toBe(false);
  });
});

describe('readIntent', () => {
  it.each([
    'stopp',
    'Abbrechen bitte',
    'vergiss es',
    'Vergessen Sie es',
    'doch nicht',
    'Nein, doch nicht',
    'nein danke',
    'lassen wir das',
    'hat sich erledigt',
    'ich will nicht mehr',
    'i wott nüm',
    'nicht senden',
    'schicken Sie es nicht ab',
    'löschen',
    'ich will doch keine Offerte',
    'lass gut sein',
    'cancel',
    'Bitte löschen Sie meine Daten',
    'ah nei, lömer das',
    'ah nei, lömer das, mini Frau macht das sälber. Bitte nüt abschicke',
    'Wir haben den Wohnwagen gestern nun doch schon verkauft. Bitte nichts senden',
    'Ich habe es mir anders überlegt, bitte abbrechen',
    'Brechen Sie das ab',
    'Nei lah mers doch si, bräche mer ab',
  ])('hears that it is called off in «%s»', (message) => {
    expect(readIntent(message, false)).toBe('call-off');
  });

  it.each([
    'weiss nicht',
    'weiss ich leider nicht',
    'weiss nöd',
    'keine Ahnung',
    'kei ahnig',
    'spielt keine Rolle',
    'isch mir glich',
    'möchte ich nicht angeben',
    'säg i nid',
    'hab ich nicht',
    'überspringen',
    '-',
    'egal',
    'noch offen',
    'lieber nicht',
    'keine Mail',
    'keine',
    'noch keins',
    'nüt',
    'kann ich nicht sagen',
    'ich habe keins',
    'Ich gebe keine Daten',
    '🤷',
    '🤷🏽‍♀️',
    'hab nur mail',
    'kein Fahrzeug, nur Beratung',
    'nein, das ist alles',
    'Nein danke, ich sage meinen Namen nicht',
    'Meine Nummer möchte ich nicht angeben',
    'Das kann ich Ihnen leider im Moment nicht sagen, ich müsste zuerst nachmessen.',
  ])('hears that one question is declined in «%s»', (message) => {
    expect(readIntent(message, false)).toBe('decline');
  });

  it.each([
    'nein',
    'nei',
    'Nö',
    'falsch',
    'stimmt nicht',
    'das stimmt so nöd',
    'noch nicht',
    'nein so nicht',
    'von vorne',
    '👎',
  ])('hears a no in «%s»', (message) => {
    expect(readIntent(message, true)).toBe('no');
  });

  it.each(['lieber nicht', 'möchte ich nicht', 'i wott nid'])(
    'hears «%s» as called off where all is read back',
    (message) => {
      expect(readIntent(message, true)).toBe('call-off');
    },
  );

  it.each([
    'vergiss es nicht',
    'doch nicht Hymer, sondern Knaus',
    'Ich habe keine Garage',
    'das ist doch nicht schlimm',
    'Ich will nicht mehr als 2000 Franken ausgeben',
    'Hymer B 678',
    'Anna Meier',
    'hmm',
    '',
    '?',
  ])('hears none of these in «%s»', (message) => {
    expect(readIntent(message, false)).toBe('none');
  });
});
