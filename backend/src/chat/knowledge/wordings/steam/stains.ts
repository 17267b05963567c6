import type { Wordings } from '../wording.js';

/** Which stains go. */
export const steamStainsWordings: readonly Wordings[] = [
  {
    says: 'Getränke, Fett und Strassenschmutz lösen sich meist gut',
    asked: [
      'Sonnencreme auf den Sitzen, bringt man die weg?',
      'Schminke am Sitz, lässt sich das entfernen?',
      'Der Kaffeebecher ist umgekippt',
      'Energydrink über den Beifahrersitz geleert',
      'Mir ist das Cola über die Mittelkonsole gelaufen',
      'Können Sie eine fleckige Matratze sauber machen?',
      'Geht der Kaffee aus dem Sitz?',
      'Bringen Sie Flecken von Cola, Wein und Bier weg?',
      'Bekommt man Ölflecken aus dem Teppich?',
      'Verschwinden Schokolade und Ketchup vom Polster?',
      'Garantieren Sie, dass jeder Fleck weggeht?',
      'Pommesfett auf dem Sitz, bekommt man das weg?',
      'Glace ist auf dem Rücksitz geschmolzen, kriegen Sie das sauber?',
      'Schuhabdrücke und Matsch auf dem Stoff, geht das?',
    ],
  },
  {
    says: 'Ausgebleichte Stellen und Brandlöcher sind Schäden am Gewebe',
    asked: [
      'Leuchtstift auf dem Polster',
      'Der Stoff hat ein Loch von einer Zigarette',
      'Die Jeans hat abgefärbt auf den hellen Sitz',
      'Haben Sie etwas gegen Tintenflecken?',
      'Kugelschreiber auf dem Leder, geht das weg?',
      'Bekommen Sie ein Brandloch weg?',
      'Geht Tinte aus dem Polster?',
      'Filzstift auf dem Sitz',
      'Zigarettenloch im Sitz, kann man da etwas machen?',
      'Nagellack auf dem Polster',
    ],
  },
  {
    says: 'Alte Milch- und Blutflecken brauchen eine Vorbehandlung',
    asked: [
      'Die Schoppenmilch ist im Sitz eingetrocknet',
      'Gehen Blutflecken weg?',
      'Milch ist auf den Sitz ausgelaufen',
      'Erbrochenes auf dem Polster',
      'Das Baby hat auf den Sitz gespuckt',
      'Nasenbluten auf dem Beifahrersitz, kriegt man das weg?',
    ],
  },
  {
    says: 'Sagen Sie uns, was verschüttet wurde',
    asked: [
      'Muss ich angeben, was ausgelaufen ist?',
      'Was soll ich Ihnen über die Flecken sagen?',
      'Muss ich sagen, womit ich schon geputzt habe?',
      'Was müssen Sie über den Fleck wissen?',
      'Ich habe schon mit Fleckenmittel daran herumgemacht, ist das wichtig?',
      'Wir wissen nicht, von was der Fleck ist, spielt das eine Rolle?',
      'Ich habe es bereits mit Vanish probiert',
    ],
  },
  {
    says: 'Flecken nicht noch mit einem Hausmittel behandeln',
    asked: [
      'Darf ich vorher mit Feuchttüchern wischen?',
      'Soll ich Salz auf den Rotweinfleck streuen?',
      'Kann ich selber mit Rasierschaum daran reiben?',
      'Soll ich den Fleck mit Backpulver vorbehandeln?',
      'Soll ich den Fleck vorher selber einreiben?',
      'Darf ich Gallseife auf den Fleck geben?',
      'Soll ich den Fleck selber behandeln, bevor ich komme?',
      'Ich wollte es mit Essig versuchen, gute Idee?',
    ],
  },
  {
    says: 'gerinnt in der Hitze',
    asked: [
      'Was passiert mit Eiweiss unter Dampf?',
      'Warum ist Hitze bei Milchflecken schlecht?',
      'Warum darf man Blut nicht mit heissem Dampf reinigen?',
    ],
  },
  {
    says: 'Kaffee, Milch und Öl verhalten sich unter Hitze verschieden',
    asked: ['Warum wollen Sie wissen, woher der Fleck kommt?'],
  },
];
