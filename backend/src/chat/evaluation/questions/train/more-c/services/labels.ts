/** No right reply to what the site knows. */
export const evasions = ['weiss ich nicht', 'weiss ich leider nicht'] as const;

export const fiveYears = ['5 Jahre', 'fünf Jahre', '5-jährig', 'fünfjährig'] as const;
/** The campaign's last day. */
export const lastDay = ['31. Oktober', '31.10', 'Ende Oktober', '31. 10'] as const;
/** That the campaign is over. */
export const over = [
  ...['vorbei', 'abgelaufen', 'beendet', 'zu Ende', 'ausgelaufen', 'nicht mehr', 'endete', 'abgeschlossen'],
  ...['ging bis', 'war bis', 'lief ', 'galt', 'dauerte', 'keine Aktion'],
] as const;
