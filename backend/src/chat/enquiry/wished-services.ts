import type { Enquiry } from './enquiry.js';
import { asksSomething } from './intent/is-question.js';
import { namesService, readFurtherServices, readService } from './read-service.js';

/** «Ohne Versiegelung», «keine Aufbereitung». */
const REFUSED = /(?<!\p{L})(?:ohne|ohni|keine?|kei|kä) (?!ahnung|anig)[^,.;!?\n]*/giu;

/**
 * The first service that is named counts; another one replaces it only where it is corrected, and else comes beside it where
 * the wish tells it.
 */
export function withService(before: Enquiry, text: string, isCorrected: boolean): Enquiry {
  if (asksSomething(text)) return before;
  const enquiry = withoutServices(before, text.match(REFUSED)?.join(' ') ?? '');
  // «Autohotel, nicht Einlagerung»: what stands behind the no is not meant.
  const meant = text.replace(REFUSED, ' ').replace(/(?<=\p{L}),? (?:nicht|nid|nöd|ned) .*$/su, '');
  const serviceType = readService(meant);
  if (serviceType === undefined) return enquiry;
  if (enquiry.serviceType === undefined || isCorrected) return withServices(enquiry, serviceType, meant);
  const isTold = enquiry.slots.message?.includes(text.trim()) ?? false;
  return isTold ? withServices(enquiry, enquiry.serviceType, meant, enquiry.furtherServices) : enquiry;
}

/** The enquiry without what is refused, as long as something is left of it. */
function withoutServices(enquiry: Enquiry, refused: string): Enquiry {
  const wished = [enquiry.serviceType, ...(enquiry.furtherServices ?? [])].filter((title) => title !== undefined);
  const [serviceType, ...furtherServices] = wished.filter((title) => !namesService(refused, title));
  if (serviceType === undefined || furtherServices.length + 1 === wished.length) return enquiry;
  const { furtherServices: _replaced, ...others } = enquiry;
  return { ...others, serviceType, ...(furtherServices.length > 0 && { furtherServices }) };
}

/**
 * The enquiry about a service, and about those that a text wishes beside it.
 *
 * @param before services that were wished beside it before
 */
export function withServices(
  { furtherServices: _replaced, ...enquiry }: Enquiry,
  serviceType: string,
  text: string,
  before: readonly string[] = [],
): Enquiry {
  const furtherServices = [...new Set([...before, ...readFurtherServices(text, serviceType)])];
  return { ...enquiry, serviceType, ...(furtherServices.length > 0 && { furtherServices }) };
}
