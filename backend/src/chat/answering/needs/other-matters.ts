/** What is told beside these is told for something else: a complaint, a breakdown, a hired car, a post, what is past. */
export const otherMatters: readonly string[] = [
  'ihr_habt|habt_ihr|sie_haben|haben_sie|eurer|eure|zurückgegeben !gesagt|geschrieben|inseriert|gehört|angerufen',
  'miete|mieten|gemietet|mietauto|mietwagen|mietwohnmobil|:vermieten|:vermietet|leihen|ausleihen !vermieter',
  'job|:stelle|lehrstelle|lehre|praktikum|bewerbung|bewerben|arbeitsstelle|schnupperlehre',
  'panne|platten|abschleppen|motor|getriebe|bremsen|kupplung|auspuff|benzin|diesel|unfall|pneu|werkstatt|springt',
  ':verkauft haben|habe|hat|hatte|wurde !soll|sollte|will|möchte|niemand|nicht|noch|erst',
  ':weg|verschwunden gestohlen|geklaut|polizei',
];
