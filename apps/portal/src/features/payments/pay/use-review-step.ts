import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../../../store';
import { payment } from '../payments.requests';
import { endOf } from './payment-under-way';

/** The query of the second step: the browser's Back leads from it to the first. */
const reviewQuery = '?step=review';

/**
 * The payment that is reviewed in the second step, which has its own URL. Going back forgets it, so that
 * Forward never shows one that was changed meanwhile; but one that may have been made stays, because
 * another one could be a second.
 */
export function useReviewStep<Ready extends { key: string }>() {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: { key?: string } | null };
  const sent = useAppSelector(payment.select);
  const [ready, setReady] = useState<Ready | null>(null);
  const keyInUrl = search === reviewQuery ? (state?.key ?? '') : null;
  const [before, setBefore] = useState(keyInUrl);
  const [returns, setReturns] = useState(0);

  const isSent = ready !== null && sent.input?.sent.idempotencyKey === ready.key;
  const mayBeMade =
    isSent && !(sent.failure && endOf(sent.failure, sent.input.mayBeMade) === 'notCharged');
  if (keyInUrl !== before) {
    setBefore(keyInUrl);
    if (keyInUrl === null && ready && !mayBeMade) {
      setReady(null);
      setReturns(returns + 1);
    }
  }
  const reviewed = ready && (mayBeMade || keyInUrl === ready.key) ? ready : null;
  const isLost = keyInUrl !== null && !ready;
  useEffect(() => {
    // After a reload, or Forward: nothing is there to review.
    if (isLost) void navigate('?', { replace: true });
  }, [isLost, navigate]);
  return {
    reviewed,
    review: (next: Ready) => {
      setReady(next);
      void navigate(reviewQuery, { state: { key: next.key } });
    },
    goBack: () => void navigate(-1),
    /** Forgets it, also where it may have been made: the member wants another one. */
    drop: () => {
      setReady(null);
      setReturns(returns + 1);
    },
    /** How often the first step was returned to. */
    returns,
  };
}
