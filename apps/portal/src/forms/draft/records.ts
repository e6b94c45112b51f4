const start = 'sent-';

/**
 * The name under which the BFF stores, like a draft, what was sent and not what was typed: the member's list of drafts
 * leaves it out, because without it the same could be sent twice.
 */
export const recordId = <Name extends string>(name: Name) => `${start}${name}` as const;

/** The step of a draft that holds, in the place of what was typed, what became of it. */
export const resultStep = `${start}result`;

/** The step of a draft that was sent, and to which no answer came yet. */
export const unansweredStep = 'unanswered';

/** Whether a draft of the list holds what was sent. */
export const isRecord = ({ formId, step }: { formId: string; step?: string | undefined }) =>
  formId.startsWith(start) || step === resultStep;
