import type { Faker } from '@faker-js/faker';
import { faker as fakerDE } from '@faker-js/faker/locale/de';
import { faker as fakerDE_CH } from '@faker-js/faker/locale/de_CH';
import type { Dice } from './dice.js';

/** Somebody who does not exist. */
export interface Person {
  readonly name: string;
  readonly email: string;
  /** As typed, and as understood. */
  readonly phone: string | null;
  readonly phoneE164: string | null;
}

/** Domains that nobody can own (RFC 2606). */
const DOMAINS = ['example.com', 'example.org', 'example.net', 'post.example', 'bergmail.example', 'firma.example'];

/** Swiss mobile and area codes. The numbers after them begin with 00, as the placeholder of the business does. */
const CODES = ['75', '76', '77', '78', '79', '31', '32', '41', '44', '56', '61', '62'];

const SPELLINGS: readonly ((code: string, rest: string) => string)[] = [
  (code, rest) => `0${code} ${grouped(rest)}`,
  (code, rest) => `0${code} ${grouped(rest)}`,
  (code, rest) => `0${code}${rest}`,
  (code, rest) => `+41 ${code} ${grouped(rest)}`,
  (code, rest) => `+41${code}${rest}`,
  (code, rest) => `0041 ${code} ${grouped(rest)}`,
  (code, rest) => `+41 (0)${code} ${grouped(rest)}`,
  (code, rest) => `0${code}/${grouped(rest)}`,
];

/** Makes up people from the names of the German part of Switzerland and of Germany. */
export class People {
  private readonly firstNames: readonly string[];
  private readonly lastNames: readonly string[];

  constructor(
    private readonly dice: Dice,
    seed: number,
  ) {
    for (const faker of [fakerDE, fakerDE_CH]) faker.seed(seed);
    this.firstNames = names((faker) => faker.person.firstName());
    this.lastNames = names((faker) => faker.person.lastName());
  }

  make(): Person {
    const { dice } = this;
    const [first, last] = [dice.pick(this.firstNames), dice.pick(this.lastNames)];
    const double = dice.chance(0.04) ? `-${dice.pick(this.lastNames)}` : '';
    return { name: `${first} ${last}${double}`, email: this.emailOf(first, last), ...this.makePhone() };
  }

  private emailOf(first: string, last: string): string {
    const { dice } = this;
    const [one, two] = [plain(first), plain(last)];
    const number = dice.chance(0.35) ? String(dice.whole(1, 99)) : '';
    const local = dice.weigh([
      [5, `${one}.${two}`],
      [2, `${one[0]}.${two}`],
      [1, `${two}${one[0]}`],
      [1, `${one}_${two}`],
    ]);
    return `${local}${number}@${dice.pick(DOMAINS)}`;
  }

  private makePhone(): Pick<Person, 'phone' | 'phoneE164'> {
    const { dice } = this;
    if (dice.chance(0.22)) return { phone: null, phoneE164: null };
    const code = dice.pick(CODES);
    const rest = `00${String(dice.whole(0, 99_999)).padStart(5, '0')}`;
    return { phone: dice.pick(SPELLINGS)(code, rest), phoneE164: `+41${code}${rest}` };
  }
}

function names(make: (faker: Faker) => string): string[] {
  const made = Array.from({ length: 6_000 }, (_, index) => make(index % 2 === 0 ? fakerDE_CH : fakerDE));
  return [...new Set(made.map((name) => name.replaceAll('ß', 'ss')))];
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z]/g, '');
}

function grouped(rest: string): string {
  return `${rest.slice(0, 3)} ${rest.slice(3, 5)} ${rest.slice(5)}`;
}
