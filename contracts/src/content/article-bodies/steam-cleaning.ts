import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import type { ArticleBody } from '../article-body.js';

const { claims } = businessProfile;
const { pressure, temperature, water } = claims.steam;

/** The blog's price is that of the micro steam cleaning; the services page names another. */
export function steamCleaningArticle(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    slug: 'dampfreinigung',
    sections: [
      {
        heading: 'Dampf ist nicht gleich Dampf',
        paragraphs: [
          'Wer an Dampf denkt, sieht den Wasserkocher vor sich: weisse Schwaden, nasse Scheiben. Was man dort sieht, sind bereits feine Wassertropfen. Für Polster wäre das zu nass. Der Dampf, mit dem wir arbeiten, ist trocken. Er steht unter Druck, ist heisser als kochendes Wasser und trägt nur wenig Flüssigkeit mit sich.',
          'Der Unterschied zeigt sich am Sitz. Ein Sprühsauger drückt Wasser ins Polster und holt einen Teil davon zurück. Der Rest braucht Stunden, manchmal einen Tag, bis er verdunstet ist. Trockener Dampf hinterlässt eine leicht feuchte Oberfläche.',
        ],
        figures: [
          { value: pressure, text: 'Druck im Gerät: Er bringt den Dampf in Nähte und Schienen.' },
          { value: temperature, text: 'Temperatur im Gerät; an der Oberfläche ist es deutlich weniger.' },
          { value: water, text: 'Wassergehalt: Darum heisst der Dampf trocken.' },
          { value: claims.germReduction, text: 'weniger Keime, wo der Dampf nahe genug einwirken kann.' },
        ],
      },
      {
        heading: 'Warum das ohne Reinigungsmittel geht',
        paragraphs: [
          'Schmutz im Fahrzeug ist selten nur Staub. Meist hält ihn etwas fest: Hautfett am Lenkrad, Zucker vom Eistee, Kochdunst an den Schränken des Wohnmobils. Wärme macht solche Stoffe weich. Der Druck hebt sie ab, und das Tuch nimmt sie auf, bevor sie wieder fest werden.',
          'Ein Reiniger täte das auch. Er müsste danach aber vollständig ausgespült werden, und aus einem Polster bringt man ihn selten ganz heraus. Der klebrige Rest zieht neuen Staub an, und der Sitz ist nach wenigen Wochen wieder grau.',
        ],
      },
      {
        heading: 'Wo sich Dampf bewährt',
        paragraphs: [
          'Am meisten bringt er dort, wo Bürste und Lappen nicht hinkommen und wo viel Wasser schaden würde.',
        ],
        list: [
          'Stoffsitze, Kopfstützen und Gurte',
          'Matratzen und Polster im Wohnmobil',
          'Lüftungsdüsen, Schalterränder und Sitzschienen',
          'Küche mit Kocher, Spülbecken und Kühlschrankdichtung',
          'Nasszelle: Duschwanne, Fugen und Toilettenbereich',
          'Türfalze, Gummidichtungen und Staukästen',
        ],
      },
      {
        heading: 'Wo wir vorsichtig sind',
        paragraphs: [
          'Hitze kann auch schaden. Klebstoff wird weich, deshalb bekommen Dachhimmel nur wenig Dampf aus grossem Abstand: Löst sich der Stoff vom Träger, hängt er durch. Furnier kann aufquellen, Acrylfenster können matt werden, und eine kalte Frontscheibe reisst im schlimmsten Fall. Steckverbindungen, Bildschirme und Lautsprecher lassen wir aus.',
          'Auch bei Flecken hat das Verfahren Grenzen. Eiweiss, zum Beispiel aus Milch oder Blut, gerinnt in der Hitze und sitzt dann erst recht fest. Solche Stellen brauchen vorher kaltes Wasser und Geduld. Und was die Sonne ausgebleicht hat, bekommt durch keine Reinigung seine Farbe zurück.',
        ],
      },
      {
        heading: 'Gerüche: zuerst die Quelle',
        paragraphs: [
          'Viele fragen wegen eines Geruchs. Dampf hilft, wenn der Geruch in Fasern und auf Flächen sitzt, etwa nach Hund, Rauch oder Essen. Er hilft nicht, wenn die Quelle bleibt: ein verschmutzter Innenraumfilter, Wasser unter dem Teppich, ein Siphon ohne Wasser. Darum fragen wir nach, seit wann es riecht und ob es bei Regen oder bei laufender Heizung stärker wird.',
        ],
      },
      {
        heading: 'Was es kostet',
        paragraphs: [
          `Die Mikrodampfreinigung kostet ${prices.microSteamCleaningBlog}. Wie viel Arbeit es bei Ihrem Fahrzeug ist, hängt von Grösse, Verschmutzung und Anzahl der Polster ab. Tierhaare kosten am meisten Zeit, weil sie vor dem ersten Dampfstoss fast einzeln aus dem Gewebe müssen.`,
        ],
      },
      {
        heading: 'Was Sie vorher tun können',
        paragraphs: ['Je leerer das Fahrzeug, desto mehr Zeit bleibt für die Reinigung. Vier Dinge helfen uns:'],
        list: [
          'Persönliches, Kindersitze und Vorräte herausnehmen',
          'Beim Wohnmobil Bettzeug abziehen und Kühlschrank leeren',
          'Flecken nicht noch mit einem Hausmittel behandeln',
          'Notieren, was wo verschüttet wurde',
        ],
      },
    ],
    callToAction: {
      title: 'Lohnt sich Dampf bei Ihrem Fahrzeug?',
      text: 'Schicken Sie uns ein Bild der schlimmsten Stelle. Wir sagen Ihnen, was herausgeht und was nicht.',
      serviceId: 'dampfreinigung',
    },
  } satisfies ArticleBody;
}
