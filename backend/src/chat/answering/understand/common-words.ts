/**
 * Words that say nothing about what is asked: they stand in questions about anything. Beside the closed classes of
 * words, which the language's own table lists. Verbs stand in the forms that questions have, for stems of irregular
 * ones differ.
 */
export const COMMON_WORDS = `
  tun tut tue tuet getan machen macht mache machst gemacht gehen geht gehe gehst ging gingen gegangen laufen läuft lief
  kommen kommt komme kommst kam kämen gekommen bringen geben gibt gebe gibst gebt gäbe gegeben gab nehmen nimmt nehme
  nehmt genommen wissen weiss weisst wisst wüsste wüssten gewusst sagen sagt sage sag gesagt fragen frage gefragt
  denken denke dachte gedacht glauben glaube glaubt meinen meine meint meinten gemeint meinte schwärmt schwärmen
  finden findet finde fände gefunden sehen sieht sehe seht gesehen sah schauen schaut schaue geschaut hören höre hört
  gehört hörte lesen lese liest gelesen schreiben schreibt schreibe geschrieben sprechen spricht reden redet
  lassen lasse lässt lasst gelassen befindet befinden bestätigen bestätige
  prozent prozente sorte sorten
  brauchen braucht brauche bräuchte bräuchten benötigen benötige benötigt bekommen bekomme bekommt kriegen kriege kriegt
  erhalten erhalte erhält haben stehen steht stehe stehen stand gestanden liegen liegt lag legen setzen bleiben bleibt
  heissen heisst gelten gilt angehen angeht betreffen betrifft lauten lautet zählen rechnen anbieten bieten bietet interessieren interessiert interesse
  interessant gefallen gefällt hoffen hoffe wünschen wünsche überlegen überlege überlegt planen plane plant suchen
  suche sucht erfahren erklären erklär erklärt erzählen zeigen nennen nennt angeben helfen hilft hilf geholfen kennen
  kenne kennt merken verstehen verstehe versteht verstanden vorstellen sein scheinen scheint wirkt bedeutet stimmt
  stimmen eingeben verlangen passieren passiert geschehen geschieht funktionieren funktioniert klappen klappt
  beginnen anfangen starten fangen versuchen probieren lohnen anschaffen geleistet leisten leistet gönnen gegönnt
  geerbt besitzen besitze wohnen wohne wohnt leben lebe zurück retour hin her herum heran herein
  hinein raus rein rauf runter weg los vorbei hierher dorthin irgendwo irgendwie irgendwann irgendetwas
  hallo hoi sali salü grüezi grüessech guten tag morgen abend liebe grüsse gruss freundlich freundliche danke merci
  vielmals besten vielen dank bitte entschuldigung sorry gerne super toll okay ok nein vielleicht ciao hey hi
  ihnen euch eu bei team zusammen zäme miteinander herr frau leute mann freund freundin kollege kollegin nachbar
  nachbarin bruder schwester vater mutter eltern familie sohn tochter kinder ehemann ehefrau bekannte bekannter
  auto autos fahrzeug wagen fahrzeuge wohnmobil womo reisemobil camper campingbus camperbus kastenwagen wohnwagen bus
  mobil caravan van pw karre gefährt modell jahrgang büssli teil stück
  woran wofür wodurch worin wobei wozu wozu worüber sehr etwa ungefähr etwas bisschen wenig viel mehr weniger meist immer oft manchmal selten wieder nochmals noch fort schon
  erst bereits bald später früher vorher nachher dann danach inzwischen momentan aktuell derzeit moment
  eigentlich einfach genau konkret kurz lang gross klein gut besser besten schlecht schön wunderschön normal üblich grundsätzlich allgemein überhaupt wirklich echt eben mal schnell rasch stattdessen leider
  hoffentlich natürlich bestimmt wahrscheinlich gewiss jeweils genug zirka öppe ungefähr gerade direkt
  frage fragen sache ding problem problemen grund art weise fall beispiel info infos information möglichkeit zeit nähe gegend miete
  nächste nächsten nächster nächstes letzte letzten letztes kommende kommenden kommendes nötig möglich
  roggwil schweiz website webseite seite internet homepage chat netz online gegoogelt
  würden könnte wäre hätte sollte möchte müsste dürfte seid
  unterwegs reise reisen ferien urlaub draussen daheim zuhause hause sommer jahr jahre jahren monat woche
  über fast nur pro rund tatsächlich
  eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf erste zweite dritte halb halbes halben
  zeugs zeug dings frei leicht schwer ziemlich recht absolut total mindestens höchstens weit nah
  solange unterdessen spass sinn ganze ganzer geschichte rest
  dreimal viermal fünfmal sechsmal zehnmal
  busse riesen sowas zweit dritt viert mitte ende anfang jährig obendrauf obendrein verfügung gäll gell gäu gälled total insgesamt überhaupt na ne nen nem mir mich einmal zweimal mal schulde schulden eure eurer ihrer euren unserem gedacht gerne vorhin ebenfalls nun
  ahnung vorletzte vorletzten vorletztes betreffend betreffs bezüglich hinsichtlich zwecks voraus geraten rät empfohlen empfiehlt
  verdammt verdammte verdammter verdammten verflucht verfluchte verfluchter verfluchten gopfertami gopf gopfverdammi
  gottverdammt gottverdammte hueresiech heilandsack scheissbot verlassen verlass sei emil beat
`;

/**
 * Words that say something, but nothing that an answer must speak of: nobody's question is misunderstood for them.
 */
export const LIGHT_WORDS = `
  fahren fahre fährt fahrt gefahren benutzen benutze benützen nutzen nutze gehören gehört arbeiten arbeite arbeitet
  parkiert parkieren winter sommer frühling herbst saison ferien urlaub reise reisen wetter sonne regen
  draussen drinnen trocken nass sauber dreckig schmutzig alt älter neu gebraucht gross klein
  alleine allein gründlich ordentlich richtig komplett vollständig professionell fachgerecht rechtzeitig extra
  warten behalten bleiben fertig bereit vorhanden verfügbar dabei nachts tagsüber täglich wöchentlich jährlich
  betrieb firma geschäft werkstatt garage unternehmen halle laden
  verteilen verteile verteilt umrechnen umgerechnet
  deckt decken abdeckt abdecken umfasst unterschied unterscheiden vergleich auskunft
  aussieht aussehen eilig eilt pressiert pressieren dringend
  gleiche gleichen gleiches dasselbe selbe
  km kilometer meter metern zentimeter
  geeignet möglich erlaubt schlimm wichtig kaputt steckt stecken
  behandlung behandeln behandelt buche buchst gebucht alkoven teilintegriert teilintegrierter vollintegriert vollintegrierter
  zettel prospekt flyer zeitung plakat werbung youtuber youtube forum stammtisch camperclub
  bern zürich basel luzern solothurn olten aarau burgdorf langenthal zofingen huttwil winterthur wallis graubünden
  übernächste übernächsten übernächster heimweg heimfahrt rückweg durchreise durchfahrt tessin engadin appenzell glarus schaffhausen
  chur thun biel freiburg fribourg genf lausanne sitten sion davos lugano tessin thurgau schaffhausen frauenfeld interlaken baden wil uri glarus schwyz
  emmental oberaargau aargau ostschweiz westschweiz zentralschweiz industriegebiet
`;
