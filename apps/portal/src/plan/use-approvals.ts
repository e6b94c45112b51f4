import { isSamePerson } from '@portal/domain';
import { isAboutPayment, isStatementWanted, stateOf } from '@portal/domain/coverage-requests';
import { useCallback } from 'react';
import { useClock } from '../platform';
import { coverageRequestPath } from './coverage-request-paths';
import { type CoverageRequest, useRequests } from './coverage-requests';
import { useAddition, useFlag } from '../session/use-session';

/** A request to pay for a rejected claim after all that was approved. */
export interface Approval {
  /** Its page. */
  path: string;
  /** What the fill costs now; null when that is not known. */
  youPay: number | null;
}

/** A rejected claim, or the drug of one and whose it is. */
type RejectedClaim = { claimId: string } | { ndc: string; memberId: string };

/** A request about a rejected claim that is not decided yet. */
export interface OpenRequest {
  path: string;
  isAppeal: boolean;
  state: 'waitingForPrescriber' | 'inReview' | 'withReviewer' | 'overdue';
  dueAt: string;
}

/** Finds the approval of a rejected claim: that of the newest request about it, where it was approved. */
export const useApprovals = (isWanted: boolean) => useRequestsOfClaims(isWanted).approvalOf;

/** Finds the approval of a rejected claim, or the newest request about it, where that is open. */
export function useRequestsOfClaims(isWanted: boolean) {
  const hasFlag = useFlag('coverageDetermination');
  const hasRequests = useAddition('coverageRequests') && hasFlag;
  const { data } = useRequests(isWanted && hasRequests).data;
  const clock = useClock();
  const approvalOf = useCallback(
    (claim: RejectedClaim): Approval | null => {
      const newest = data?.requests.find(
        (request) => isAbout(request, claim) && !isForMoney(request, data.requests),
      );
      return newest && stateOf(newest, clock.now()) === 'approved'
        ? { path: coverageRequestPath(newest.requestNumber), youPay: newest.counter.youPay }
        : null;
    },
    [data, clock],
  );
  const openRequestOf = useCallback(
    (claim: RejectedClaim): OpenRequest | null => {
      const newest = data?.requests.find((request) => isAbout(request, claim));
      const state = newest && stateOf(newest, clock.now());
      if (!newest || !state || state === 'approved' || state === 'denied') return null;
      return {
        path: coverageRequestPath(newest.requestNumber),
        isAppeal: newest.topic === 'appeal',
        state: isStatementWanted(state, newest) ? 'waitingForPrescriber' : state,
        dueAt: newest.dueAt,
      };
    },
    [data, clock],
  );
  return { approvalOf, openRequestOf };
}

const isAbout = ({ claimId, ndc, patient }: CoverageRequest, claim: RejectedClaim): boolean =>
  claimId !== '' &&
  ('claimId' in claim
    ? claimId === claim.claimId
    : ndc === claim.ndc && isSamePerson(patient.memberId, claim.memberId));

/** Whether a request, or the one that it appeals, is about a payment: that approves no drug. */
const isForMoney = (request: CoverageRequest, all: readonly CoverageRequest[]): boolean =>
  isAboutPayment(
    (all.find(({ requestNumber }) => requestNumber === request.appealOf) ?? request).topic,
  );
