import { type Masking, meanings } from '@portal/contracts/meanings';
import { meaningIn, type WireSchema } from '@portal/contracts/wire-schema';
import { shiftText } from '@portal/scenarios';
import { type Leaf, leavesIn } from './leaves';

/** Why a value of this rule cannot be written; undefined when it can. */
type Objection = (text: string, schema: WireSchema) => string | undefined;

const cannotMove = 'It is no date or time that can be moved.';
const notClosed =
  'It is neither a small number, a time of day nor a word that the catalogue knows.';

const objectTo = (isFine: (text: string) => boolean, reason: string): Objection => {
  return (text) => (isFine(text) ? undefined : reason);
};

/** More digits than this could be a phone number or an id. */
const smallNumber = /^-?\$?(\d{1,7}|\d{1,3}(,\d{3}){1,2})?(\.\d{1,6})?$/;
const timeOfDay = /^\d{2}:\d{2}$/;
const dayOfBirth = /^(\d{4})-\d{2}-\d{2}$|^\d{1,2}\/\d{1,2}\/(\d{4})$/;

/** The rules that depend on the form of a value; every other one replaces it whatever it is. */
const objections: Partial<Record<Masking, Objection>> = {
  closed: (text, schema) =>
    smallNumber.test(text) ||
    timeOfDay.test(text) ||
    isListed(text, schema) ||
    schema['x-meaning'] === 'flag'
      ? undefined
      : notClosed,
  date: objectTo((text) => shiftText(text, 1) !== text, cannotMove),
  birthDate: objectTo((text) => dayOfBirth.test(text), cannotMove),
  year: objectTo((text) => /^(19|20|21)\d{2}$/.test(text), cannotMove),
  month: objectTo((text) => /^(0?[1-9]|1[0-2])$/.test(text), cannotMove),
  coordinate: objectTo((text) => /^-?\d{1,3}(\.\d+)?$/.test(text), 'It is no coordinate.'),
};

/** Fields of a value that no rule can mask or move, each with its place and the reason, never with the value. */
export function unmaskableIn(
  place: string,
  value: unknown,
  schema: WireSchema | undefined,
  name = '',
): string[] {
  const found = leavesIn(value, schema, name).flatMap((leaf) => {
    const reason = reasonOf(leaf);
    return reason === undefined ? [] : [`${leaf.field} (${place}): ${reason}`];
  });
  return [...new Set(found)];
}

function reasonOf({ value, schema }: Leaf): string | undefined {
  if (schema === undefined) return 'The catalogue does not know the field.';
  if (needsNoMask(value, schema)) return undefined;
  const meaning = meaningIn(schema);
  if (meaning === undefined) return 'It has no meaning.';
  if (typeof value === 'object') return 'It is no single value.';
  return objections[meanings[meaning].masking]?.(String(value).trim(), withMeaning(schema));
}

/** Nothing, `true` and `false`, and the words of a closed list. */
export function needsNoMask(value: unknown, schema: WireSchema): boolean {
  if (value === null || value === '' || value === 'null' || typeof value === 'boolean') return true;
  return alternativesOf(schema).some(
    (each) => each.const === value || each.enum?.includes(value) === true,
  );
}

const isListed = (text: string, schema: WireSchema) =>
  (schema.enum ?? []).some((word) => String(word).toLowerCase() === text.toLowerCase());

const alternativesOf = (schema: WireSchema): WireSchema[] =>
  schema.anyOf ? schema.anyOf.flatMap(alternativesOf) : [schema];

/** The alternative that has the meaning. */
const withMeaning = (schema: WireSchema): WireSchema =>
  alternativesOf(schema).find((each) => each['x-meaning'] !== undefined) ?? schema;
