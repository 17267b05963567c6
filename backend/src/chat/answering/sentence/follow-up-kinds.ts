/** Of something else, another month's or amount's cost is told, or at least the price. */
export const RECKONED = new Set([
  'periodCost',
  'affordable',
  'total',
  'comparison',
  'minimumCost',
  'againstCommission',
]);
/** What has a length of its own: «Gibt es eine Garantie?» «Wie lange?» */
export const LASTING = new Set(['guarantee', 'lasting', 'hours', 'campaign', 'minimumTerm', 'answerTime', 'handover']);
/** How one gets at a vehicle, and what is to be done before it is brought. */
export const OF_ACCESS = new Set(['access', 'announceDrive', 'usage']);
export const OF_PREPARING = new Set(['clearing', 'emptying', 'preparation', 'bring']);
/** How the sealed surface is washed. */
export const OF_WASHING = new Set(['care', 'firstWash', 'washOften', 'pressure', 'brushes', 'drying']);
/** What ends, and whose answer says what comes then: «Und danach?» */
export const ENDING = new Set(['lasting', 'minimumTerm', 'campaign', 'noBuyer']);
/** What «wie lange» by itself may be taken for. */
export const OF_LENGTH = new Set(['duration', 'periodCost', 'againstCommission', 'affordable', 'experience', 'doneBy']);
/** Of another vehicle the same is asked: «Und bei einem grösseren?», «Ganzes Wohnmobil?» */
export const OF_VEHICLE = new Set([
  'pickup',
  ...['price', 'size', 'duration', 'lasting', 'overview', 'offered', 'preparation', 'bring', 'included', 'process'],
  ...[
    'total',
    'periodCost',
    'vehicles',
    'vehicleKinds',
    'worth',
    'minimumTerm',
    'guarantee',
    'climate',
    'security',
    'priceReason',
  ],
]);
/** Of another time the same is asked. */
export const TIMED = new Set([
  'hours',
  'timeOnly',
  'climate',
  'reachable',
  'comeThen',
  'access',
  'announceDrive',
  'campaign',
  'sundayPickUp',
  'security',
  'visit',
  'answerTime',
  ...RECKONED,
]);
/** Recognised by any word for a span of time. */
export const OF_TIME = new Set(['periodCost', 'againstCommission', 'timeOnly']);
