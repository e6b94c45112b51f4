import type { Fault } from './fault';

const services = 'libs/scenarios/src';

/** Mistakes of the services: all screens agree on them, so that only documents of the scenario tell. */
export const serviceFaults: readonly Fault[] = [
  {
    means: 'A plan has this year’s premium in the choice for the next year',
    file: `${services}/my-drugs/plan-options.ts`,
    text: "premium: list === 'next' ? offered.nextYear.premium : offered.premium",
    put: 'premium: offered.premium',
    scenario: 'medicare-member',
  },
  {
    means: 'One’s own plan has this year’s limits in the choice for the next year',
    file: `${services}/drugs/plan-of-member.ts`,
    text: "const then = list === 'next' ? offered?.nextYear : offered;",
    put: 'const then = offered;',
    scenario: 'medicare-member',
  },
  {
    means: 'The other plans have this year’s limits in the choice for the next year',
    file: `${services}/drugs/plan-of-member.ts`,
    text: "list === 'next' ? plan.nextYear : plan;",
    put: 'plan;',
    scenario: 'medicare-member',
  },
  {
    means: 'My drugs count a fill that was taken back',
    file: `${services}/drugs/my-claims.ts`,
    text: "isPaidKind(status) && entry.reversedOn === ''",
    put: 'isPaidKind(status)',
    scenario: 'commercial-member',
  },
  {
    means: 'A relative’s fills are priced by the limits of who signs in',
    file: `${services}/drugs/plan-of-member.ts`,
    text: 'const year = yearOf(context, user.memberId, memberId);',
    put: 'const year = yearOf(context, user.memberId);',
    scenario: 'commercial-member',
    prices: true,
  },
  {
    means: 'Prices forget Extra Help',
    file: `${services}/drugs/plan-of-member.ts`,
    text: 'extraHelp: hasExtraHelp(extraHelp) ? extraHelp : undefined',
    put: 'extraHelp: undefined',
    scenario: 'medicare-extra-help',
  },
  {
    means: 'A brand’s extra cost is owed past the limit of a plan that counts it',
    file: `${services}/drugs/plan-of-member.ts`,
    text: 'brandDifferenceCounts: read.brandDifferenceCounts,',
    put: 'brandDifferenceCounts: false,',
    scenario: 'family-maximum-met',
  },
  {
    means: 'The total of an order leaves shipping out',
    file: `${services}/mail-order/order-view.ts`,
    text: 'sumAmounts([...items.map(({ cost }) => cost), shippingCost])',
    put: 'sumAmounts(items.map(({ cost }) => cost))',
    scenario: 'past-due-member',
  },
  {
    means: 'An order arrives on the day on which it ships',
    file: `${services}/mail-order/order-view.ts`,
    text: 'expectedOn: isUnderWay ? dayOf(new Date(plan.delivered), context) : null',
    put: 'expectedOn: isUnderWay ? dayOf(new Date(plan.shipped), context) : null',
    scenario: 'commercial-member',
  },
  {
    means: 'The fill that is counted in the refills left is left out',
    file: `${services}/my-drugs/read-my-drug.ts`,
    text: 'refillsAuthorized - fillNumber - ordered',
    put: 'refillsAuthorized - ordered',
    scenario: 'commercial-member',
  },
  {
    means: 'A package is said to have left on the day on which it arrives',
    file: `${services}/mail-order/order-view.ts`,
    text: 'shippedOn: dayOf(new Date(plan.shipped), context)',
    put: 'shippedOn: dayOf(new Date(plan.delivered), context)',
    scenario: 'commercial-member',
  },
  {
    means: 'A search by an id finds the claims of one person of the family only',
    file: `${services}/behaviours/claims.ts`,
    text: '(row.memberId === memberId || String(row.memberId).startsWith(`${memberId}-`))',
    put: 'row.memberId === `${memberId}-01`',
    scenario: 'commercial-member',
  },
  {
    means: 'A family without a limit has amounts toward it in its claims',
    file: `${services}/behaviours/claims.ts`,
    text: 'if (without.length === 0) return entries;',
    put: 'return entries;',
    scenario: 'family-maximum-null',
  },
];
