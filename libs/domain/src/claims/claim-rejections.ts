/**
 * What a member does next about a rejected claim:
 * `approval`: have the prescriber ask the plan first; `exception`: ask the plan to cover it after all;
 * `appeal`: the plan has said no already, ask it to decide again;
 * `findPharmacy`, `otherDrug`, `idCard`: the portal's own screen; `callPharmacy`: with the pharmacy's number;
 * `refillLater`: come back on a day; `callUs`: the plan's own number.
 */
export type ClaimAction =
  | 'approval'
  | 'exception'
  | 'appeal'
  | 'findPharmacy'
  | 'otherDrug'
  | 'idCard'
  | 'callPharmacy'
  | 'refillLater'
  | 'callUs';

/** The reject codes of NCPDP whose meaning we tell, and the one thing to do about each. */
export const claimRejections = {
  '7': 'idCard',
  '9': 'idCard',
  '19': 'callPharmacy',
  '22': 'callPharmacy',
  '40': 'findPharmacy',
  '41': 'callPharmacy',
  '65': 'callUs',
  '67': 'callUs',
  '69': 'callUs',
  '70': 'exception',
  '71': 'callUs',
  '75': 'approval',
  '76': 'exception',
  '77': 'otherDrug',
  '78': 'exception',
  '79': 'refillLater',
  '88': 'callPharmacy',
  '92': 'callPharmacy',
  '99': 'callPharmacy',
  '3W': 'callUs',
  '3Y': 'appeal',
  '569': 'exception',
  '600': 'callUs',
  '608': 'exception',
  A6: 'callPharmacy',
} as const satisfies Record<string, ClaimAction>;

export type RejectCode = keyof typeof claimRejections;

/** The first code of the table in what a service wrote (` 07 `, `a6`, `75, 569`); undefined when there is none. */
export function rejectCodeOf(text: string): RejectCode | undefined {
  const codes = text
    .toUpperCase()
    .split(/[^0-9A-Z]+/)
    .map((code) => code.replace(/^0+(?=.)/, ''));
  return codes.find((code) => Object.hasOwn(claimRejections, code)) as RejectCode | undefined;
}

/** The member's situation and the claim's data: not every action is open to every member. */
export interface RejectionFacts {
  /** A day that is known, for `refillLater`. */
  refillDate: string;
  /** The last day of an emergency that allows early refills; '' without one. */
  earlyRefillsUntil: string;
  pharmacyPhone: string;
  /** Which of the portal's screens the member has. */
  has: {
    approval: boolean;
    exception: boolean;
    appeal: boolean;
    findPharmacy: boolean;
    otherDrug: boolean;
    idCard: boolean;
  };
}

/** What to do about a rejected claim, by its key in claim-rejections.text.ts. */
export type RejectionAdvice =
  | { key: `claimReject.do.${RejectCode}` | 'claimReject.do.call' }
  | { key: 'claimReject.do.79.date' | 'claimReject.do.79.emergency'; date: string }
  | { key: 'claimReject.do.callWithCode'; code: string };

/** The one thing to do about a rejected claim, and what to say about it. */
export function rejectionAdvice(
  rejectCode: string,
  facts: RejectionFacts,
): RejectionAdvice & { action: ClaimAction } {
  const code = rejectCodeOf(rejectCode);
  const action = nextAction(code, facts);
  return { action, ...adviceOn(action, rejectCode, code, facts) };
}

/** Whatever is not open to the member becomes a call to us. */
function nextAction(code: RejectCode | undefined, facts: RejectionFacts): ClaimAction {
  const wanted: ClaimAction = code ? claimRejections[code] : 'callUs';
  switch (wanted) {
    case 'callPharmacy':
      return facts.pharmacyPhone ? wanted : 'callUs';
    case 'refillLater':
      return facts.refillDate || !facts.pharmacyPhone ? wanted : 'callPharmacy';
    case 'callUs':
      return wanted;
    default:
      return facts.has[wanted] ? wanted : 'callUs';
  }
}

function adviceOn(
  action: ClaimAction,
  rejectCode: string,
  code: RejectCode | undefined,
  { earlyRefillsUntil, refillDate }: RejectionFacts,
): RejectionAdvice {
  if (code === '79' && earlyRefillsUntil) {
    return { key: 'claimReject.do.79.emergency', date: earlyRefillsUntil };
  }
  if (code === '79' && refillDate) return { key: 'claimReject.do.79.date', date: refillDate };
  // The advice for a step that is not open to the member would be a promise.
  if (code && (action !== 'callUs' || claimRejections[code] === 'callUs')) {
    return { key: `claimReject.do.${code}` };
  }
  return rejectCode
    ? { key: 'claimReject.do.callWithCode', code: rejectCode }
    : { key: 'claimReject.do.call' };
}
