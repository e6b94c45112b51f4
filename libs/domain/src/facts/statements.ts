/** How a value is written, and so how a check finds it in the words next to it. */
export type FactKind = 'money' | 'date' | 'count' | 'word';

/** Why a value is not known. */
export type Why =
  | 'notLoaded'
  | 'notSent'
  | 'noSuchPerson'
  | 'noLimit'
  | 'otherPayer'
  | 'disagree'
  | 'notPublished';

export interface Unknown {
  readonly unknown: Why;
}

const money = { kind: 'money' } as const;
const date = { kind: 'date' } as const;
const count = { kind: 'count' } as const;
const word = { kind: 'word' } as const;

/**
 * Every figure, date and verdict that screens state, by name: the kind of its value, and the words of its subject, which
 * tell two of them apart. A person is `own`, `family` or `member-N`, the place in the balances' answer.
 */
export const statedFacts = {
  // What was paid, and the yearly limits.
  paidThisYear: { ...money, of: 'who year' },
  planPaidInYear: { ...money, of: 'who year' },
  paidIn: { ...money, of: 'who month' },
  countedTo: { ...money, of: 'who limit' },
  limitOf: { ...money, of: 'who limit' },
  leftOf: { ...money, of: 'who limit' },
  otherCareTo: { ...money, of: 'who limit' },
  metBy: { ...word, of: 'who limit' },
  endsYearAt: { ...money, of: 'who limit' },
  // What fills cost.
  fillCostNow: { ...word, of: 'who' },
  fullPriceUntil: { ...money, of: 'who' },
  nothingThrough: { ...date, of: 'who' },
  nextFill: { ...money, of: 'who ndc amount npi' },
  planPays: { ...money, of: 'who ndc amount npi' },
  fullPrice: { ...money, of: 'ndc amount npi' },
  yearCost: { ...money, of: 'who ndc year' },
  agreedPrice: { ...money, of: 'ndc amount npi' },
  restOfYear: { ...money, of: 'who year' },
  drugRestOfYear: { ...money, of: 'who ndc year' },
  // A fill at a pharmacy, by name, once the deductible is met: what a saving compares.
  costOnceMet: { ...money, of: 'who ndc amount place' },
  swapSaving: { ...money, of: 'who ndc ndc' },
  placeSaving: { ...money, of: 'who ndc amount place' },
  monthAtPharmacy: { ...money, of: 'who month' },
  monthBill: { ...money, of: 'who month' },
  // Claims.
  claimPaid: { ...money, of: 'claim' },
  claimPlanPaid: { ...money, of: 'claim' },
  claimFullPrice: { ...money, of: 'claim' },
  claimDiscount: { ...money, of: 'claim' },
  claimPrice: { ...money, of: 'claim' },
  claimToDeductible: { ...money, of: 'claim' },
  claimShare: { ...money, of: 'claim' },
  claimOtherPaid: { ...money, of: 'claim' },
  claimBrandExtra: { ...money, of: 'claim' },
  countedBefore: { ...money, of: 'claim who limit' },
  countedAfter: { ...money, of: 'claim who limit' },
  metAfter: { ...word, of: 'claim who limit' },
  claimCounted: { ...money, of: 'claim limit' },
  claimDay: { ...date, of: 'claim' },
  claimStatus: { ...word, of: 'claim' },
  // Prescriptions and home delivery.
  refillsLeft: { ...count, of: 'rx' },
  refillFrom: { ...date, of: 'rx' },
  orderFrom: { ...date, of: 'rx' },
  runsOut: { ...date, of: 'rx' },
  prescriptionEnds: { ...date, of: 'rx' },
  autoRefillNext: { ...date, of: 'rx' },
  autoRefillShips: { ...date, of: 'rx day' },
  autoRefillCost: { ...money, of: 'rx day' },
  refillCost: { ...money, of: 'rx days' },
  orderStatus: { ...word, of: 'order' },
  // An order that is not placed yet, and a payment that is not made, is `new`.
  orderTotal: { ...money, of: 'order' },
  orderShipping: { ...money, of: 'order' },
  orderItemCost: { ...money, of: 'order rx days' },
  orderShipped: { ...date, of: 'order' },
  orderArrives: { ...date, of: 'order' },
  // What is owed.
  owed: { ...money, of: 'who' },
  pastDue: { ...money, of: 'who' },
  plannedTotal: { ...money, of: 'who' },
  invoiceAmount: { ...money, of: 'invoice' },
  invoiceOpen: { ...money, of: 'invoice' },
  invoiceDue: { ...date, of: 'invoice' },
  invoiceStatus: { ...word, of: 'invoice' },
  paymentAmount: { ...money, of: 'payment' },
  paymentTaken: { ...date, of: 'payment' },
  paymentStatus: { ...word, of: 'payment' },
  // Requests to the plan.
  requestStatus: { ...word, of: 'request' },
  requestSent: { ...date, of: 'request' },
  requestAnswerBy: { ...date, of: 'request' },
  statementBy: { ...date, of: 'request' },
  appealBy: { ...date, of: 'request' },
  approvalEnds: { ...date, of: 'request' },
  // Plans.
  premium: { ...money, of: 'plan year' },
  planDeductible: { ...money, of: 'plan year' },
  planLimit: { ...money, of: 'plan year' },
  planYearTotal: { ...money, of: 'plan year' },
  planDrugs: { ...money, of: 'plan year' },
  planDrugCost: { ...money, of: 'plan ndc year' },
  activePlan: { ...word, of: 'who year' },
  chosenPlan: { ...word, of: 'who year' },
  enrolmentOpens: { ...date, of: 'year' },
  enrolmentEnds: { ...date, of: 'year' },
  stageNow: { ...word, of: 'who' },
  toNextStage: { ...money, of: 'who' },
  unreadMessages: { ...count, of: 'who' },
} as const satisfies Record<string, { kind: FactKind; of: string }>;

export type FactName = keyof typeof statedFacts;

type ValueOf<Name extends FactName> = (typeof statedFacts)[Name]['kind'] extends 'money' | 'count'
  ? number
  : string;

/** What a fact can be stated as: its value, or why it is not known. */
export type Stated<Name extends FactName> = ValueOf<Name> | Unknown;

/** One statement as a page carries it, such as `paidThisYear own 2026 1868.40`, or `leftOf family deductible ?noLimit`. */
export function statementOf<Name extends FactName>(
  name: Name,
  subject: string,
  value: Stated<Name>,
): string {
  if (typeof value === 'object') return `${name} ${subject} ?${value.unknown}`;
  return `${name} ${subject} ${written(statedFacts[name].kind, value)}`;
}

function written(kind: FactKind, value: number | string): string {
  if (kind === 'money') return writtenMoney(Number(value));
  const text = String(value);
  return kind === 'date' && text.length > 'YYYY-MM-DD'.length ? shownDay(new Date(text)) : text;
}

/** The day as which a page shows a moment: by the clock of the device, YYYY-MM-DD. */
const shownDay = (moment: Date): string => new Intl.DateTimeFormat('en-CA').format(moment);

/** A fraction of a cent stays one: no screen can show it, and a check finds it. What a sum of dollars is off by is none. */
function writtenMoney(dollars: number): string {
  const cents = Math.round(dollars * 100);
  // Adding zero turns a minus zero into zero.
  return Math.abs(dollars * 100 - cents) < 1e-6 ? (cents / 100 + 0).toFixed(2) : String(dollars);
}
