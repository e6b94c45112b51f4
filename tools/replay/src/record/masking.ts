import { clientIds } from '@portal/client-config';
import { type Masking as Rule, meanings } from '@portal/contracts/meanings';
import { childOf, meaningIn, type WireSchema } from '@portal/contracts/wire-schema';
import { createHmac, randomBytes } from 'node:crypto';
import { Failure } from '../failure';
import { familyNames, givenNames } from './invented';
import { leavesIn } from './leaves';
import { Moving } from './moving';
import { needsNoMask } from './unmaskable';

/** A value with its schema. */
export interface Typed {
  value: unknown;
  schema: WireSchema | undefined;
}

const mostAttempts = 50;

/**
 * Masks the values of one recording by the meaning of each field. Equal values become equal values, so
 * that a member's id is the same in every response, and different ones stay different. The key is not
 * stored, so that no one can reverse it. No masked value equals one that was recorded.
 */
export class Masking {
  private readonly key = randomBytes(32);
  private readonly recorded = new Set<string>();
  private readonly known = new Map<string, string>();
  private readonly taken = new Set<string>();
  private readonly moving: Moving;

  constructor(values: readonly Typed[], recordedOn: string) {
    const leaves = values.flatMap(({ value, schema }) => leavesIn(value, schema));
    const days: string[] = [];
    for (const { value, schema } of leaves) {
      if (typeof value !== 'string') continue;
      this.recorded.add(value.trim().toLowerCase());
      if (ruleOf(schema) === 'date') days.push(value);
    }
    this.moving = new Moving(recordedOn, days);
  }

  /** The day of the recording, moved like every date. */
  get today(): string {
    return this.moving.today;
  }

  /** A masked copy of a value that has nothing unmaskable in it. */
  mask(value: unknown, schema: WireSchema | undefined): unknown {
    if (Array.isArray(value)) {
      return value.map((each, index) => this.mask(each, childOf(schema, index)));
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(([key, each]): [string, unknown] => [
        key,
        this.mask(each, childOf(schema, key)),
      ]);
      return { ...Object.fromEntries(entries), ...this.expiryOf(value, schema) };
    }
    if (schema === undefined || needsNoMask(value, schema)) return value;
    const meaning = meaningIn(schema);
    const text = String(value).trim();
    // Spec §3, User info: anything but true is off.
    if (meaning === 'flag') return String(text === 'true');
    const masked = this.apply(ruleOf(schema), text);
    return typeof value === 'number' && masked !== '' && !Number.isNaN(Number(masked))
      ? Number(masked)
      : masked;
  }

