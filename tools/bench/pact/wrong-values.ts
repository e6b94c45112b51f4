import type { MeaningName } from '@portal/contracts/fields';
import { meaningIn, type WireSchema } from '@portal/contracts/wire-schema';

/** A value that a service could send by mistake, and the kind of mistake. */
export interface WrongValue {
  kind: string;
  value: unknown;
}

const dates = {
  isoDate: [
    '2026-13-05',
    '2026-11-32',
    '11/05/2026',
    '2026-11-5',
    '20261105',
    '2026-11-05T09:00:00Z',
  ],
  isoDateTime: ['2026-11-05', '2026-11-05T25:00:00Z', '2026-11-05 14:00:00', '1762351200000'],
  birthDate: ['1978-13-02', '13/02/1978', '1978', '2 March 1978'],
};
const ids = {
  last4: ['4242424242424242', '424'],
  npi: ['123456789', '12345678931'],
  ndc: ['9900201016', '99002-0101-60'],
  zip: ['5500', '55000-1'],
  bin: ['12345', 'ABCDEF'],
  memberId: ['EVF 00421787', '<EVF00421787>'],
  recordId: ['HS 26308', '<HS-26308>'],
  state: ['Minnesota', 'mn'],
  pbpNumber: ['42', 'PBP'],
  personCode: ['1', 'one'],
};
const amountsAsText = ['1250', '$12.50', '12..5', '12,34', '1.500,00', '12.5', '12.505', 'twelve'];
const amounts = [12.505, '12,34', '1.500,00'];
const urls = ['javascript:alert(1)', 'data:text/html,x', 'somewhere'];
const words = ['SOMETHING_ELSE', 'PAGADO', '0'];

/**
 * What a value becomes by a mistake that its meaning tells from the right one, although its type fits. A
 * number a hundred times too large is none of them: no contract can see it.
 */
export function wrongValuesFor(value: unknown, schema: WireSchema | undefined): WrongValue[] {
  if (value === '' || value === 'null' || schema === undefined) return [];
  const meaning = meaningIn(schema);
  const of = (kind: string, values: readonly unknown[]) =>
    values.filter((each) => each !== value).map((each) => ({ kind, value: each }));
  if (typeof value === 'string' && isListed(value, schema)) return of('another word', words);
  if (meaning === undefined) return [];
  if (meaning === 'money') {
    return typeof value === 'string'
      ? of('amount as text of another form', amountsAsText)
      : of('amount of another form', amounts);
  }
  if (typeof value !== 'string') return [];
  return [
    ...of('date that is none', valuesOf(dates, meaning)),
    ...of('id of another form', valuesOf(ids, meaning)),
    ...(meaning === 'url' ? of('URL that is none', urls) : []),
  ];
}

const isListed = (value: string, schema: WireSchema): boolean =>
  [schema, ...(schema.anyOf ?? [])].some((each) => each.enum?.includes(value));

const valuesOf = (table: Readonly<Record<string, readonly string[]>>, meaning: MeaningName) =>
  table[meaning] ?? [];
