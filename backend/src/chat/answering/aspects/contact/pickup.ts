import { campaign } from '../../../knowledge/facts.js';
import type { Aspect } from '../aspect.js';

/** Whether a vehicle is fetched and brought back. */
export const pickup: Aspect = {
  id: 'pickup',
  isComplete: true,
  about: 'either',
  patterns: [
    'bringservice|holservice|abholservice|abholdienst|bringdienst|lieferdienst|überführung|überführen|hol_bring|hol_und',
    ':abholung !nach|direkt|=bei|regen|wann|vor',
    'abholen|holen|liefern|zurückbringen =ihr|=sie|mir|uns|zuhause|daheim|auto|wohnmobil|fahrzeug|haustür|domizil !ich !wann !lieferant',
    'abholen|holen|liefern|bringen|kommen zu_hause|daheim|zuhause|bei_mir|zu_mir|haustür|domizil|von_mir|nach_hause|heim !leute|interessent|interessenten|käufer|kunde|kunden',
    'geliefert|ausgeliefert|liefern|überführt|abgeholt|gebracht werden|wird|könnte|kann|kann_man auto|wagen|wohnmobil|camper|fahrzeug|wohnwagen !=ich !wann !vorabend !samstag !sonntag !abend !uhr',
    'bringen|zurückbringen|heimbringen|vorbeibringen ihr_es_mir|sie_es_mir|ihr_mir|sie_mir|ihr_ihn_mir|ihr_uns|sie_uns|mir_das|mir_den|=ausnahmsweise !offerte|preis|lohnen|nutzen|vorteil|:bringt_es !was_ich|was_muss|was_soll|was_wir',
    ':kommt|:kommen =ihr|=sie :dorthin|:dahin|:überall|bis_nach|auch_dort|auch_da !=ich|fleck|geruch',
    // «Ich wohne in Olten, holt ihr das Auto ab?»: who tells of themselves does not fetch it themselves.
    ':holt|:abholt|:abholen|:holen|holt_ihr|holen_sie|abholen_sie|sie_abholen|ihr_abholen =ihr|=sie auto|wagen|wohnmobil|camper|womo|fahrzeug|wohnwagen|oldtimer|büssli|karre|=es|=ihn|=mein|=unser !kann_ich !ich_abholen !darf_ich !wann',
    'kosten|kostet|gratis|kostenlos|verlangen|verrechnen|aufpreis :abholen|:abholung|:holen|:bringen|abholt|:transport|:zurückbringen !=ich !wann !auftrag !auf_hochglanz|auf_vordermann|hochglanz',
    'anfahrt|anfahrtskosten|anfahrtspauschale|wegpauschale|kilometer kosten|verrechnen|berechnen|zahlen|pauschale !schild|tachostand|kilometerstand|garantie',
    'holen|abholen|:holst|:holt =ihr|=sie|=du oder bringen|vorbeibringen|hinbringen|selber|selbst',
    'wohnen :weit|:weiter|entfernt|weg|nähe|umgebung|gegend nicht|weit|weiter|entfernt !wohnwagen !wo_wohnen',
    // «Wir kommen aus dem Tessin, das ist ziemlich weit»: told, and meant as a question.
    'weit|weite|weiter|lang|umständlich ziemlich|recht|sehr|doch|arg|etwas|zu_weit weg|fahrt|anfahrt|weg|kommen|wohnen|übergabe|bringen|fahren !wie|wo|wohnwagen|hält|halten|dauern|dauert',
    'mobil|vorbeikommen|kommen zu_mir|zu_uns|bei_mir|zu_hause|daheim|vor_ort !leute|interessent|interessenten|käufer|kunde|kunden',
  ],
  covers: ['bring', 'hours', 'access', 'address', 'process', 'overview', 'price', 'offered', 'serviceList'],
  answer: ({ says }) => {
    const text = `Es gibt einen ${campaign.pickup.title}. ${campaign.pickup.text}`;
    return says('kosten|preis|teuer|gratis|kostenlos|verlangen|verrechnen|aufpreis|zahlen|bezahlen|inbegriffen')
      ? { text: `Was er kostet, weiss ich nicht. ${text}`, isUnknown: true }
      : { text };
  },
};
