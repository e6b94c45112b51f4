import { shiftText } from '@portal/scenarios';
import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { maskingRules, type MaskingRule } from './masking-rules';

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

/** The fields in a value that no rule covers; `true`, `false` and nothing need none. */
export function fieldsWithoutRule(value: unknown, field = ''): string[] {
  if (Array.isArray(value)) return unique(value.flatMap((each) => fieldsWithoutRule(each, field)));
  if (typeof value === 'object' && value !== null) {
    return unique(Object.entries(value).flatMap(([key, each]) => fieldsWithoutRule(each, key)));
  }
  const says = value !== null && typeof value !== 'boolean';
  return says && !maskingRules.has(field) ? [field] : [];
}

const unique = (names: string[]) => [...new Set(names)];

/**
 * Masks answers of one recording: equal values become equal values, so that a member's id stays the same
 * in every answer, and what they become can't be traced back, for the key is thrown away.
 */
export class Masking {
  private readonly key = randomBytes(32);
  private readonly days = randomInt(30, 300);

  /** A copy of a value in which every field has gone through its rule. Throws on a field without one. */
  mask(value: unknown, field = ''): unknown {
    if (Array.isArray(value)) return value.map((each) => this.mask(each, field));
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).map(([key, each]) => [key, this.mask(each, key)]),
      );
    }
    if (value === null || typeof value === 'boolean' || value === '' || value === 'null')
      return value;
    const rule = maskingRules.get(field);
    if (!rule) throw new Error(`No masking rule covers "${field}".`);
    const masked = this.apply(rule, String(value));
    return typeof value === 'number' ? Number(masked) : masked;
  }

  private apply(rule: MaskingRule, text: string): string {
    switch (rule) {
      case 'keep':
        return text;
      case 'given name':
        return this.pick(givenNames, text);
      case 'family name':
        return this.pick(familyNames, text);
      case 'full name':
        return `${this.pick(givenNames, text)} ${this.pick(familyNames, `${text} `)}`;
      case 'id':
      case 'digits':
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
      case 'birth date':
        return text.includes('/') ? '01/01/1980' : '1980-01-01';
      case 'free text':
        return 'Words that stand for what somebody wrote.';
      case 'address of a page':
        return 'https://www.example.com/';
      case 'signed address':
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
