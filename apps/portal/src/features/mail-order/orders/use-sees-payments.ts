import { useFlag, useSession } from '../../../session';

/** Whether the pages of bills and payments are open to the user: a caregiver needs the scope for it. */
export function useSeesPayments(): boolean {
  const paysHere = useFlag('payBill');
  const { caregiver } = useSession();
  return paysHere && (!caregiver || caregiver.scopes.includes('pay'));
}
