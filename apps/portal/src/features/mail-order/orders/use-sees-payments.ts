import { useAddition, useFlag, useSession } from '../../../session';

/** Whether the pages of bills and payments are open to the user: a caregiver needs the scope for it. */
export function useSeesPayments(): boolean {
  const paysHere = useFlag('payBill');
  const { caregiver } = useSession();
  return paysHere && (!caregiver || caregiver.scopes.includes('pay'));
}

/** Whether the page of saved cards is open to the user. */
export function useSeesCards(): boolean {
  const hasPage = useAddition('paymentMethods');
  return useSeesPayments() && hasPage;
}
