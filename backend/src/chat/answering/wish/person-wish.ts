import { LANGUAGES } from './languages.js';
import type { WishWords } from './wish-words.js';

/** Who wants to speak with somebody, complains or is in need, and says it in other words than the short ones. */
export const personWish: WishWords = {
  wish: 'person',
  patterns: [
    `mensch|mitarbeiter|mitarbeiterin|person|jemand|jemanden|jemandem|berater|beraterin|chef|chefin|geschäftsführer|inhaber|verkäufer|fachmann|fachperson|ansprechperson|ansprechpartner|leute|kundendienst|werkstatt sprechen|reden|schreiben|telefonieren|verbinden|chatten|kontaktieren|wenden|unterhalten !rede_ich|spreche_ich|schreibe_ich|chatte_ich !=bist !=bin_ich !oder_ist|oder_sind|oder_ein|oder_eine|oder_nur|oder_bloss !gedicht|gedichte|lied|witz|märchen|aufsatz|song|reim !:geschrieben|hat_jemand|jemand_hat !${LANGUAGES}`,
    // «Spricht jemand Italienisch?» wishes to talk to nobody yet.
    `jemand|jemanden|jemandem|mensch|mitarbeiter|mitarbeiterin|person ${LANGUAGES} sprechen|reden|telefonieren =mit =ich|=wir`,
    'mensch|mitarbeiter|:person|berater|chef !kein_mitarbeiter|keine_person|niemand !versichern|zusichern =bitte|statt|=möchte|=will|=wollen|=brauche !rede_ich|spreche_ich|schreibe_ich|chatte_ich !mein_chef|meine_chefin|unser_chef|mein_berater',
    'verbinden =mich|=uns|bitte',
    'kontakt|kontaktaufnahme aufnehmen|gewünscht|erwünscht|erbeten =bitte|gewünscht|erwünscht|erbeten !adresse|daten',
    'kontakt|verbindung aufnehmen|aufzunehmen|treten|setzen|melden =mir|=uns|=mich jemand|=sie|=ihr|können|bitte !wie|wann',
    'kontaktieren =mich|=uns',
    'jemand|jemanden =mich|=mir|=uns beraten|:berät|:beratet|helfen|weiterhelfen|anrufen|kontaktieren|melden !wann',
    'nicht|keine|keinen|keinem|ungern|ohne|statt automat|maschine|maschinen|roboter|bot|computer|programm|chatbot reden|sprechen|schreiben|diskutieren|chatten|unterhalten|streiten|plaudern !=du',
    'jemand|jemanden|jemandem|person|mensch auskennen|auskennt|drauskommt|verantwortlich|zuständig =mit|=will|=möchte|=brauche|=geben|=gib|sprechen',
    `mensch|mitarbeiter|person|berater|chef|jemand|jemanden|:verkäufer geben|holen|schicken =mir|=uns|=einen|=eine !von_uns|zuhause|=wenn !rabatt|prozent|gratis|kosten|preis|erlaubt !${LANGUAGES}`,
    'richtig_mensch|richtig_leute|richtig_person|richtig_mitarbeiter|richtig_jemand|echt_mensch|echt_leute|echt_person|echt_mitarbeiter|echt_jemand !rede_ich|spreche_ich|schreibe_ich|chatte_ich|oder_ist|oder_bist !=bist !schreibt !antwortet !sitzt !programm !=sind_sie !ist_da !ist_das !ist_hier',
    'beschwerde|reklamation|beschweren|reklamieren|beanstanden|mängelrüge|schadenmeldung|reklamiere !wie_viele|wieviele|anzahl',
    'notfall|=unfall|dringend|panne|sofort hilfe|helfen|anrufen|brauchen|jemand|notfall|problem|=unfall !:notfalls !=wenn|=falls|garantie',
    'notfall|notfälle !:notfalls',
    ':warte|:warten|:wartet antwort|rückmeldung|offerte|rückruf|bescheid seit|immer_noch|noch_immer|ewig !wie !muss',
    'sprechen|reden|telefonieren frau|mann|dame|=herrn möchte|würde|will|lieber =mit !ich_muss !mein !meiner !meinem',
    'anfrage|offerte|mail|rückruf :geschickt|:gesendet|:gestellt|:geschrieben|warten|warte nicht|nichts|=keine|immer_noch|noch_immer !wie !muss',
    'ruiniert|zerstört|vermackt|vermacken|verbeult|vermurkst|verhunzt|verkratzt|verpfuscht =ihr|=sie|=euch|=habt mir|=mein|=meine|=meinen|=unser',
    'kratzer|beule|delle|schaden|loch|riss :gemacht|:verursacht|:hinterlassen ihr_haben|ihr_habt|habt_ihr|haben_sie|sie_haben !wenn|falls',
    // «Mein Auto war danach dreckiger»: after the work, and not after their own.
    ':dreckiger|:schmutziger|:schlimmer|:hässlicher danach|nachher|als_vorher|vorher =war|=sah|=ist auto|wagen|wohnmobil|sitz|lack|polster|camper !wird !werden !wenn !falls !waschstrasse !waschanlage !selber !selbst !=ich !wie !was !kosten',
    'geld|geldes zurück|zurückhaben|rückerstattung|zurückverlangen|zurückfordern =ich|=wir will|möchte|verlange|wollen|fordere !zusage|zusicherung|versprechen|falls|wenn',
    'nicht|gar_nicht|überhaupt_nicht zufrieden|glücklich|einverstanden =ich|=wir|=bin|=sind|bei_nicht reinigung|arbeit|resultat|ergebnis|versiegelung|politur|auto|wohnmobil|rechnung|euch|ihnen|leistung|service !was !=wenn|=falls !wie !wer',
    'schande|:pfusch|murks|schlamperei|gepfuscht arbeit|=eure|=euch|=ihre|lack',
    'unzufrieden|enttäuscht|stocksauer|stinksauer|verärgert|wütend|hässig|beschädigt|kaputt_:gemacht|zerkratzt nach|arbeit|abholen|reinigung|versiegelung|auto|wohnmobil|ihr|sie|euch|bei !angst|sorge|sorgen|fürchte|befürchte|was_passiert|was_geschieht|wer_zahlt|wer_bezahlt|wer_haftet|wer_kommt|=falls',
    'persönlich|direkt beraten|beratung|reden|sprechen|besprechen möchte|will|gerne|können|bitte',
    'beratung|beratungsgespräch|gespräch möchte|hätte|wünsche|gerne|will|brauche',
  ],
  keywords: ['notfall|reklamation|beschwerde'],
};
