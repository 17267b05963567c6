import type { Wordings } from '../wording.js';

/** What polishing takes away, and what stays. */
export const paintworkPolishingWordings: readonly Wordings[] = [
  {
    says: 'Deshalb kommen feine Kratzer, Kreide und matte Stellen vorher weg',
    asked: [
      'Verschwinden die Schleier im Lack?',
      'Mein Lack hat Kringel von der Waschanlage',
      'Müssen Kratzer vor dem Versiegeln weg?',
      'Warum müssen Sie vorher polieren?',
      'Wird vor dem Versiegeln poliert?',
      'Was machen Sie, bevor die Keramik aufgetragen wird?',
      'Gehen feine Kratzer weg?',
      'Gehen Waschkratzer raus?',
      'Verschwinden Hologramme und Swirls?',
      'Polieren Sie auch vorher, oder kommt das Zeug einfach drauf?',
    ],
  },
  {
    says: 'Klarlack ist dünner als ein Blatt Papier',
    asked: [
      'Wie viel Lack geht beim Polieren verloren?',
      'Wie viele Male erträgt der Lack eine Politur?',
      'Es wurde schon einmal poliert, kann man das mehrmals machen?',
      'Wie oft kann man den Lack polieren?',
      'Macht Polieren den Lack dünner?',
      'Schadet Polieren dem Lack?',
      'Nimmt die Politur Lack weg?',
    ],
  },
  {
    says: 'Tiefe Kratzer, die man mit dem Fingernagel spürt, bleiben',
    asked: [
      'Der Kratzer ist bis aufs Blech',
      'Ich habe eine Schramme vom Parkhaus, kriegt ihr die weg?',
      'Der Kratzer geht bis auf die Grundierung',
      'Kann man tiefe Kratzer wegpolieren?',
      'Bekommen Sie einen tiefen Kratzer weg?',
      'Jemand hat mit dem Schlüssel den Lack zerkratzt',
      'Spachteln und lackieren Sie auch?',
    ],
  },
  {
    says: 'Wachs und Silikon bringt man nur ganz herunter',
    asked: [
      'Wir haben immer Politur mit Silikon genommen',
      'Auf dem Lack ist noch eine alte Versiegelung',
      'Wir haben selber schon Wachs darauf gemacht, ist das ein Problem?',
      'Ich habe das Wohnmobil immer gewachst, stört das?',
      'Ich habe immer Silikonspray benutzt, ist das schlimm?',
      'Das Wohnmobil ist gewachst, stört das?',
      'Ich habe Nanoversiegelung vom Baumarkt drauf, muss ich das sagen?',
      'Wir haben früher mit Cockpitspray geputzt',
      'Muss ich verraten, mit was ich bisher gepflegt habe?',
    ],
  },
  {
    says: 'Deshalb beginnen wir an einer Probefläche',
    asked: [
      'Wie grob schleifen Sie?',
      'Wie prüfen Sie, ob der Lack das Polieren aushält?',
      'Machen Sie eine Probefläche?',
      'Testet ihr das Polieren zuerst an einer Stelle?',
      'Welche Politur nehmen Sie?',
    ],
  },
  {
    says: 'Politur füllt keine Kratzer auf, sie ebnet ihre Ränder ein',
    asked: [
      'Sind die Kratzer nach dem Polieren wirklich weg oder nur zugeschmiert?',
      'Was macht Politur mit den Kratzern?',
      'Füllt ihr die Kratzer auf?',
    ],
  },
  { says: 'Gelcoat ist dicker', asked: ['Kann ich das Gelcoat selber von Hand polieren?'] },
];
