import type { Fault } from './fault';

const domain = 'libs/domain/src';
const terms = `${domain}/coverage-requests/decision-terms.ts`;

/** Mistakes of what is promised for a day to come: portal, services and letters take it from one rule, and agree on it. */
export const promiseFaults: readonly Fault[] = [
  {
    means: 'A Saturday is a business day of an order',
    file: `${domain}/calendar/business-days.ts`,
    text: '![0, 6].includes(weekdayOf(day))',
    put: 'weekdayOf(day) !== 0',
    scenario: 'home-delivery',
    after: 'orders refills',
  },
  {
    means: 'Veterans Day is a business day of a late package',
    file: `${domain}/calendar/business-days.ts`,
    text: '  observed(`${year}-11-11`),\n',
    put: '',
    scenario: 'member-in-emergency',
  },
  {
    means: 'A request without a hurry has 48 hours',
    file: terms,
    text: 'medicare: {\n    standard: hours(72)',
    put: 'medicare: {\n    standard: hours(48)',
    scenario: 'coverage-waiting',
  },
  {
    means: 'An exception waits ten days for the statement of the prescriber',
    file: terms,
    text: 'statementDays: 14',
    put: 'statementDays: 10',
    scenario: 'coverage-waiting',
  },
  {
    means: 'The days to appeal leave out those of the mail',
    file: terms,
    text: 'appealDays: 65',
    put: 'appealDays: 60',
    scenario: 'coverage-denied',
  },
  {
    means: 'An employer’s plan has business days to answer',
    file: terms,
    text: 'standard: days(15)',
    put: 'standard: days(21)',
    scenario: 'coverage-commercial',
  },
  {
    means: 'The first bill of the payment plan spreads the limit over a whole year',
    file: `${domain}/payments/payment-plan.ts`,
    text: 'room / (13 - firstMonth)',
    put: 'room / 12',
    scenario: 'medicare-member',
  },
  {
    means: 'The rest of the year leaves out a fill that is being filled',
    file: 'libs/scenarios/src/my-drugs/read-my-drug.ts',
    text: 'inProgress ? [filledOn, ...after] : after',
    put: 'order ? [filledOn, ...after] : after',
    scenario: 'commercial-member',
  },
  {
    means: 'The plan’s balance counts what Extra Help paid as the member’s',
    file: 'libs/scenarios/src/drugs/sums-of-claims.ts',
    text: 'memberPaid: dollars(memberPaid)',
    put: 'memberPaid: dollars([...memberPaid, ...otherPaid])',
    scenario: 'medicare-extra-help',
  },
  {
    means: 'The invoice of an order has no line for shipping',
    file: 'libs/scenarios/src/mail-order/bills-of-orders.ts',
    text: 'order.shippingCost > 0',
    put: 'order.shippingCost > 99',
    scenario: 'home-delivery',
    after: 'orders refills',
  },
  {
    means: 'A message says another day than that on which it was sent',
    file: 'apps/portal/src/features/message-center/open/OpenMessage.tsx',
    text: '{format.longDate(sentOn)}',
    put: '{format.longDate(new Date(0).toISOString())}',
    scenario: 'commercial-member',
    missed: 'The day of a message carries no mark.',
  },
];
