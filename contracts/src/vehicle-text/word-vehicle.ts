import { readVehicleWords, type VehicleReading, type VehicleWords } from './read-vehicle-words.js';

/** What a visitor is shown of the words about the vehicle, in German; null where there is nothing to say. */
export interface VehicleReadBack {
  /** «Verstanden: Fiat Ducato, Jahrgang 2019, 7.20 m lang, 3.10 m hoch». */
  readonly understood: string | null;
  /** What was given and could not be read, with an example; nothing stands in the way of sending. */
  readonly unclear: string | null;
}

/** Longer models are remarks; the visitor knows them, having just typed them. In characters. */
const LONGEST_NAME = 60;

/** A field that a visitor may word freely: how it is called, and an example that is surely read. */
interface Unread {
  readonly name: string;
  readonly example: string;
}

/**
 * Says what the business will read in the words about a vehicle, before they are sent.
 *
 * @param typed a form's fields by name, as they stand; blank ones count as not given, names of other fields are ignored
 * @param currentYear four digits
 */
export function wordVehicle(typed: Readonly<Record<string, string>>, currentYear: number): VehicleReadBack {
  const words = given(typed);
  const reading = readVehicleWords(words, currentYear);
  const parts = understoodParts(reading);
  const unread = unreadParts(words, reading);
  return {
    understood: parts.length > 0 ? `Verstanden: ${parts.join(', ')}` : null,
    unclear: unread.length > 0 ? wordUnread(unread) : null,
  };
}

function given(typed: Readonly<Record<string, string>>): VehicleWords {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
}

function understoodParts(reading: VehicleReading): string[] {
  const { vehicleMake, vehicleModel, vehicleYear, vehicleLength, vehicleHeight } = reading;
  const name = [vehicleMake, vehicleModel].filter((part) => part !== null).join(' ');
  return [
    ...(name ? [clip(name)] : []),
    ...(vehicleYear === null ? [] : [`Jahrgang ${vehicleYear}`]),
    ...(vehicleLength === null ? [] : [`${vehicleLength.toFixed(2)} m lang`]),
    ...(vehicleHeight === null ? [] : [`${vehicleHeight.toFixed(2)} m hoch`]),
  ];
}

/** A vehicle that can't be read is no matter to trouble anyone with: its words are kept as they are. */
function unreadParts(words: VehicleWords, reading: VehicleReading): Unread[] {
  const noLength = reading.vehicleLength === null;
  const noHeight = reading.vehicleHeight === null;
  if (words.dimensions !== undefined && noLength && noHeight) return [{ name: 'Masse', example: '7.20 x 3.10 m' }];
  const year = words.vehicleYear !== undefined && reading.vehicleYear === null;
  const length = noLength && (words.dimensions ?? words.vehicleLength) !== undefined;
  const height = noHeight && (words.dimensions ?? words.vehicleHeight) !== undefined;
  return [
    ...(year ? [{ name: 'Jahrgang', example: '2019' }] : []),
    ...(length ? [{ name: 'Länge', example: words.dimensions === undefined ? '7.20 m' : 'Länge 7.20 m' }] : []),
    ...(height ? [{ name: 'Höhe', example: words.dimensions === undefined ? '3.10 m' : 'Höhe 3.10 m' }] : []),
  ];
}

function wordUnread(unread: readonly Unread[]): string {
  const names = listed(unread.map(({ name }) => name));
  const examples = listed(unread.map(({ example }) => `«${example}»`));
  return `${names} noch nicht verstanden, zum Beispiel ${examples} – Sie können trotzdem senden`;
}

/** «Jahrgang, Länge und Höhe». */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} und ${last}` : last;
}

function clip(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, LONGEST_NAME).trimEnd()} …` : text;
}
