import type { Context, Memory } from '../memory/behaviour';
import type { Prescription } from './mail-order-files';
import { newPrescriptions } from './new-rx';
import { fileIn } from './refills';
import { isPerson } from '../people/person';

/** Every prescription of the family: those of the scenario, and those that were requested since. */
export const allPrescriptions = (memory: Memory, context: Context): Prescription[] => [
  ...fileIn(context).prescriptions,
  ...newPrescriptions(memory, context).added,
];

/** The prescriptions of the family that can be filled: without those that a new one replaced. */
export function currentPrescriptions(memory: Memory, context: Context): Prescription[] {
  const { added, replaced } = newPrescriptions(memory, context);
  return [...fileIn(context).prescriptions, ...added].filter(
    ({ rxNumber }) => !replaced.has(rxNumber),
  );
}

/** The prescriptions of a person, as they were before this run, without those that a new one replaced. */
export const prescriptionsOf = (
  memory: Memory,
  context: Context,
  memberId: string,
): Prescription[] =>
  currentPrescriptions(memory, context).filter((each) => isPerson(each.memberId, memberId));

/** A prescription of the family by its number, also one that was replaced. */
export const prescriptionWith = (memory: Memory, context: Context, rxNumber: string) =>
  allPrescriptions(memory, context).find((each) => each.rxNumber === rxNumber);
