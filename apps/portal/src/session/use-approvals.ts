import { isAboutPayment, stateOf } from '@portal/domain/coverage-requests';
import { useCallback } from 'react';
import { useClock } from '../platform';
import { coverageRequestPath } from './coverage-request-paths';
import { type CoverageRequest, useRequests } from './coverage-requests';
import { useFlag } from './use-session';

/** A request to pay for a rejected claim after all that was approved. */
export interface Approval {
  /** Its page. */
  path: string;
  /** What the fill costs now; null when that is not known. */
  youPay: number | null;
}

/** A rejected claim, or the drug of one and whose it is. */
type RejectedClaim = { claimId: string } | { ndc: string; memberId: string };

/** Finds the approval of a rejected claim: that of the newest request about it, where it was approved. */
export function useApprovals(isWanted: boolean): (claim: RejectedClaim) => Approval | null {
  const hasRequests = useFlag('coverageDetermination');
  const { data } = useRequests(isWanted && hasRequests).data;
  const clock = useClock();
  return useCallback(
    (claim) => {
      const newest = data?.requests.find(
        (request) => isAbout(request, claim) && !isForMoney(request, data.requests),
      );
      return newest && stateOf(newest, clock.now()) === 'approved'
        ? { path: coverageRequestPath(newest.requestNumber), youPay: newest.counter.youPay }
        : null;
    },
    [data, clock],
  );
}

const isAbout = ({ claimId, ndc, patient }: CoverageRequest, claim: RejectedClaim): boolean =>
  claimId !== '' &&
  ('claimId' in claim
    ? claimId === claim.claimId
    : ndc === claim.ndc && patient.memberId === claim.memberId);

/** Whether a request, or the one that it appeals, is about a payment: that approves no drug. */
const isForMoney = (request: CoverageRequest, all: readonly CoverageRequest[]): boolean =>
  isAboutPayment(
    (all.find(({ requestNumber }) => requestNumber === request.appealOf) ?? request).topic,
  );
