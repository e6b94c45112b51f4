import { numberProblem, type PhoneNumberProblem } from '../account/phones';
import { inputKinds } from '../inputs/kinds';

/** A phone at which home delivery reaches the member. */
export interface TypedPhone {
  number: string;
  kind: 'mobile' | 'home' | 'work';
}

export const phoneKinds = ['mobile', 'home', 'work'] as const;

export interface PhoneProblem {
  index: number;
  code: PhoneNumberProblem | 'duplicate';
}

/** The problem of each phone that has one, by its place; a line that is left empty has none. */
export function phoneProblemsOf(phones: readonly TypedPhone[]): PhoneProblem[] {
  const values = phones.map(({ number }) => inputKinds.phone.read(number).value);
  const problems = phones.map(({ number }) => numberProblem(number));
  if (problems.every((each) => each === 'missing')) return [{ index: 0, code: 'missing' }];
  return problems.flatMap((code, index): PhoneProblem[] => {
    if (code) return code === 'missing' ? [] : [{ index, code }];
    const isTwice = values.indexOf(values[index]) !== index;
    return isTwice ? [{ index, code: 'duplicate' }] : [];
  });
}

/** The phones as they are sent: ten digits, without empty lines. */
export const phonesToSend = (phones: readonly TypedPhone[]): TypedPhone[] =>
  phones.flatMap(({ number, kind }) => {
    const { value } = inputKinds.phone.read(number);
    return value === undefined ? [] : [{ number: value, kind }];
  });
