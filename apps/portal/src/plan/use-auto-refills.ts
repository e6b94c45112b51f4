import { mailOrderRefills } from '@portal/contracts/mail-order-refills';
import { session } from '@portal/contracts/session';
import { isSamePerson } from '@portal/domain';
import { useMemo } from 'react';
import { useAddition, useAgeRestriction, useFlag, useMayCall, useSession } from '../session';
import { useCall, useCallOnce } from '../store';
import { hasMailOrderVendor } from './use-mail-order-vendor';

/**
 * By prescription number the day on which auto-refill ships next: of the member's own prescriptions at home delivery that
 * ship by themselves, and have a shipment planned. Empty for anyone else's list, and while home delivery has not answered.
 */
export function useAutoRefills(memberId: string): ReadonlyMap<string, string> {
  const current = useSession();
  const isOwn = isSamePerson(memberId, current.userInfo?.memberId ?? '');
  const isOffered = useAddition('autoRefill') && !hasMailOrderVendor(current);
  const hasMailOrder = useFlag('mailOrder');
  const isAdult = useAgeRestriction() === null;
  const mayAsk = useMayCall(mailOrderRefills.getList);
  const isWanted = isOwn && isOffered && hasMailOrder && isAdult && mayAsk;
  // Its calls need the token of mail order (HC-4). Without one they say what is wrong.
  const token = useCallOnce(session.fetchMailOrderToken, isWanted ? { body: {} } : null).data;
  const isReady = isWanted && (token.status === 'success' || token.status === 'failure');
  const { data } = useCall(mailOrderRefills.getList, isReady ? { memberId } : null).data;
  return useMemo(
    () =>
      new Map(
        (isReady ? (data?.refills ?? []) : []).flatMap(({ autoRefill, rxNumber, nextShipmentOn }) =>
          autoRefill && nextShipmentOn ? [[rxNumber, nextShipmentOn] as const] : [],
        ),
      ),
    [isReady, data],
  );
}
