/** Languages that a business may speak or not, as alternatives of a pattern. */
export const LANGUAGES =
  'englisch|französisch|italienisch|spanisch|portugiesisch|albanisch|türkisch|serbisch|kroatisch|polnisch|russisch|tamilisch|arabisch|ukrainisch|rätoromanisch|romanisch|hochdeutsch|schweizerdeutsch|mundart|fremdsprache|fremdsprachen';
