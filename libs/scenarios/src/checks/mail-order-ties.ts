import { addDays } from '@portal/domain';
import { type Scenario, bodyOf } from '../fixtures/read-fixtures';
import type { Prescription, RefillsFile, StoredOrder } from '../mail-order/mail-order-files';

interface ClaimRow {
  healthServiceId: string;
  dateOfService: string;
  PRODUCT_ID: string;
  copayAmount?: unknown;
  CLAIM_STATUS: string;
}
interface ClaimEntry {
  healthServiceId: string;
  rxNumber: string;
  fillNumber: number;
  refillsAuthorized: number;
}
type Claim = ClaimRow & ClaimEntry;

/**
 * What refills and orders of home delivery must have in common with each other and with the claims: owner,
 * drug, last fill, refills left, and what a fill cost. A sentence for each contradiction.
 */
export function mailOrderProblems(scenario: Scenario, memberId: string): string[] {
  const prescriptions =
    (bodyOf(scenario, 'mailOrderRefills.getList') as RefillsFile | undefined)?.prescriptions ?? [];
  const orders =
    (bodyOf(scenario, 'mailOrders.getList') as { orders: StoredOrder[] } | undefined)?.orders ?? [];
  const claims = paidClaims(scenario);
  const family = memberId.replace(/-\d{2}$/, '');
  const owner = (what: string, id: string) =>
    id.replace(/-\d{2}$/, '') === family
      ? []
      : [`${what}: memberId is ${id}, but ${memberId} in user info.`];
  return [
    ...prescriptions.flatMap((rx) => [
      ...owner(`refill ${rx.rxNumber}`, rx.memberId),
      ...refillProblems(rx, claims),
    ]),
    ...orders.flatMap((order) => [
      ...owner(`order ${order.orderNumber}`, order.memberId),
      ...orderProblems(order, prescriptions, claims),
    ]),
  ];
}

function paidClaims(scenario: Scenario): Claim[] {
  const history = bodyOf(scenario, 'claims.getHistory') as
    | { claimsHistory?: { claim?: ClaimRow[] | null } | null }
    | undefined;
  const details = bodyOf(scenario, 'claims.getEntry') as { entries?: ClaimEntry[] } | undefined;
  const entries = new Map(details?.entries?.map((each) => [each.healthServiceId, each]));
  return (history?.claimsHistory?.claim ?? [])
    .filter(({ CLAIM_STATUS }) => CLAIM_STATUS === 'PAID')
    .flatMap((row) => {
      const entry = entries.get(row.healthServiceId);
      return entry ? [{ ...row, ...entry }] : [];
    })
    .sort((a, b) => (a.dateOfService < b.dateOfService ? 1 : -1));
}

function refillProblems(rx: Prescription, claims: readonly Claim[]): string[] {
  const newest = claims.find(({ rxNumber }) => rxNumber === rx.rxNumber);
  if (!newest) return [];
  const says = (key: string, one: unknown, claim: unknown) =>
    one === claim
      ? []
      : [`refill ${rx.rxNumber}: ${key} is ${String(one)}, but ${String(claim)} in the claims.`];
  return [
    ...says('ndc', rx.ndc, newest.PRODUCT_ID),
    ...says('lastFilledOn', rx.lastFilledOn, newest.dateOfService),
    ...says('refillsLeft', rx.refillsLeft, newest.refillsAuthorized - newest.fillNumber),
  ];
}

function orderProblems(
  order: StoredOrder,
  prescriptions: readonly Prescription[],
  claims: readonly Claim[],
): string[] {
  const { orderNumber, items, plan, placedOn } = order;
  const last = addDays(plan.shipped.slice(0, 10), 1);
  return items.flatMap(({ rxNumber, ndc, cost }) => {
    const rx = prescriptions.find((each) => each.rxNumber === rxNumber);
    if (!rx || rx.ndc !== ndc)
      return [`order ${orderNumber}: there is no refill ${rxNumber} of it.`];
    const claim = claims.find(
      ({ dateOfService, ...each }) =>
        each.rxNumber === rxNumber &&
        dateOfService >= placedOn.slice(0, 10) &&
        dateOfService <= last,
    );
    return !claim || Number(claim.copayAmount) === cost
      ? []
      : [
          `order ${orderNumber}: cost of ${rxNumber} is ${cost}, but ${String(claim.copayAmount)} in the claims.`,
        ];
  });
}
