import { inputKinds } from '../inputs/kinds';

/** A phone at which home delivery reaches the member. */
export interface TypedPhone {
  number: string;
  kind: 'mobile' | 'home' | 'work';
}

export const phoneKinds = ['mobile', 'home', 'work'] as const;

export interface PhoneProblem {
  index: number;
  code: 'missing' | 'invalid' | 'abroad' | 'duplicate';
}

/** The problem of each phone that has one, by its place; a line that is left empty has none. */
export function phoneProblemsOf(phones: readonly TypedPhone[]): PhoneProblem[] {
  const read = phones.map(({ number }) => inputKinds.phone.read(number));
  if (read.every(({ problem }) => problem === 'missing')) return [{ index: 0, code: 'missing' }];
  return read.flatMap(({ problem, value }, index): PhoneProblem[] => {
    if (problem === 'missing') return [];
    if (problem === 'phoneAbroad') return [{ index, code: 'abroad' }];
    if (value === undefined) return [{ index, code: 'invalid' }];
    const isTwice = read.findIndex((each) => each.value === value) !== index;
    return isTwice ? [{ index, code: 'duplicate' }] : [];
  });
}

/** The phones as they are sent: ten digits, without empty lines. */
export const phonesToSend = (phones: readonly TypedPhone[]): TypedPhone[] =>
  phones.flatMap(({ number, kind }) => {
    const { value } = inputKinds.phone.read(number);
    return value === undefined ? [] : [{ number: value, kind }];
  });
