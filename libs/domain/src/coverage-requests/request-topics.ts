import type { RejectCode } from '../claims/claim-rejections';

/** What a request asks for; the options of the coverage determination form, and those of the other forms. */
export const requestTopics = {
  approval: 'approval',
  notOnList: 'exception',
  leavesList: 'exception',
  skipStep: 'exception',
  moreQuantity: 'exception',
  lowerTier: 'exception',
  movedTier: 'exception',
  brand: 'exception',
  highCopay: 'approval',
  payback: 'payment',
  drugClaim: 'payment',
  appeal: 'appeal',
} as const;

export type RequestTopic = keyof typeof requestTopics;
export type RequestKind = (typeof requestTopics)[RequestTopic];

/** Whether a request is about money for a drug that was bought already. */
export const isAboutPayment = (topic: RequestTopic | 'unknown'): boolean =>
  topic !== 'unknown' && requestTopics[topic] === 'payment';

/** Whether a decision hangs on a statement of the prescriber. */
export const needsStatement = (topic: RequestTopic): boolean =>
  ['approval', 'exception'].includes(requestTopics[topic]) && topic !== 'highCopay';

/** What to ask the plan for about a claim that was rejected with this code. */
const topicOfCode: Partial<Record<RejectCode, RequestTopic>> = {
  '70': 'notOnList',
  '75': 'approval',
  '76': 'moreQuantity',
  '78': 'moreQuantity',
  '3Y': 'appeal',
  '569': 'notOnList',
  '608': 'skipStep',
};

/** What to ask the plan for about a rejected claim; undefined where no request would help. */
export const topicForClaim = (code: RejectCode | undefined): RequestTopic | undefined =>
  code && topicOfCode[code];

/** The same request in the words of the drug exception form; a prior authorization has its own form. */
export const exceptionRequests: Partial<Record<RequestTopic, string>> = {
  notOnList: 'notCovered',
  moreQuantity: 'quantity',
  skipStep: 'step',
  lowerTier: 'tier',
  brand: 'brand',
};
