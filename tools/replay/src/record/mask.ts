import { shiftText } from '@portal/scenarios';
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { type Masking as MaskingRule, meanings } from '@portal/contracts/meanings';
import { childOf, meaningIn, type WireSchema } from '@portal/contracts/wire-schema';

const givenNames = [
  'Ada',
  'Bram',
  'Cleo',
  'Dario',
  'Edda',
  'Fynn',
  'Greta',
  'Hugo',
  'Ines',
  'Jory',
];
const familyNames = ['Madeup', 'Fictive', 'Imaginary', 'Pretender', 'Samplewood', 'Storybrook'];

type Key = string | number;

/** The fields of a value that have no meaning; `true`, `false`, null and the words of a closed list need none. */
export function fieldsWithoutMeaning(
  value: unknown,
  schema: WireSchema | undefined,
  field = '',
): string[] {
  const below = (inner: unknown, key: Key) =>
    fieldsWithoutMeaning(inner, childOf(schema, key), typeof key === 'number' ? field : key);
  if (Array.isArray(value)) return unique(value.flatMap((each, index) => below(each, index)));
  if (typeof value === 'object' && value !== null) {
    return unique(Object.entries(value).flatMap(([key, each]) => below(each, key)));
  }
  return needsMeaning(value, schema) && meaningIn(schema) === undefined ? [field] : [];
}

const needsMeaning = (value: unknown, schema: WireSchema | undefined) =>
  value !== null && typeof value !== 'boolean' && !schema?.enum?.includes(value);

const unique = (names: string[]) => [...new Set(names)];

/**
 * Masks the responses of one recording by the meaning of each field: equal values become equal values, so
 * that a member's id stays the same in every response, and the key is thrown away, so that no one can reverse it.
 */
export class Masking {
  private readonly key = randomBytes(32);
  private readonly days = randomInt(30, 300);

  /** A masked copy of a value. Throws on a field without a meaning. */
  mask(value: unknown, schema: WireSchema | undefined, field = ''): unknown {
    if (Array.isArray(value)) {
      return value.map((each, index) => this.mask(each, childOf(schema, index), field));
    }
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [
          key,
          this.mask(each, childOf(schema, key), key),
        ]),
      );
    }
    if (!needsMeaning(value, schema) || value === '' || value === 'null') return value;
    const meaning = meaningIn(schema);
    if (!meaning) throw new Error(`The field "${field}" has no meaning.`);
    const masked = this.apply(meanings[meaning].masking, String(value));
    return typeof value === 'number' ? Number(masked) : masked;
  }

  private apply(rule: MaskingRule, text: string): string {
    switch (rule) {
      case 'unchanged':
        return text;
      case 'givenName':
        return this.pick(givenNames, text);
      case 'familyName':
        return this.pick(familyNames, text);
      case 'fullName':
        return `${this.pick(givenNames, text)} ${this.pick(familyNames, `${text} `)}`;
      case 'sameForm':
        return this.sameForm(text);
      case 'phone':
        return `1-612-555-01${this.number(text, 90) + 10}`;
      case 'email':
        return `member-${this.number(text, 1_000_000)}@example.com`;
      case 'street':
        return `${this.number(text, 900) + 1} Invented Street`;
      case 'city':
        return 'Sampleville';
      case 'zip':
        return '55001';
      case 'coordinate':
        return String(Math.round(Number(text)));
      case 'date':
        return shiftText(text, -this.days);
      case 'birthDate':
        return text.includes('/') ? '01/01/1980' : '1980-01-01';
      case 'text':
        return 'Text that replaces what a person wrote.';
      case 'url':
        return 'https://www.example.com/';
      case 'signedUrl':
        return `${text.slice(0, text.lastIndexOf('/'))}/e30.e30.`;
    }
  }

  private hash(text: string): Buffer {
    return createHmac('sha256', this.key).update(text).digest();
  }

  private number(text: string, below: number): number {
    return this.hash(text).readUInt32BE(0) % below;
  }

  private pick(words: readonly string[], text: string): string {
    return words[this.number(text, words.length)] as string;
  }

  /** Digits for digits, letters for letters, everything else as it was. */
  private sameForm(text: string): string {
    const bytes = this.hash(text);
    return [...text]
      .map((char, at) => {
        const byte = bytes[at % bytes.length] as number;
        if (/\d/.test(char)) return String(byte % 10);
        if (/[a-z]/.test(char)) return String.fromCharCode(97 + (byte % 26));
        if (/[A-Z]/.test(char)) return String.fromCharCode(65 + (byte % 26));
        return char;
      })
      .join('');
  }
}
