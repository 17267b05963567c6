import { label } from '../label.js';

const noon = ['12:00', '12 Uhr'];
const closed = ['geschlossen', 'nicht offen', 'nicht geöffnet'];

/** Opening hours in more dialects and spellings. */
export const dialectHoursQuestions = label('hours', 'hours-dialect', [
  ['dialect', 'Sit dir am Samschti o da?', [['08:30'], noon]],
  ['dialect', 'Vo wenn bis wenn heit dir offe?', [['08:30'], ['17:30']]],
  ['dialect', 'Wia lang hend iar offa am Fritig?', [['17:30']]],
  ['dialect', 'Am Sunndig hänn ihr zue, oder?', [closed]],
  ['dialect', 'Chamer am Mittwuch am Namittag verbiicho?', [['13:30'], ['17:30']]],
  ['dialect', 'Ab wenn sind er am Morge do?', [['08:30']]],
  ['dialect', 'Wänn mached ihr zue am Obig?', [['17:30']]],
  ['standard', 'Bin ich um halb zwölf noch rechtzeitig bei Ihnen?', [['11:30']]],
  ['standard', 'Ist der Laden am Wochenende offen?', [['Samstag'], noon]],
  ['standard', 'Öffnungszeiten werktags?', [['08:30'], ['17:30']]],
  ['typo', 'Wan habt ihr am freitg ofen', [['17:30']]],
]);

/** Where it is, in more words. */
export const dialectPlaceQuestions = label('place', 'place-dialect', [
  ['dialect', 'Wo isch das gnau?', [['Roggwil']]],
  ['dialect', 'Wo chani mis Wohnmobil härebringe?', [['Roggwil']]],
  ['dialect', 'I welem Dorf sit dir?', [['Roggwil']]],
  ['dialect', 'Wie chumi zu eu?', [['Musterstrasse', 'Roggwil']]],
  ['dialect', 'Hesch mer d Telifonnummere?', [['000 00 00']]],
  ['dialect', 'Chani eu es Mail schriibe? Wohi?', [['info@']]],
  ['standard', 'Wo genau in Roggwil finde ich Sie?', [['Musterstrasse 1']]],
  ['standard', 'Wie lautet die Postleitzahl?', [['4914']]],
  ['standard', 'Kann ich irgendwo anrufen?', [['000 00 00']]],
  ['standard', 'Gibt es auf Ihrer Seite eine Karte mit dem Weg zu Ihnen?', [['Kontakt', 'Musterstrasse', 'Roggwil']]],
  ['typo', 'wo seit ihr genau zuhause, strase und ort', [['Musterstrasse'], ['Roggwil']]],
  ['keywords', 'anfahrt', [['Musterstrasse', 'Roggwil', 'Kontakt']]],
  ['keywords', 'kontaktdaten', [['000 00 00', 'info@']]],
]);
