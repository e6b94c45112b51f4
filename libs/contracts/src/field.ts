import { parseAmount } from '@portal/domain';
import * as z from 'zod/mini';
import type { Schema } from './endpoint';
import { Instead } from './instead';
import type { MeaningName } from './meaning-names';

/** What is known of a field besides its parser. */
export interface FieldInfo {
  meaning: MeaningName;
  /** The JSON types that a service may send. */
  wire: readonly ('string' | 'number' | 'boolean')[];
  /** Texts only: what the whole text matches. */
  pattern?: RegExp;
  /** Numbers only: the limits, both included. */
  least?: number;
  most?: number;
  /** Codes only: the values on the wire. */
  values?: readonly string[];
  /** One that the field accepts where that of the meaning is not in its form. */
  example?: string | undefined;
  /** Null says that there is none, and not that it is not known. */
  hasNone?: true;
  /** The value that was sent, in our form; undefined when it is malformed. */
  read: (sent: unknown) => unknown;
}

const fields = z.registry<object, Schema>();

/** What is known of a schema that `field` made; undefined for any other. */
export const fieldInfoOf = (schema: Schema): FieldInfo | undefined =>
  fields.get(schema) as FieldInfo | undefined;

/** The meaning of such a schema. */
export const meaningOf = (schema: Schema): MeaningName | undefined => fieldInfoOf(schema)?.meaning;

/** A schema that accepts a missing value. */
export type Field<Out, In> = z.ZodMiniType<
  Out,
  In | null | undefined,
  z.core.$ZodTypeInternals<Out, In | null | undefined> & { optin: 'optional' }
>;

/** Services write a missing value as null, as an empty text, or as the text 'null' (Spec §3, Claim row). */
const isAbsent = (sent: unknown): boolean =>
  sent === undefined ||
  sent === null ||
  (typeof sent === 'string' && (sent === 'null' || sent.trim() === ''));

/**
 * A field by its meaning: one schema that gives `absent` for a missing value, and an issue for a malformed
 * one. A transform alone, because each schema around it would cost as much again in a list of thousands.
 */
/* @__NO_SIDE_EFFECTS__ */
export function field<Out, In>(
  absent: Out,
  info: FieldInfo,
  message: string,
  /** What is left of a malformed value; nothing, unless stated. */
  leftOf?: (sent: unknown) => Out,
  /** What an explicit null says; the same as a missing value, unless stated. */
  ofNull = absent,
): Field<Out, In> {
  const schema = z.transform((sent, context): Out => {
    if (sent === null || sent === 'null') return ofNull;
    if (isAbsent(sent)) return absent;
    const value = info.read(sent);
    if (value !== undefined) return value as Out;
    if (sent instanceof Instead) return sent.value as Out;
    const params = leftOf && new Instead(leftOf(sent));
    context.issues.push({ code: 'custom', message, input: sent, ...(params && { params }) });
    return absent;
  }) as unknown as Field<Out, In>;
  fields.add(schema, info);
  return schema;
}

interface TextRules {
  pattern?: RegExp;
  message?: string;
  /** The text in our form; undefined when it is malformed although it matches the pattern. */
  normalize?: (text: string) => string | undefined;
}

/* @__NO_SIDE_EFFECTS__ */
export function textField(
  meaning: MeaningName,
  { pattern, message = 'Write a text.', normalize = (text) => text }: TextRules = {},
): Field<string, string> {
  const read = (sent: unknown): string | undefined => {
    if (typeof sent !== 'string') return undefined;
    const text = sent.trim();
    return pattern && !pattern.test(text) ? undefined : normalize(text);
  };
  return field('', { meaning, wire: ['string'], ...(pattern && { pattern }), read }, message);
}

interface NumberRules {
  least?: number;
  most?: number;
  whole?: boolean;
}

