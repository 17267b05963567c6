import { it } from '@jest/globals';
import { continueEnquiry } from './continue-enquiry.js';
import type { Enquiry } from './enquiry.js';
it('x', () => {
  const now = new Date('2026-03-03T10:00:00+01:00');
  const full: Enquiry = { wish: 'offer', serviceType: 'Autohotel', slots: { name: 'Anna Meier', phone: '079 123 45 67', vehicle: 'Hymer B 678 Jg. 2019', dimensions: '7.5 m lang', desiredDate: 'im April', message: 'Autohotel' }, declined: [], asked: 'confirmation', idle: 0 };
  const out: string[] = [];
  const show = (e: Enquiry, m: string) => {
    const s = continueEnquiry(e, m, now);
    const after = s.enquiry;
    const diff = after ? Object.entries(after.slots).filter(([k, v]) => v !== e.slots[k as 'name']).map(([k, v]) => `${k}=${v}`) : [];
    const gone = after ? Object.keys(e.slots).filter((k) => !(k in after.slots)) : [];
    out.push(`${e.asked} | ${m} => ${s.kind} ${after?.asked ?? 'ENDED'} ${diff.join('; ')} ${gone.length ? 'GONE ' + gone : ''} ${s.kind === 'reply' ? '«' + s.reply.slice(0, 60).replaceAll('\n', '/') + '»' : ''}`);
  };
  for (const m of ['Ja, aber bitte ohne Termin', 'Termin weglassen', 'Datum ändern', 'ändern Sie das Datum auf Mai', 'Es ist nicht ein Hymer sondern ein Knaus Sky', 'Die Höhe ist 3.1', 'Höhe 3.1 m', 'Länge ist falsch', '7.2 m', 'nei, im Mai', 'Meier schreibt man mit ey', 'ich heisse Anna-Lena Meier', 'Meine Frau heisst Anna', 'Rufen Sie mich am Abend an', 'lieber per Mail: anna@example.ch', 'und meine Mail: anna@example.ch', 'Nummer vertippt, 079 123 45 68', '079 123 45 68', 'Hymer B 680', 'Ich brauche es für zwei Monate', 'Wie geht es weiter?', 'Was passiert mit meinen Daten?', 'Kostet das etwas?', 'Ist das verbindlich?', 'ja super vielen dank euch', 'Ja das passt alles so für mich', 'Ok gut danke tschüss', 'abschicken!', 'Senden', 'absenden bitte', 'ja ich will', 'yep', 'jo, schick', 'ned', 'nöd abschicke', 'warte', 'Moment noch', 'nochmal', 'zurück', 'von vorne', 'neu anfangen', 'Hallo?', 'ähm', 'ja nein vielleicht', 'nein so nicht', 'Nein, ich möchte zuerst den Preis wissen', 'zuerst möchte ich den Preis wissen', 'Eigentlich doch die Einlagerung', 'nein, Einlagerung', 'Keramikversiegelung nicht Autohotel', 'doch lieber Einlagerung', 'das ist nicht mein Name', 'falscher Name', 'die Telefonnummer ist nicht richtig', 'statt April Mai', 'nicht April', 'ja und nein', 'Alles falsch', 'alles löschen', 'Bitte löschen Sie meine Daten', 'Ja. Bitte rasch.', 'Ja, danke für die Hilfe', 'ja, freue mich', 'perfekt, freue mich auf Ihre Antwort'])
    show(full, m);
  const start = (asked: Enquiry['asked'], slots: Enquiry['slots'] = {}): Enquiry => ({ wish: 'offer', slots: { message: 'x', ...slots }, declined: [], asked, idle: 0 });
  for (const m of ['Anna', 'Mein Mann Peter', 'Anna Meier 079 123 45 67 anna@example.ch', 'meier anna, roggwil', 'wozu', 'Muss ich das sagen?', 'Ich bin es nochmal, die Anna', 'per du: Anna', 'Anna aus Bern', 'Anna Meier-Frei', 'Hofer', 'Bäcker', 'Sommer', 'Winter', 'Mai', 'Jung', 'Gross', 'Klein', 'Frei', 'Neu', 'Lang', 'Kurz', 'König', 'Kunde', 'Weiss', 'Schwarz', 'Herbst', 'Sonntag', 'Freitag', 'Morgen', 'Abend', 'Gut', 'Gut Anna', 'Platz', 'Beat', 'Rot'])
    show(start('name', { vehicle: 'VW' }), m);
  for (const m of ['079', '079 123 45', 'anna@', 'nur Mail: anna@example.ch', 'WhatsApp 079 123 45 67', 'habe kein Telefon', 'kein Telefon', 'per Mail', 'Telefon', 'Mail', 'beides', 'Musterweg 3, 4900 Langenthal', 'egal', 'Facebook', '+43 664 1234567', '00 423 234 56 78'])
    show(start('contact', { vehicle: 'VW', name: 'A' }), m);
  for (const m of ['Wohnmobil', 'ein Camper von 2015', 'Bürstner', 'Burstner Lyseo', 'mein Auto', 'keines', 'ich habe zwei: Hymer und VW', 'Töff', 'Ducati Monster', 'Harley', 'Boot', 'weiss', 'ein roter', 'Anna Meier', 'ein 7 Meter Wohnmobil', 'Adria Twin 600 SPB, 2020', 'keins, nur eine Frage', 'VW T5/T6', 'Mercedes', 'S-Klasse', 'mein SUV ist ein Volvo XC90', 'noch keins', 'kaufe erst noch'])
    show(start('vehicle'), m);
  for (const m of ['7m', 'ca 7 m lang', '7 auf 3', 'nein', 'ja', 'Termin egal', 'so schnell wie möglich', 'bald', 'ab sofort', 'im Frühling', 'KW 15', '12.5.', 'weiss die Masse nicht, Mai', 'hoch ist es etwa 3 Meter', 'drei Meter hoch', 'länge sieben fünfzig', 'Anna Meier', 'nächstes Jahr', 'Ende Monat', 'nach Ostern', 'von 1. Oktober bis 31. März', 'an einem Montag', 'wochentags'])
    show({ ...start('extras', { vehicle: 'VW' }), serviceType: 'Autohotel' }, m);
  console.log(out.join('\n'));
});
