/** Regular verbs of questions about vehicles and the business; a bar stands after a separable prefix. */
const REGULAR = `
  kosten dauern lagern ein|lagern reinigen putzen kaufen verkaufen an|kaufen mieten vermieten vermitteln versiegeln
  polieren pflegen schützen buchen ab|holen holen an|fragen fragen offerieren besichtigen vereinbaren reservieren
  zahlen bezahlen verlängern kündigen prüfen beraten arbeiten entfernen brauchen machen ab|machen lohnen suchen
  überwintern versichern überwachen testen wechseln laden auf|laden parkieren parken stellen ab|stellen ein|stellen
  rechnen aus|rechnen verlangen melden an|melden ab|melden verschieben reparieren lackieren auf|bereiten desinfizieren
  trocknen heizen kühlen lüften klimatisieren liefern schicken senden telefonieren erreichen besuchen garantieren
  decken ab|decken wohnen sagen zeigen erklären bestellen wünschen planen warten spülen füllen auf|frischen
  interessieren inserieren rückrufen entsorgen verursachen behandeln imprägnieren beschichten entfetten tauschen
  ein|tauschen bedeuten funktionieren reichen hören gehören passen schaden haften erhöhen senken sparen schaffen
  leeren pressieren an|zahlen
`;

/** Verbs that change their vowel: infinitive and those of their forms that questions use. */
const IRREGULAR = [
  'halten halte hält hältst haltet hielt hielten gehalten',
  'geben gebe gibt gibst gib gebt gab gaben gegeben',
  'bringen bringe bringt brachte brachten gebracht',
  'vorbeibringen vorbeigebracht vorbeizubringen',
  'waschen wasche wäscht wascht wusch gewaschen wäsche',
  'fahren fahre fährt fahrt fuhr gefahren',
  'schliessen schliesse schliesst geschlossen schliessung',
  'rufen rufe ruft rief gerufen',
  'anrufen anrufe anruft anrief angerufen anzurufen anruf anrufe',
  'zurückrufen zurückruft zurückgerufen zurückzurufen',
  'schreiben schreibe schreibt schrieb geschrieben',
  'nehmen nehme nimmt nehmt nahm genommen',
  'kommen komme kommt kam kamen gekommen',
  'vorbeikommen vorbeikomme vorbeikommt vorbeigekommen vorbeizukommen',
  'bekommen bekomme bekommt bekam',
  'übernehmen übernehme übernimmt übernommen',
  'sprechen spreche spricht sprecht sprach gesprochen',
  'sehen sehe sieht seht sah gesehen',
  'stehen stehe steht stand gestanden',
  'abschliessen abgeschlossen abschliesst abzuschliessen',
  'bieten biete bietet geboten',
  'anbieten anbiete anbietet angeboten anzubieten',
  'abgeben abgebe abgibt abgegeben abzugeben',
  'finden finde findet fand gefunden',
  'verbinden verbinde verbindet verbind verband verbunden',
  'lassen lasse lässt lasst liess gelassen',
  'helfen helfe hilft helft half geholfen',
  'gelten gilt galt gegolten',
  'verlieren verliert verlor verloren',
  'laufen laufe läuft lauft lief gelaufen',
  'bleiben bleibe bleibt blieb geblieben',
  'messen messe misst mass gemessen',
] as const;

const SEPARABLE = /^(.+)\|(.+)$/;
const INSEPARABLE = /^(?:be|ent|er|ge|un?ter|über|ver|zer)(?=.{4})|ieren$/;

/** A verb with its forms; the first is the infinitive. */
export interface VerbForms {
  /** What all forms share a stem by: «versiegel». */
  readonly root: string;
  readonly forms: readonly string[];
}

/** All verbs known, for `verbForms`. */
export const VERBS: readonly string[] = [...REGULAR.trim().split(/\s+/), ...IRREGULAR];

/** The forms of a verb as `VERBS` writes it, with the noun on -ung. */
export function verbForms(verb: string): VerbForms {
  const [infinitive = '', ...irregular] = verb.split(' ');
  if (irregular.length > 0) return { root: rootOf(infinitive), forms: [infinitive, ...irregular] };
  const [, prefix = '', base = verb] = SEPARABLE.exec(verb) ?? [];
  const forms = regularForms(base);
  if (prefix === '') return { root: rootOf(base), forms };
  const [participle = ''] = forms.slice(-1);
  const apart = [`${prefix}zu${base}`, `${prefix}${participle}`];
  return { root: prefix + rootOf(base), forms: [...forms.slice(0, -1).map((form) => prefix + form), ...apart] };
}

function rootOf(infinitive: string): string {
  return /[el]rn$|eln$/.test(infinitive) ? infinitive.slice(0, -1) : infinitive.replace(/en$/, '');
}

/** The participle is the last. */
function regularForms(infinitive: string): string[] {
  const root = rootOf(infinitive);
  const joint = /(?:[td]|ch[nm]|[^aeiouäöülrh][nm])$/.test(root) ? `${root}e` : root;
  const short = root.replace(/e([lr])$/, '$1');
  const participle = (INSEPARABLE.test(infinitive) ? '' : 'ge') + joint;
  return [
    infinitive,
    ...[root, `${root}e`, `${short}e`, `${joint}st`, `${joint}t`, `${joint}te`, `${joint}ten`],
    ...[`${root}ung`, `${root}ungen`, `${short}ung`, `${short}ungen`],
    `${participle}t`,
  ];
}
