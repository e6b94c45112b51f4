import { inputKinds } from '../inputs/kinds';

/** The phones of an account: one of each kind at most. */
export const phoneKinds = ['home', 'mobile', 'work'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** When a call suits best. */
export const bestTimes = ['any', 'morning', 'afternoon', 'evening'] as const;
export type BestTime = (typeof bestTimes)[number];

export interface AccountPhone {
  kind: PhoneKind;
  /** Ten digits. */
  number: string;
  /** Up to six digits; '' for none. */
  extension: string;
  mayText: boolean;
  bestTime: BestTime;
  /** Called first. One phone is, as long as there is one. */
  isPreferred: boolean;
}

/** What is wrong with the number of a phone. */
export type PhoneNumberProblem = 'missing' | 'characters' | 'phone' | 'phoneAbroad';

export interface PhoneProblem {
  field: 'number' | 'extension';
  problem: PhoneNumberProblem | 'phoneExtension';
}

/** What is wrong with a phone as it was typed. */
export function phoneProblems({
  number,
  extension,
}: Pick<AccountPhone, 'number' | 'extension'>): PhoneProblem[] {
  const ofNumber = numberProblem(number);
  const { problem: ofExtension = 'missing' } = inputKinds.phoneExtension.read(extension);
  const problems: PhoneProblem[] = [];
  if (ofNumber) problems.push({ field: 'number', problem: ofNumber });
  if (ofExtension !== 'missing') {
    const isHidden = ofExtension === 'characters';
    problems.push({ field: 'extension', problem: isHidden ? ofExtension : 'phoneExtension' });
  }
  return problems;
}

/** Why a number can't be called: a longer one is not one of ten digits. */
export function numberProblem(typed: string): PhoneNumberProblem | undefined {
  const { problem } = inputKinds.phone.read(typed);
  return problem === 'tooLong' ? 'phone' : problem;
}

/** A phone as it is sent: ten digits, and the digits of the extension. Only a mobile phone gets texts. */
export const phoneToSend = (phone: AccountPhone): AccountPhone => ({
  ...phone,
  number: inputKinds.phone.read(phone.number).value ?? phone.number,
  extension: phone.kind === 'mobile' ? '' : inputKinds.phoneExtension.tidy(phone.extension),
  mayText: phone.kind === 'mobile' && phone.mayText,
});

/** The phones with one added or changed, in the order of their kinds. */
export function withPhone(phones: readonly AccountPhone[], phone: AccountPhone): AccountPhone[] {
  const others = phones
    .filter(({ kind }) => kind !== phone.kind)
    .map((each) => (phone.isPreferred ? { ...each, isPreferred: false } : each));
  return withPreferred([...others, phone]);
}

/** The phones without that of a kind. */
export const withoutPhone = (phones: readonly AccountPhone[], gone: PhoneKind): AccountPhone[] =>
  withPreferred(phones.filter(({ kind }) => kind !== gone));

function withPreferred(phones: readonly AccountPhone[]): AccountPhone[] {
  const sorted = [...phones].sort(
    (one, other) => phoneKinds.indexOf(one.kind) - phoneKinds.indexOf(other.kind),
  );
  if (sorted.some(({ isPreferred }) => isPreferred)) return sorted;
  return sorted.map((phone, index) => ({ ...phone, isPreferred: index === 0 }));
}
