import { businessProfile, chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';

const { phone, email } = businessProfile;

/** What an answer may be made of; any other character says nothing to the visitor, or hides something from the check. */
const STRANGE = /[^\p{Script=Latin}\p{M}0-9\s.,:;!?'"«»‹›„“”‚‘’()/%&+°€$@…–—‐‑-]/gu;

/**
 * Takes everything but words out of a model's answer: invisible and strange characters, tags, markdown, list marks and
 * empty lines; «ß» becomes «ss». What comes out is what is checked and shown. Digits and letters of other scripts are left
 * in, so that the check meets them.
 */
export function cleanReply(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Me}]|[\ufe00-\ufe0f]/gu, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/ß/g, 'ss')
    .replace(/ẞ/g, 'SS')
    .replace(/^\s*(?:[-*•–—+>#]+|\d{1,2}[.)])\s+/gm, '')
    .replace(STRANGE, (strange) => (/[\p{L}\p{N}]/u.test(strange) ? strange : ''))
    .split('\n')
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/ (?=[.,;:])/g, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n');
}

/** Whether the text holds letters or digits that are not those of German. */
export function hasForeignScript(text: string): boolean {
  return /[^\P{L}\p{Script=Latin}]|[^\P{N}0-9]/u.test(text);
}

/** Makes the phone number and the mail address of the business the links that the widget knows. */
export function withContactLinks(text: string): string {
  return text.replaceAll(phone, chatPhoneLink).replaceAll(email, chatMailLink);
}
