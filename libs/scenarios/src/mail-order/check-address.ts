import { textKinds } from '@portal/domain/forms';

/** An address as it is sent. */
export interface SentAddress {
  nickname: string;
  name: string;
  line1: string;
  line2: string;
  city: string;
  state: string;
  zip: string;
  phone: string;
  note: string;
  from: string;
  until: string;
  isDefault: boolean;
}

export interface Refused {
  field: string;
  problem: string;
}

/** Field → its kind (forms.md 0), and whether it may be blank. */
const fields = {
  nickname: { kind: 'givenName', optional: true },
  name: { kind: 'fullName' },
  line1: { kind: 'street' },
  line2: { kind: 'street2', optional: true },
  city: { kind: 'city' },
  state: { kind: 'state' },
  zip: { kind: 'zip' },
  phone: { kind: 'phone', optional: true },
  note: { kind: 'street2', optional: true },
  from: { kind: 'date', optional: true },
  until: { kind: 'date', optional: true },
} as const satisfies Partial<
  Record<keyof SentAddress, { kind: keyof typeof textKinds; optional?: true }>
>;

/** A driver's note has more room than a line of an address. */
const room: Partial<Record<string, number>> = { note: 200 };

export const isPoBox = (line: string): boolean => /\bp\.?\s*o\.?\s*box\b/i.test(line);

/** What a service refuses of an address, by field, in the order of the form. */
export function addressProblems(address: SentAddress, today: string): Refused[] {
  const single = Object.entries(fields).flatMap(([name, { kind, ...rest }]): Refused[] => {
    const typed = address[name as keyof typeof fields].trim();
    if (typed === '') return 'optional' in rest ? [] : [{ field: name, problem: 'missing' }];
    if (typed.length > (room[name] ?? textKinds[kind].most)) {
      return [{ field: name, problem: 'tooLong' }];
    }
    const { problem } = textKinds[kind].read(typed);
    if (problem) return [{ field: name, problem }];
    const hasNumber = name !== 'line1' || /\d/.test(typed);
    return hasNumber ? [] : [{ field: name, problem: 'streetNumber' }];
  });
  return [...single, ...periodProblems(address, today)];
}

function periodProblems({ from, until, isDefault }: SentAddress, today: string): Refused[] {
  if (from === '' && until === '') return [];
  if (from === '') return [{ field: 'from', problem: 'missing' }];
  if (until === '') return [{ field: 'until', problem: 'missing' }];
  if (until < from) return [{ field: 'until', problem: 'beforeStart' }];
  if (until < today) return [{ field: 'until', problem: 'past' }];
  return isDefault ? [{ field: 'isDefault', problem: 'temporary' }] : [];
}
