import type { Fault } from './fault';

const people = 'libs/scenarios/src/people';
const sums = 'libs/scenarios/src/drugs/sums-of-claims.ts';
const statement = 'apps/portal/src/features/claims/year-statement';

/** Mistakes of whose figure it is, of medical amounts and of the days of orders. */
export const peopleFaults: readonly Fault[] = [
  {
    means: 'The statement of a year on the page leaves out what an adult of the family paid',
    file: `${statement}/use-year-statement.ts`,
    text: "person === '' ? notSharedOf(history) : []",
    put: '[]',
    scenario: 'commercial-member',
  },
  {
    means: 'The document of a year leaves out what an adult of the family paid',
    file: 'libs/scenarios/src/behaviours/claims.ts',
    text: 'notShared: notShared(memory, request, context, dates),\n    };',
    put: 'notShared: [],\n    };',
    scenario: 'commercial-member',
  },
  {
    means: 'The claims of an adult are among those that a member sees',
    file: 'libs/scenarios/src/behaviours/claims.ts',
    text: '.filter(({ memberId }) => isSeen(String(memberId)))',
    put: '',
    scenario: 'commercial-member',
  },
  {
    means: 'Who acts for a member reads what another adult of the family paid',
    file: 'libs/domain/src/plan/listed-balances.ts',
    text: 'const listed = isSubscriber && !isActing ? balance : shared;',
    put: 'const listed = isSubscriber ? balance : shared;',
    scenario: 'commercial-member',
    acting: true,
  },
  {
    means: 'A row of the year’s statement has another person’s name',
    file: 'libs/domain/src/claims/year-statement.ts',
    text: 'firstName: own[0]!.memberFirstName,',
    put: 'firstName: claims[0]!.memberFirstName,',
    scenario: 'commercial-member',
  },
  {
    means: 'Medical amounts of the family count for each of its people',
    file: sums,
    text: "medical('outOfPocket', days, memberNumber)",
    put: "medical('outOfPocket', days)",
    scenario: 'combined-rx-med',
  },
  {
    means: 'Medical amounts count toward the deductible alone',
    file: sums,
    text: "        medical('outOfPocket', days, memberNumber),\n",
    put: '',
    scenario: 'combined-rx-med',
  },
  {
    means: 'Medical amounts count before their day, and not from it on',
    file: `${people}/medical-amounts.ts`,
    text: 'on <= until',
    put: 'on > until',
    scenario: 'combined-rx-med',
  },
  {
    means: 'Home delivery says the day of the order as the day on which it arrives',
    file: 'apps/portal/src/features/mail-order/refills/UnderWayCard.tsx',
    text: "dateText(expectedOn, format.weekday, '')",
    put: "dateText(order.placedOn, format.weekday, '')",
    scenario: 'commercial-member',
  },
  {
    means: 'The services say the day on which an order was placed as the day on which it arrives',
    file: 'libs/scenarios/src/mail-order/order-view.ts',
    text: 'prescriptions: items.length,\n    expectedOn,',
    put: 'prescriptions: items.length,\n    expectedOn: order.placedOn.slice(0, 10),',
    scenario: 'commercial-member',
  },
];
