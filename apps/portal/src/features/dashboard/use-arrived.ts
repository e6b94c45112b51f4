import { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import { useEffect, useState } from 'react';
import { requestOf, type RootState, useAppSelector } from '../../store';
import { longestHoldMs } from '../../ui';
import { selectUnreadUnknown } from '../message-center';
import { useFlag } from '../../session';
import { defaultPharmacy } from '../../plan/default-pharmacy';
import { draftList } from '../../forms';
import { healthInformation } from '../account-settings';
import { mailOrderEligibility, mailOrderOverview } from '../mail-order';
import { selectAwaitsAccount } from './use-balance-owed';
import { useMinor } from './use-minor';
import { selectClaimsFailed, useRecentAnswer } from './use-recent-claims';

const benefitBalance = requestOf(balances.getBenefitBalance);

/** The requests of the cards in addition to the claims. */
const awaited = [
  benefitBalance,
  requestOf(balances.getPlanBalance),
  requestOf(benefits.getSummary),
  defaultPharmacy,
  draftList,
  healthInformation,
  mailOrderEligibility,
  mailOrderOverview,
];

/** No request was sent yet, or the first response is still loading. */
const isWaiting = (state: RootState): boolean =>
  benefitBalance.select(state).status === 'idle' ||
  selectUnreadUnknown(state) ||
  awaited.some(({ select }) => {
    const { status, data } = select(state);
    return status === 'loading' && data === undefined;
  });

/**
 * Whether the cards may be seen: once every answer is there or failed, at the latest after a second. Shown
 * one after the other they would shift the layout, because a card's height depends on its data.
 */
export function useArrived(): boolean {
  const hasClaims = useFlag('claimsHistory');
  const recentAnswer = useRecentAnswer();
  const awaitsClaims = useAppSelector(
    (state) => hasClaims && !recentAnswer(state) && !selectClaimsFailed(state),
  );
  const minor = useMinor();
  const awaitsAccount = useAppSelector(selectAwaitsAccount) && !minor;
  const waiting = useAppSelector(isWaiting) || awaitsAccount || awaitsClaims;
  const [arrived, setArrived] = useState(false);
  if (!waiting && !arrived) setArrived(true);
  useEffect(() => {
    if (arrived) return undefined;
    const timer = setTimeout(() => setArrived(true), longestHoldMs);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived || !waiting;
}
