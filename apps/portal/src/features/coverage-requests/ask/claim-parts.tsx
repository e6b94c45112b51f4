import { rejectCodeOf } from '@portal/domain';
import { exceptionRequests, topicForClaim } from '@portal/domain/coverage-requests';
import type { Answers } from '@portal/domain/forms';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { FormParts } from '../../../forms/form-parts';
import { isClaimToAsk } from '../../../forms/claim-to-ask';
import { useFlag, useSession } from '../../../session';
import { useClocks } from '../../../plan/coverage-requests';
import { FollowCard } from './FollowCard';

/** A form that asks for a decision or for money back: filled in from the rejected claim, and followed after it is sent. */
export function useFormParts(): FormParts {
  const { state } = useLocation();
  const { signedIn } = useSession();
  const hasList = useFlag('coverageDetermination') && signedIn;
  const terms = useClocks(hasList);
  // Once: the next step has its own entry in the history.
  const [preset] = useState(() => answersAbout(state));
  return {
    preset,
    terms,
    ...(hasList && {
      afterSending: ({ referenceNumber }) => <FollowCard requestNumber={referenceNumber} />,
    }),
  };
}

function answersAbout(state: unknown): Answers {
  if (!isClaimToAsk(state)) return {};
  const { drugName, strength, drugForm, quantity, prescriberName, rejectCode } = state.claim;
  const topic = topicForClaim(rejectCodeOf(rejectCode));
  const known = { drugName, strength, drugForm, quantity, prescriberName };
  // Each form takes the answers that it has fields for.
  return {
    ...Object.fromEntries(Object.entries(known).filter(([, answer]) => answer !== '')),
    ...(topic && { requests: [topic] }),
    ...(topic && exceptionRequests[topic] && { request: exceptionRequests[topic] }),
  };
}
