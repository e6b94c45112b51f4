import { isInputKind, kindOf } from '@portal/domain';
import { fileLimits } from '@portal/domain/files';
import {
  fieldsOf,
  type FormDefinition,
  type FormField,
  type FormProblem,
  hasGeneralMissing,
} from '@portal/domain/forms';
import type { Format, Translate } from '../language';
import type typedText from '../language/typed.text';
import type formRulesText from './form-rules.text';
import type { TextOfForm } from './form-texts';

const generalCodes = [
  'characters',
  'tooLong',
  'birthDate',
  'date',
  'dateBetween',
  'dateFrom',
  'dateTo',
  'memberId',
  'medicareNumber',
  'zip',
  'phone',
  'phoneAbroad',
  'phoneExtension',
  'email',
  'emailLength',
  'npi',
  'npiDigits',
  'npiLength',
  'dea',
  'deaForm',
  'ndc',
  'pharmacyNumber',
  'rxNumber',
  'quantity',
  'daysSupply',
  'money',
  'diagnosis',
  'option',
  'exclusive',
  'tooFew',
  'tooMany',
  'tooManyFiles',
  'fileSize',
  'filesTotal',
  'fileUnfinished',
  'fileUnknown',
  'agreed',
  'signature',
  'refused',
] as const;

/** The field at a path; undefined for the signature, and for a path that the form does not have. */
function fieldAt(definition: FormDefinition, path: string): FormField | undefined {
  const [name = '', , inner] = path.split('.');
  const fields = fieldsOf(definition);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (inner === undefined) return field;
  return field?.kind === 'repeat' ? field.fields[inner] : undefined;
}

/** What to enter, in words: the rule's or the field's own message, else the general one. */
export function problemText(
  definition: FormDefinition,
  { path, code, limits: problemLimits, dateProblems }: FormProblem,
  {
    t,
    textOf,
    format,
  }: {
    t: Translate<typeof formRulesText | typeof typedText>;
    textOf: TextOfForm;
    format: Format;
  },
): string {
  const [name = ''] = path.split('.');
  const outer = fieldAt(definition, name);
  const rules = [...(definition.rules ?? []), ...((outer?.kind === 'repeat' && outer.rules) || [])];
  const rule = rules.find((each) => `rule.${each.name}` === code);
  if (rule) return textOf(rule.message);
  const field = fieldAt(definition, path);
  const own = field?.messages?.[code];
  if (own) return textOf(own);
  if (dateProblems) return dateProblems.map((each) => t(`typedDate.${each}`)).join(' ');
  if (code === 'missing') {
    return field && hasGeneralMissing(field.kind)
      ? t(`formRules.missing.${field.kind}`)
      : t('formRules.missing');
  }
  const values = Object.fromEntries(
    Object.entries({ ...ownLimits(field), ...problemLimits }).map(([limit, value]) => [
      limit,
      ['from', 'to'].includes(limit) ? format.longDate(String(value)) : value,
    ]),
  );
  // A problem that the service reports comes without its limits.
  const isDateLimit = code.startsWith('date') && code !== 'date' && !problemLimits;
  const general = generalCodes.find((each) => each === code && !isDateLimit) ?? 'refused';
  return t(
    `formRules.${general}`,
    values as Record<'from' | 'to' | 'most' | 'least' | 'name', string>,
  );
}

/** General messages that say themselves what they are about. */
const named: ReadonlySet<string> = new Set([
  ...['birthDate', 'memberId', 'medicareNumber', 'zip', 'phone', 'phoneAbroad'],
  ...['phoneExtension', 'email', 'npiDigits', 'npiLength', 'deaForm'],
  ...['emailLength', 'npi', 'dea', 'ndc', 'pharmacyNumber', 'rxNumber', 'daysSupply', 'diagnosis'],
  ...['tooManyFiles', 'fileSize', 'filesTotal', 'fileUnfinished', 'fileUnknown'],
]);
/** Kinds whose message says what is missing. */
const unnamedKinds: ReadonlySet<string> = new Set(['date', 'money']);

/**
 * The field of a problem, as the summary of problems names it: in a repeat with the number of its group, elsewhere
 * where its message does not say what it is about, or another one is the same. Undefined where the message is enough.
 */
export function problemPlace(
  definition: FormDefinition,
  { path, code, dateProblems }: FormProblem,
  {
    t,
    textOf,
    isDouble,
  }: { t: Translate<typeof formRulesText>; textOf: TextOfForm; isDouble: boolean },
): string | undefined {
  const [name = '', index] = path.split('.');
  const outer = fieldAt(definition, name);
  const field = fieldAt(definition, path);
  if (!outer || !field) return undefined;
  const label = textOf(field.label);
  if (outer.kind === 'repeat' && outer !== field) {
    return t('formRules.inItem', { item: textOf(outer.item), number: Number(index) + 1, label });
  }
  const isOwn = code.startsWith('rule.') || field.messages?.[code] !== undefined;
  const isNamed =
    code === 'missing'
      ? hasGeneralMissing(field.kind) && !unnamedKinds.has(field.kind)
      : named.has(code) && !dateProblems;
  return isDouble || !(isOwn || isNamed) ? label : undefined;
}

/** The limits that a field has wherever it is shown. */
function ownLimits(field: FormField | undefined): Record<string, number> {
  if (field?.kind === 'repeat') return { least: field.least, most: field.most };
  if (field?.kind === 'files') return { most: field.most ?? fileLimits.files };
  if (field?.kind === 'related') return { most: field.most };
  if (!field || !isInputKind(field.kind)) return {};
  return { most: ('most' in field ? field.most : undefined) ?? kindOf(field.kind).most };
}
