import { inputKinds } from '../inputs/kinds';
import { type DateProblem, readTypedDate, type TypedDate } from '../inputs/typed-date';
import type { OrderNeeds } from './usual-choices';

/** How a refill that is ordered without signing in is paid: on the bill, or by the usual card on file. */
export const quickRefillPayments = ['bill', 'card'] as const;
export type QuickRefillPayment = (typeof quickRefillPayments)[number];

/** What is typed to find a refill without signing in. */
export interface TypedQuickRefill extends TypedDate {
  rxNumber: string;
  by: 'birthDate' | 'zip';
  zip: string;
}

export type QuickRefillError = 'rxNumber' | DateProblem | 'zip';

export type QuickRefillDetails =
  | { rxNumber: string; birthDate: string }
  | { rxNumber: string; zip: string };

/** The details that were typed, or what is wrong with them. `today` is YYYY-MM-DD. */
export function readQuickRefill(
  typed: TypedQuickRefill,
  today: string,
): { details: QuickRefillDetails } | { errors: readonly QuickRefillError[] } {
  const rxNumber = inputKinds.homeDeliveryRx.read(typed.rxNumber).value;
  const zip = inputKinds.zip5.read(typed.zip).value;
  const { date: birthDate, problems } = readTypedDate(typed, today);
  const errors: QuickRefillError[] = [];
  if (rxNumber === undefined) errors.push('rxNumber');
  if (typed.by === 'zip') {
    if (zip === undefined) errors.push('zip');
  } else errors.push(...problems);
  if (errors.length > 0 || rxNumber === undefined) return { errors };
  if (typed.by === 'zip') return { details: { rxNumber, zip: zip ?? '' } };
  return { details: { rxNumber, birthDate: birthDate ?? '' } };
}

/**
 * Whether a refill may be ordered without signing in: one that must stay cold, or that an adult signs for, needs a
 * choice of shipping and address.
 */
export const isQuick = ({ coldChain, signature }: OrderNeeds): boolean => !coldChain && !signature;

/** The last word of a street line: enough for its owner to know which address it is. */
export const addressEnding = (line1: string): string => line1.trim().split(/\s+/).at(-1) ?? '';
