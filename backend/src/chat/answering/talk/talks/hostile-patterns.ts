/** How somebody tries to make another out of the assistant, or to get at what is not theirs, in the notation of `compilePattern`. */
export const HOSTILE: readonly string[] = [
  'ignorieren|ignoriere|vergessen|vergiss|missachten|überschreiben|umgehen anweisung|anweisungen|instruktion|instruktionen|regel|regeln|vorgabe|vorgaben|prompt|bisherigen',
  'ignore|disregard|forget instructions|previous|rules|prompt',
  'systemprompt|system_prompt|jailbreak|zugriff_auf_die_logs|logdateien|logfiles|quellcode|entwicklermodus|developer_mode|prompt_injection|umgebungsvariable|umgebungsvariablen|adminpasswort|admin-passwort|root',
  'passwort|passwörter|zugangsdaten|api-key|apikey|zugangscode|login geben|gib|nennen|zeigen|verraten|sagen|wie|was|welche|welches|benutzen|admin|her',
  'drop table',
  'select from',
  'du|sie =bist|=sind|spiele|tue ab_sofort|regeln|dan|pirat|rolle',
  '=du_=bist jetzt|nun|ab_sofort|ab_jetzt|ab_heute chef|chefin|inhaber|besitzer|admin|administrator|entwickler|verkäufer|mitarbeiter|mensch',
  'ab_jetzt|ab_sofort|von_nun =bist|antwortest|antworte|sprichst|heisst =du|nur|als|mit',
  'tu_so|tun_so|spiel|spiele|stell_dir_vor|angenommen du_wärst|wärst_du|du_hättest|du_bist|du_seist|du_wärest|bist_du|hättest_du',
  '=keine|=ohne regeln|einschränkung|einschränkungen|vorgaben|zensur|filter =du|=dir|=dich',
  '=antworte|antwortest nur|einfach|ausschliesslich =ja|=nein|mit',
  'anweisung|anweisungen|instruktion|instruktionen|regeln|prompt zeigen|nennen|ausgeben|verraten|wiederholen|wie|was =dein|=deine|=deinen|=ihre|=ihren|=ihr|=eure|system',
  'wiederholen|wiederhole|nachsprechen|sprechen_nach wörtlich|wort|nach|satz|folgend|folgendes',
];