/* @__NO_SIDE_EFFECTS__ */
export function numberField(
  meaning: MeaningName,
  { least = -Infinity, most = Infinity, whole = false }: NumberRules = {},
): Field<number | null, number | string> {
  const read = (sent: unknown): number | undefined => {
    const value = parseAmount(sent);
    if (value === null || value < least || value > most) return undefined;
    return whole && !Number.isInteger(value) ? undefined : value;
  };
  const kind = whole ? 'a whole number' : 'a number';
  const limits = {
    ...(least > -Infinity && { least }),
    ...(most < Infinity && { most }),
  };
  const info: FieldInfo = { meaning, wire: ['number', 'string'], ...limits, read };
  return field(null, info, `Write ${kind} that can be.`);
}

/** The same number, where null says that there is none: a missing or malformed one is null, and not known. */
/* @__NO_SIDE_EFFECTS__ */
export const orNone = (
  known: Field<number | null, number | string>,
): Field<number | null | 'none', number | string> =>
  field<number | null | 'none', number | string>(
    null,
    { ...(fieldInfoOf(known) as FieldInfo), hasNone: true },
    'Write a number that can be.',
    undefined,
    'none',
  );

/**
 * A flag, or its text: anything but true and the text "true" is off (Spec §3, User info). One that is on when it
 * is absent is off for false and the text "false" alone.
 */
/* @__NO_SIDE_EFFECTS__ */
export function flagField(absent = false): Field<boolean, boolean | string> {
  const read = (sent: unknown) => {
    if (typeof sent !== 'boolean' && typeof sent !== 'string') return undefined;
    return absent ? String(sent) !== 'false' : String(sent) === 'true';
  };
  return field(absent, { meaning: 'flag', wire: ['string', 'boolean'], read }, 'Write a flag.');
}

/** The same text field where it must be there: in requests, and for the id of a row. */
/* @__NO_SIDE_EFFECTS__ */
export function required(optional: Field<string, string>): z.ZodMiniType<string, string> {
  const info = fieldInfoOf(optional) as FieldInfo;
  const { pattern, read, meaning } = info;
  const message = `This is not a valid ${meaning}.`;
  const isRead = z.refine((text: unknown) => !isAbsent(text) && read(text) !== undefined, message);
  const schema = z.string();
  return withInfo(
    pattern ? schema.check(z.regex(pattern, message), isRead) : schema.check(isRead),
    info,
  );
}

/** The same number where it must be there. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredNumber(
  optional: Field<number | null, number | string>,
): z.ZodMiniType<number, number | string> {
  const info = fieldInfoOf(optional) as FieldInfo;
  const sent = z.union([z.number(), z.string()]);
  const isRead = z.refine((value: unknown) => info.read(value) !== undefined, 'Write a number.');
  return withInfo(
    z.pipe(
      sent.check(isRead),
      z.transform((value) => info.read(value) as number),
    ),
    info,
  );
}

/** The same whole number where it must be there as a number: in what a browser sends. */
/* @__NO_SIDE_EFFECTS__ */
export function exactNumber(
  optional: Field<number | null, number | string>,
): z.ZodMiniType<number, number> {
  const info = fieldInfoOf(optional) as FieldInfo;
  const isRead = (value: number) => info.read(value) !== undefined;
  return withInfo(z.int().check(z.refine(isRead, `This is not a valid ${info.meaning}.`)), info);
}

/** Gives any other schema a meaning, and an example in its form. */
/* @__NO_SIDE_EFFECTS__ */
export function withMeaning<S extends Schema>(
  schema: S,
  meaning: MeaningName,
  example?: string,
): S {
  return withInfo(schema, { meaning, wire: [], read: (sent) => sent, example });
}

/* @__NO_SIDE_EFFECTS__ */
function withInfo<S extends Schema>(schema: S, info: FieldInfo): S {
  // A copy: the same schema may stand elsewhere with another meaning.
  const named = schema.clone() as S;
  fields.add(named, info);
  return named;
}
