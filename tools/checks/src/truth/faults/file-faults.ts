import type { Fault } from './fault';

const claims = 'apps/portal/src/features/claims';
const documents = 'apps/stand-ins/src/documents';

/** Mistakes of files, printed pages, mails and receipts: they say another value than the page that gives them. */
export const fileFaults: readonly Fault[] = [
  {
    means: 'The table of claims has what the plan paid as what the member paid',
    file: `${claims}/claims.csv.ts`,
    text: 'claimCsvRecord({ ...row,',
    put: 'claimCsvRecord({ ...row, copayAmount: row.amtInsurancePaid,',
    scenario: 'commercial-member',
  },
  {
    means: 'The table of a year has one person’s sum as everyone’s',
    file: `${claims}/year-statement/statement.csv.ts`,
    text: "row(total, '', sums)",
    put: "row(total, '', people[0]!.sums)",
    scenario: 'commercial-member',
  },
  {
    means: 'The table of a year leaves a drug of each person out',
    file: `${claims}/year-statement/statement.csv.ts`,
    text: 'lines.map((line)',
    put: 'lines.slice(1).map((line)',
    scenario: 'commercial-member',
  },
  {
    means: 'The health record has the pharmacy’s price without the plan as the claim’s',
    file: 'libs/domain/src/health-record/fhir-amounts.ts',
    text: "['drugcost', c4bbAdjudication, price]",
    put: "['drugcost', c4bbAdjudication, entry.fullPrice]",
    scenario: 'commercial-member',
  },
  {
    means: 'The health record has what the member paid as what the plan paid',
    file: 'libs/domain/src/health-record/fhir-amounts.ts',
    text: "['paidtoprovider', c4bbAdjudication, row.amtInsurancePaid]",
    put: "['paidtoprovider', c4bbAdjudication, row.copayAmount]",
    scenario: 'commercial-member',
  },
  {
    means: 'The calendar has the last day to change a shipment as the day of the shipment',
    file: 'apps/portal/src/features/mail-order/auto-refill/CalendarCard.tsx',
    text: 'day: shipsOn,',
    put: 'day: changeUntil || shipsOn,',
    scenario: 'auto-refill',
  },
  {
    means: 'The printed summary has what others paid as what the plan paid',
    file: `${claims}/export/Summary.tsx`,
    text: '<ClaimAmount amount={row.amtInsurancePaid} />',
    put: '<ClaimAmount amount={entryOf(row).otherPayerAmount} />',
    scenario: 'commercial-member',
  },
  {
    means: 'Documents write a day by the clocks of New York, a day before',
    file: `${documents}/accessible-document.ts`,
    text: "timeZone: 'UTC'",
    put: "timeZone: 'America/New_York'",
    scenario: 'commercial-member',
  },
  {
    means: 'The document of a year has what the plan paid as what the member paid',
    file: `${documents}/statement-pdf.ts`,
    text: 'sum(saidYouPaid(sums)),',
    put: 'sum(saidPlanPaid(sums)),',
    scenario: 'commercial-member',
  },
  {
    means: 'An invoice’s document says that all of it is left to pay',
    file: `${documents}/invoice-pdf.ts`,
    text: 'row(t.left, money(invoice.amountDue))',
    put: 'row(t.left, money(invoice.amount))',
    scenario: 'commercial-member',
  },
  {
    means: 'An explanation names the price without the plan’s discount',
    file: `${documents}/explanation.text.ts`,
    text: "fullPrice: 'Pharmacy’s full price'",
    put: "fullPrice: 'Price your plan agreed to'",
    scenario: 'commercial-member',
  },
  {
    means: 'The mail of a planned payment names the day after',
    file: 'libs/scenarios/src/payments/payment-mails.ts',
    text: 'addDays(dayOfCharge(payment), context.days)',
    put: 'addDays(dayOfCharge(payment), context.days + 1)',
    scenario: 'past-due-member',
    after: 'plans a payment',
  },
  {
    means: 'The receipt of a planned payment names the day on which it was planned',
    file: 'apps/portal/src/features/payments/pay/Receipt.tsx',
    text: 'dayText(isPlanned ? row.takenOn : row.paidOn, format.longDate)',
    put: 'dayText(row.paidOn, format.longDate)',
    scenario: 'past-due-member',
    after: 'plans a payment',
  },
  {
    means: 'The receipt of an order leaves shipping out of the total',
    file: 'apps/portal/src/features/mail-order/placed/Result.tsx',
    text: "says('orderTotal', orderNumber, total)}>\n            {money(total)}",
    put: "says('orderTotal', orderNumber, total)}>\n            {money((total ?? 0) - (shippingCost ?? 0))}",
    scenario: 'home-delivery',
    after: 'orders refills',
  },
  {
    means: 'The receipt of an order says another day than the order',
    file: 'apps/portal/src/features/mail-order/placed/Result.tsx',
    text: '{dateText(order.arrivesBy, format.weekday)}',
    put: '{dateText(order.placedOn, format.weekday)}',
    scenario: 'home-delivery',
    after: 'orders refills',
  },
];
