import type { Answers } from '@portal/domain/forms';
import type { Refill } from '../home-delivery.requests';

const names = ['drugName', 'strength', 'rxNumber', 'prescriberName', 'officePhone'] as const;

/**
 * The answers about a refill that needs a new prescription. They go as state of the history, because numbers of
 * prescriptions are not in URLs.
 */
export const renewalOf = (refill: Refill): { renewal: Answers } => ({
  renewal: {
    drugName: refill.drugName,
    strength: refill.strength,
    rxNumber: refill.rxNumber,
    prescriberName: refill.prescriberName,
    officePhone: refill.prescriberPhone,
  },
});

/** The answers in a state of the history; empty for any other state. */
export function renewalIn(state: unknown): Answers {
  const sent = (state as { renewal?: Record<string, unknown> } | null)?.renewal ?? {};
  return Object.fromEntries(
    names.flatMap((name) => {
      const answer = sent[name];
      return typeof answer === 'string' && answer !== '' ? [[name, answer]] : [];
    }),
  );
}
