import { addressProblemsOf } from '@portal/domain/mail-order';

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

/** The refused fields of an address. The service does not know the order yet, so a PO box is valid. */
export function addressProblems(address: SentAddress, today: string): Refused[] {
  const isTemporary = address.from !== '' || address.until !== '';
  const needs = { coldChain: false, signature: false };
  const found = addressProblemsOf({ ...address, isTemporary }, needs, today).map(
    ({ field, code }) => ({ field, problem: code }),
  );
  return isTemporary && address.isDefault
    ? [...found, { field: 'isDefault', problem: 'temporary' }]
    : found;
}
