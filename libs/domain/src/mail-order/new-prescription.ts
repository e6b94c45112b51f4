/** The three ways to a new prescription at home delivery, by the form of each. */
export const newRxForms = {
  transfer: 'new-rx-transfer',
  prescriber: 'new-rx-prescriber',
  paper: 'new-rx-paper',
} as const;
export type NewRxWay = keyof typeof newRxForms;

/** A paper prescription is answered in so many business days, which begin when the letter arrives. */
export const paperAnswerDays = 7;

export type NewRxState = 'received' | 'waiting' | 'ready' | 'refused';

/** The most characters of what is typed into the three forms, where it is not the kind that says it. */
export const newRxLengths = { strength: 30, note: 500 } as const;

/** Why a request ends without a prescription. */
export const newRxRefusals = {
  DRUG_UNKNOWN: 'drugUnknown',
  NEEDS_VISIT: 'needsVisit',
  NO_ANSWER: 'noAnswer',
  NO_REFILLS: 'noRefills',
  CONTROLLED: 'controlled',
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** The state at a moment: the office is asked within a day, and answers by the time that was promised. */
export function newRxState(
  { sentOn, answerBy, isRefused }: { sentOn: string; answerBy: string; isRefused: boolean },
  now: Date,
): NewRxState {
  if (now.getTime() >= Date.parse(answerBy)) return isRefused ? 'refused' : 'ready';
  return now.getTime() >= Date.parse(sentOn) + dayMs ? 'waiting' : 'received';
}

/** The request is not over. */
export const isRequestOpen = ({ state }: { state: string }): boolean =>
  state === 'received' || state === 'waiting';