  /** A masked copy of an input: each part by its own schema. */
  maskAll(
    input: Readonly<Record<string, unknown>>,
    schemas: { [name: string]: WireSchema | undefined },
  ): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(input).map(([name, each]) => [name, this.mask(each, schemas[name])]),
    );
  }

  private apply(rule: Rule | undefined, text: string): string {
    switch (rule) {
      case 'closed':
      case 'month':
        return text;
      case 'givenName':
        return this.pick('given', givenNames, text);
      case 'familyName':
        return this.pick('family', familyNames, text);
      case 'fullName': {
        const [given = '', last] = text.split(/\s+(?=\S+$)/);
        const first = this.pick('given', givenNames, given);
        return last === undefined ? first : `${first} ${this.pick('family', familyNames, last)}`;
      }
      case 'familyId': {
        const [, family = text, person = ''] = /^(.+)(-\d{2})$/.exec(text) ?? [];
        return `${this.sameForm(family)}${person}`;
      }
      case 'shortCode':
        return text.length <= 3 ? text : this.sameForm(text);
      case 'client':
        return (clientIds as string[]).includes(text) ? text : this.sameForm(text);
      case 'phone':
        return this.numbered('phone', text, 90, (n) => `1-612-555-01${n + 10}`);
      case 'email':
        return this.numbered('email', text, 1_000_000, (n) => `member-${n}@example.com`);
      case 'street':
        return this.numbered('street', text, 9_000, (n) => `${n + 1} Invented Street`);
      case 'city':
        return 'Inventville';
      case 'zip':
        return '55001';
      case 'coordinate':
        return String(Math.round(Number(text)));
      case 'date':
        return this.moving.date(text);
      case 'year':
        return String(this.moving.year(Number(text)));
      case 'birthDate':
        return this.moving.birthDate(text);
      case 'drug':
        return this.numbered('drug', text, 9_000, (n) => `Drug ${n + 1_000}`);
      case 'pharmacy':
        return this.numbered('pharmacy', text, 9_000, (n) => `Pharmacy ${n + 1_000}`);
      case 'organization':
        return this.numbered('organization', text, 9_000, (n) => `Organization ${n + 1_000}`);
      case 'words':
        return this.numbered('words', text, 9_000, (n) => `Text ${n + 1_000}`);
      case 'text':
        return 'Text that replaces what a person wrote.';
      case 'url':
        return 'https://www.example.com/';
      case 'signedUrl':
        return 'https://pay.google.com/gp/v/save/e30.e30.';
      case 'sameForm':
      case undefined:
        return this.sameForm(text);
    }
  }

  /** Month and year next to each other are the expiry of a card. */
  private expiryOf(value: object, schema: WireSchema | undefined): Record<string, unknown> {
    const named = (wanted: string) =>
      Object.entries(value).find(([key]) => meaningIn(childOf(schema, key)) === wanted);
    const [month, year] = [named('month'), named('year')];
    if (!month?.[1] || !year?.[1]) return {};
    const moved = this.moving.expiry(Number(year[1]), Number(month[1]));
    return { [month[0]]: moved.month, [year[0]]: moved.year };
  }

  private pick(kind: string, words: readonly string[], text: string): string {
    const free = words.filter((word) => !this.isUsed(kind, word));
    return this.distinct(kind, text, (hash) => {
      const at = hash.readUInt32BE(0);
      if (free.length > 0) return free[at % free.length] as string;
      return `${words[at % words.length]}${2 + (hash.readUInt32BE(4) % 9_998)}`;
    });
  }

  private numbered(
    kind: string,
    text: string,
    below: number,
    write: (n: number) => string,
  ): string {
    return this.distinct(kind, text, (hash) => write(hash.readUInt32BE(0) % below));
  }

  /** Digits for digits, letters for letters, everything else as it was. */
  private sameForm(text: string): string {
    return this.distinct('form', text, (hash) =>
      [...text].map((char, at) => sameKind(char, hash[at % hash.length] as number)).join(''),
    );
  }

  /** Whether a value was recorded, or replaces another one already. */
  private isUsed(kind: string, text: string): boolean {
    return this.recorded.has(text.toLowerCase()) || this.taken.has(`${kind}\n${text}`);
  }

  /** Different values stay different, as far as the form has room for it. Throws before it writes a recorded one. */
  private distinct(kind: string, text: string, write: (hash: Buffer) => string): string {
    const name = `${kind}\n${text.toLowerCase()}`;
    const before = this.known.get(name);
    if (before !== undefined) return before;
    let masked = '';
    for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
      masked = write(createHmac('sha256', this.key).update(`${name}\n${attempt}`).digest());
      if (!this.isUsed(kind, masked)) break;
    }
    if (this.recorded.has(masked.toLowerCase())) {
      throw new Failure(
        'notMasked',
        `Nothing was written: the recording has so many short values of one form that none is left to mask one with (rule: ${kind}).`,
      );
    }
    this.known.set(name, masked);
    this.taken.add(`${kind}\n${masked}`);
    return masked;
  }
}

function ruleOf(schema: WireSchema | undefined): Rule | undefined {
  const meaning = schema && meaningIn(schema);
  return meaning && meanings[meaning].masking;
}

function sameKind(char: string, byte: number): string {
  if (/\p{N}/u.test(char)) return String(byte % 10);
  if (/\p{Lu}/u.test(char)) return String.fromCharCode(65 + (byte % 26));
  if (/\p{L}/u.test(char)) return String.fromCharCode(97 + (byte % 26));
  return char;
}
