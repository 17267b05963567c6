const FOR_OWN = ['mein', 'meinen', 'meine', 'unser', 'unseren', 'unsere'].map((whose) => `für_:${whose}`).join('|');
const GIVEN =
  ':bekomme|:bekommen|:bekäme|:kriege|:kriegen|:erhalte|:erhalten|:zahlt|:gebt|:gäbt|:geben|:bietet|:bieten';
/** «Was bekomme ich für mein Geld?» and «… für mein Auto für einen Platz?» offer no vehicle. */
const NO_SALE =
  '!geld|budget|franken|chf|monat|jahr|tag|rabatt|leistung|platz|stellplatz|offerte|angebot|termin|garantie|behandlung|pflege|reinigung';

/** «Was bekomme ich für meinen alten Mercedes?»: whatever it is called, what is given for one's own is its price. */
export const ownVehicleValue = `was|wie_viel|wieviel ${GIVEN} ${FOR_OWN} ${NO_SALE}`;
