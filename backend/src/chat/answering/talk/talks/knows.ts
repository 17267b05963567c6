/** What the assistant is there for. */
export const KNOWS = 'Ich gebe Auskunft zu Leistungen, Preisen und Öffnungszeiten und nehme Anfragen auf.';
