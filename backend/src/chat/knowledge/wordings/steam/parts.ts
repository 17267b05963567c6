import type { Wordings } from '../wording.js';

/** What is cleaned with steam. */
export const steamPartsWordings: readonly Wordings[] = [
  {
    says: 'Gearbeitet wird von oben nach unten',
    asked: [
      'Fangen Sie beim Dachhimmel an?',
      'Wird der Teppich auch gemacht?',
      'Reinigen Sie auch den Boden und die Teppiche?',
      'Wird der Boden auch gedämpft?',
      'Machen Sie auch die Fussmatten?',
      'Wird der Dachhimmel auch gereinigt?',
      'In welcher Reihenfolge wird innen gereinigt?',
    ],
  },
  {
    says: 'Matratzen und Polster im Wohnmobil',
    asked: [
      'Dämpft ihr auch die Polster im Wohnwagen?',
      'Machen Sie auch Matratzen?',
      'Reinigen Sie die Matratze im Wohnmobil auch?',
      'Werden die Vorhänge und Polster auch gereinigt?',
      'Können Sie die Sitzgruppe im Wohnmobil reinigen?',
    ],
  },
  {
    says: 'Küche mit Kocher, Spülbecken und Kühlschrankdichtung',
    asked: [
      'Putzt ihr auch das Spülbecken?',
      'Wird auch der Kühlschrank gereinigt?',
      'Machen Sie die Küche auch?',
      'Der Herd im Wohnmobil ist voller Fett',
      'Die Kühlschrankdichtung ist schwarz',
    ],
  },
  {
    says: 'Lüftungsdüsen, Schalterränder und Sitzschienen',
    asked: [
      'Wird das Armaturenbrett auch gedämpft?',
      'Werden die Lüftungsdüsen gereinigt?',
      'Machen Sie das Cockpit auch?',
      'Reinigen Sie die Schalter und Knöpfe auch?',
    ],
  },
  {
    says: 'kommt der Dampf in Sitzschienen, Lüftungsdüsen, Nähte und Fugen',
    asked: [
      'Zwischen den Tasten klebt alles',
      'Unter dem Sitz kommt man nicht hin, schafft ihr das?',
      'In den Nähten sitzt der Dreck',
      'Kommt der Dampf auch unter die Sitze?',
      'Das Lenkrad ist klebrig und die Lüftungsschlitze sind voll Staub',
      'Bekommen Sie den Staub aus den Lüftungsschlitzen?',
      'Putzen Sie auch die Ritzen und Schienen?',
      'Kommen Sie auch in enge Ritzen?',
      'Werden die Fugen und Schienen sauber?',
      'Zwischen den Sitzen liegen Brösmeli, kommt man da hin?',
      'Kommt ihr in jede Ecke?',
      'Der Becherhalter klebt und ist grusig',
    ],
  },
  {
    says: 'Derselbe Dampf reinigt Stoff, Kunststoff, Gummi und Chromstahl',
    asked: [
      'Für welche Oberflächen ist Dampf geeignet?',
      'Geht Dampf auch bei Kunstleder?',
      'Welche Materialien reinigen Sie mit Dampf?',
      'Geht Dampf auch auf Gummi und Kunststoff?',
      'Kann man das Armaturenbrett auch dämpfen?',
      'Geht das auf Metall?',
      'Braucht es für Plastik etwas anderes als für Stoff?',
    ],
  },
  // Over the end of a point: all of the list is asked for.
  {
    says: 'Kühlschrankdichtung; Nasszelle',
    asked: [
      'Was wird innen alles geputzt?',
      'Was reinigen Sie alles mit Dampf?',
      'Putzen Sie auch den Kühlschrank und die Dusche im Wohnmobil?',
      'Werden Küche, Bad und WC im Camper gereinigt?',
      'Machen Sie Küche und WC auch?',
      'Reinigen Sie auch die Küche und das Bad im Wohnmobil?',
    ],
  },
  {
    says: 'Duschwanne, Fugen und Toilettenbereich',
    asked: [
      'Machen Sie auch die Nasszelle und die Dusche?',
      'Wird die Duschwanne auch gereinigt?',
      'Wird die Dusche und das WC auch gereinigt?',
    ],
  },
  {
    says: 'Türfalze, Gummidichtungen und Staukästen',
    asked: ['Macht ihr auch die Türfalze?', 'Wird der Staukasten vom Camper auch gereinigt?'],
  },
  {
    says: 'Stoffsitze, Kopfstützen und Gurte',
    asked: [
      'Sind die Türverkleidungen dabei?',
      'Kann man die Sicherheitsgurte auch reinigen?',
      'Reinigen Sie auch Gurte und Kopfstützen?',
      'Ist der Sicherheitsgurt auch dabei?',
      'Reinigen Sie auch den Kindersitz?',
    ],
  },
  {
    says: 'Matte Lacke und verwitterte Aufbauten brauchen mehr als Dampf',
    asked: ['Können Sie auch aussen mit Dampf reinigen?', 'Wird der Lack mit Dampf wieder glänzend?'],
  },
];
