import { cents, money, sum } from '../world/amounts';
import { type Claim, claimsOf } from '../world/claims';
import { claimList } from '../world/people';
import { delivered, isOrdered, orders, refills } from './orders';
import { type Json, type World, part, rows, text } from '../world/world';

/** A file leaves out a figure, or spoils it, on purpose: there is nothing to add up. */
const isReadable = (amount: number | null): amount is number => amount !== null && amount >= 0;

const isBillOf = (claim: Claim, line: Json): boolean =>
  cents(line['amount']) === claim.claimPaid && part(line['medicine'])['filledOn'] === claim.day;

/** Invoices and home-delivery claims: each line is a claim, each claim has a line. */
function invoices(world: World): string[] {
  const all = rows(world.body('payments.getInvoices')?.['invoices']);
  const claims = delivered(world);
  const lines = all.flatMap((invoice) => rows(invoice['lines']));
  const found = all.flatMap((invoice) => {
    const own = rows(invoice['lines']);
    const name = text(invoice['invoiceNumber']);
    const total = sum(own.map((line) => cents(line['amount'])));
    const without = own
      .filter((line) => line['kind'] !== 'SHIPPING')
      .filter((line) => !claims.some((claim) => isBillOf(claim, line)))
      .map((line) => {
        const { drugName, strength, filledOn } = part(line['medicine']);
        const drug = `${text(drugName)} ${text(strength)} of ${text(filledOn)}`;
        return `invoice ${name}: ${drug} for ${text(line['amount'])} is no home-delivery claim`;
      });
    const says = cents(invoice['amount']);
    return total === null || !isReadable(says) || total === says
      ? without
      : [...without, `invoice ${name}: ${money(says)}, its lines ${money(total)}`];
  });
  const unbilled = claims
    .filter((claim) => !isOrdered(world, claim))
    .filter((claim) => !lines.some((line) => isBillOf(claim, line)))
    .map((claim) => `${claim.id} (${claim.day}), ${money(claim.claimPaid ?? 0)}: on no invoice`);
  const areKnown =
    world.body('payments.getInvoices') && all.every(({ lines: sent }) => Array.isArray(sent));
  return [...found, ...(areKnown ? unbilled : [])];
}

/** What is billed, paid and open. */
function account(world: World): string[] {
  const all = rows(world.body('payments.getInvoices')?.['invoices']);
  const payments = rows(world.body('payments.getHistory')?.['payments']);
  // A card that was charged pays, also before the bank has posted it.
  const posted = payments.filter(({ status }) => status === 'POSTED' || status === 'PROCESSING');
  const amount = (list: readonly Json[], field: string) =>
    sum(list.map((each) => cents(each[field])));
  const [billed, open, paid] = [
    amount(all, 'amount'),
    amount(all, 'amountDue'),
    amount(posted, 'amount'),
  ];
  const found: string[] = [];
  if (billed === null || open === null || paid === null || all.length === 0) return found;
  const owed = billed - paid;
  // Who paid too much has a credit, and no invoice that is open.
  if (Math.max(0, owed) !== open) {
    found.push(`invoices less payments are ${money(owed)}, open on invoices ${money(open)}`);
  }
  const eligibility = part(
    world.body('mailOrder.getUserEligibility')?.['mailOrderUserEligibility'],
  );
  for (const [id, value, should] of [
    ['mailOrder.getUserEligibility', part(eligibility['eligibility'])['currentBalance'], open],
    ['payments.getAccount', world.body('payments.getAccount')?.['currentBalance'], owed],
  ] as const) {
    const says = cents(value);
    if (says !== null && says !== should)
      found.push(`${id}: ${money(says)}, by invoices and payments ${money(should)}`);
  }
  for (const { amount: paidBack, refund, status, paymentId } of payments) {
    if (status !== 'REFUNDED') continue;
    const order = rows(world.body('mailOrders.getList')?.['orders']).find(
      (each) =>
        cents(part(each['refund'])['amount']) === cents(paidBack) &&
        part(each['refund'])['on'] === part(refund)['on'],
    );
    if (!order)
      found.push(`payment ${text(paymentId)}: refunded, and no order was paid back that day`);
  }
  return found;
}

/** A reversal and the claim that it takes back. */
function reversals(world: World): string[] {
  const claims = claimsOf(world);
  return claims.flatMap((claim) => {
    const original = part(claim.entry['original']);
    const of = claims.find(
      ({ number, status }) => number === original['claimNumber'] && status === 'paid',
    );
    if (!of) return [];
    const says = [cents(original['copayAmount']), cents(original['amtInsurancePaid'])];
    const is = [of.claimPaid, of.claimPlanPaid];
    return says.join() === is.join()
      ? []
      : [
          `${claim.id}: takes back ${says.map((each) => money(each ?? 0)).join(' and ')}, the claim has ${is.map((each) => money(each ?? 0)).join(' and ')}`,
        ];
  });
}

/** Where invoices, payments, orders, prescriptions, reversals and claims contradict each other. */
export const documentFindings = (world: World): string[] =>
  claimList(world)
    ? [invoices, account, orders, refills, reversals].flatMap((of) => of(world))
    : account(world);
