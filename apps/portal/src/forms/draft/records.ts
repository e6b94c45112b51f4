const start = 'sent-';

/**
 * The name under which the BFF stores, like a draft, what was sent and not what was typed: the member's list of drafts
 * leaves it out, because without it the same could be sent twice.
 */
export const recordId = <Name extends string>(name: Name) => `${start}${name}` as const;

export const isRecord = (formId: string): boolean => formId.startsWith(start);
