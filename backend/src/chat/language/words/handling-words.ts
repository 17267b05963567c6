/**
 * Words that people use about vehicles, dirt and work on them, though the site may say it otherwise: what the dialect's
 * words lead to. A word that is nearest to one of them is no typing mistake for a word of the site.
 */
export const HANDLING_WORDS = `
  abmontieren abmontiert herausnehmen herausgenommen herausholen herausbringen hineinstellen hineinfahren hineinpassen
  hineinsitzen einsteigen abgeben mitnehmen mitgeben mitbringen hinstellen hinlegen zudecken zudrehen leeren ausgeleert
  verschüttet erbrochen gemalt herumführen zeigen anziehen lösen festgelegt festlegen einbrechen einbricht eingebrochen
  gestohlen klauen stehlen brennt brennen rosten rostet trocken trocknet abtrocknen feucht nass riecht riechen muffelt
  nachlassen nachlässt aufgehoben spürt spüren abfärben färbt schützen glänzen auffrischen aufpolieren auspolieren wegpolieren wegbringen abspülen saugen
  putzmittel ausbauen einbauen erneuern wiederholen schaut aufpassen anmelden anmeldung voranmeldung gebunden
  verpflichtet versprechen versprecht zugesagt unterschreiben inserieren inseriert verdunsten abzahlen abstottern herunterhandeln
  tief tiefe dick dünn hart weich schwarz weiss ehrlich klebrig kreidig kreide stumpf matt schlimm schädlich gefährlich
  drinnen durch glänzend leer läuft uriniert kälte handwäsche fix giftig gesund ungesund richtig regelmässig häufig solche zuerst zwischendurch niemand nebenan rundherum verboten erlaubt
  nötig schuld fort dabei nähe bekomme
  waschstrasse waschanlage bürstenanlage bürsten abwaschmittel waschmittel katzenhaare vögel leder fingernagel nagel
  schlamm milchflecken blutflecken blut milch rauch zigaretten sitzbank kindersitz matratze dachhimmel hochdruckreiniger
  solarmodule gasflasche gasflaschen flasche stühle geschirr handbremse bremse luft mäuse kontrollschilder geleast
  anbeissen angebissen interessenten einverständnis auftrag fotos junge geschäftswagen scheibentönung schicht streifen fettflecken fett zucker
  sirup limonade saft eis schokolade urin pipi tinte filzstift kugelschreiber lippenstift farbe harz teer moos algen
  silikon silikonspray politur poliermaschine lappen tuch eimer kleber klebstoff aufkleber folie furnier holz aluminium
  blech kunststoff gummi dichtung fugen moos russ blütenstaub pollen kalkflecken kalk wasserflecken
  skischuhe skier ski sachen gepäck werkzeug kleider schlafsack campingstühle
  aufmachen zumachen abschliessen einschliessen hüten bewachen aufbewahren aufheben verstauen
  bezahlbar rentieren rentiert auskennen vertrauen ersetzen haftet haften zuständig melden bescheid
  weggeben hergeben wechselt erbe erben geerbt verstorben schwiegervater grosseltern
  heimfahren essen trinken übernachten schlafen duschen baden kochen fondue
`;
