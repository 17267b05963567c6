import { normaliseText } from '@fahrzeugpflege/contracts';

const LINE_BREAKS_AND_CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu;
/** Bidi overrides, zero-width spaces and lone surrogates deceive the eye; the two joiners build letters and emoji. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Cs}]/gu;
/** The start of an encoded word (RFC 2047): a mail client must not decode what a visitor typed. */
const ENCODED_WORD = /=\?/g;

const graphemes = new Intl.Segmenter('de-CH', { granularity: 'grapheme' });

/** Brings foreign text into one plain line that is safe in a mail header: no controls, no breaks, nothing to decode. */
export function oneLine(text: string): string {
  const line = text.replace(INVISIBLE, '').replace(LINE_BREAKS_AND_CONTROLS, ' ').replace(ENCODED_WORD, '= ?');
  return normaliseText(line).trim();
}

/**
 * Shortens a text to at most `limit` UTF-16 code units, the «…» included, without cutting a letter or an emoji in two.
 */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let kept = '';
  // Only the part that can be kept is segmented: a message of 20,000 characters costs no more than a line.
  for (const { segment } of graphemes.segment(text.slice(0, limit))) {
    if (kept.length + segment.length > limit - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
