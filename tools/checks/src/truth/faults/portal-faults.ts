import type { Fault } from './fault';

const features = 'apps/portal/src/features';

/** Mistakes of screens: they show another value than the one that they state, or state none. */
export const portalFaults: readonly Fault[] = [
  {
    means: 'The mark of a claim’s status is gone',
    file: `${features}/claims/list/ClaimRow.tsx`,
    text: "{...says('claimStatus', id, claim.status)}",
    put: '',
    scenario: 'commercial-member',
  },
  {
    means: 'A list of claims shows what the plan paid as what the member paid',
    file: `${features}/dashboard/cards/RecentClaimsCard.tsx`,
    text: 'cell: (claim) => amountOf(claim, t, format)',
    put: 'cell: (claim) => amountOf({ ...claim, copayAmount: claim.amtInsurancePaid }, t, format)',
    scenario: 'commercial-member',
  },
  {
    means: 'The table of months shows what the plan paid as what the member paid',
    file: `${features}/claims/spending/SpendingCard.tsx`,
    text: '{money(youPaid)}',
    put: '{money(planPaid)}',
    scenario: 'commercial-member',
  },
  {
    means: 'A year statement has one person’s sum at everyone’s name',
    file: `${features}/claims/year-statement/Statement.tsx`,
    text: 'people.map(({ id, firstName, sums: own }) => (',
    put: 'people.map((each) => ({ ...each, own: people[0]!.sums })).map(({ id, firstName, own }) => (',
    scenario: 'commercial-member',
  },
  {
    means: 'The dashboard calls the saving of a month one of a year',
    file: `${features}/dashboard/cards/SavingCard.tsx`,
    text: 'const amount = top?.saving.savedPerYear ?? 0;',
    put: 'const amount = (top?.saving.savedPerYear ?? 0) / 12;',
    scenario: 'medicare-member',
  },
  {
    means: 'The family’s sum is shown as one’s own',
    file: `${features}/balances/cards/PlanBalanceCard.tsx`,
    text: 'family={persons.length > 1}',
    put: 'family={false}',
    scenario: 'commercial-member',
  },
  {
    means: 'The banner says of all that is owed that it is past due',
    file: `${features}/dashboard/PastDueBanner.tsx`,
    text: "money('pastDue', owed.late)",
    put: "money('pastDue', balance)",
    scenario: 'past-due-member',
  },
  {
    means: 'What is open of an invoice is shown as its whole amount',
    file: `${features}/payments/invoices/InvoicesScreen.tsx`,
    text: 'cell: ({ amountDue }) => (',
    put: 'cell: ({ amount: amountDue }) => (',
    scenario: 'past-due-member',
  },
  {
    means: 'A refill date is shown that is the day on which the supply ends',
    file: `${features}/drugs/my-drugs/list/DrugRow.tsx`,
    text: "t('myDrugs.from', { date: format.shortDate(drug.refillFrom) })",
    put: "t('myDrugs.from', { date: format.shortDate(drug.nextFillOn) })",
    scenario: 'commercial-member',
  },
  {
    means: 'Home delivery shows the cost of the smallest supply for the largest',
    file: `${features}/mail-order/refills/RefillRow.tsx`,
    text: '{choice && format.money(choice.cost)}',
    put: '{choice && format.money(refill.choices[0]?.cost ?? 0)}',
    scenario: 'medicare-member',
  },
  {
    means: 'The comparison of plans has the limit in the row of the deductible',
    file: `${features}/drugs/plan-selection/ComparePlans.tsx`,
    text: '({ deductible }) => deductible',
    put: '({ outOfPocketLimit }) => outOfPocketLimit',
    scenario: 'medicare-member',
  },
  {
    means: 'What is left to the next stage counts what went to the deductible',
    file: `${features}/balances/stages/StageSentence.tsx`,
    text: ': remainingOf(limits.threshold, met.outOfPocket)',
    put: ': remainingOf(limits.threshold, met.deductible)',
    scenario: 'medicare-member',
  },
  {
    means: 'The list of requests shows the day of the answer as the day of sending',
    file: `${features}/coverage-requests/list/RequestsScreen.tsx`,
    text: 'date: sentAt && format.longDate(sentAt)',
    put: 'date: sentAt && format.longDate(request.dueAt)',
    scenario: 'coverage-waiting',
  },
  {
    means: 'A request says the day of the answer as the end of the wait for a statement',
    file: `${features}/coverage-requests/StandingFacts.tsx`,
    text: "if (state === 'waitingForPrescriber') return statementBy;",
    put: "if (state === 'waitingForPrescriber') return dueAt;",
    scenario: 'coverage-waiting',
  },
  {
    means: 'A calendar day is written by the clocks of New York, a day before',
    file: 'apps/portal/src/language/format.ts',
    text: "{ ...options, timeZone: 'UTC' }",
    put: "{ ...options, timeZone: 'America/New_York' }",
    scenario: 'commercial-member',
  },
  {
    means: 'The second person of a family is named as who signs in',
    file: 'apps/portal/src/plan/use-who.ts',
    text: "return row === own ? 'own' : `member-${rows.indexOf(row)}`",
    put: "return row === rows[1] ? 'own' : `member-${rows.indexOf(row)}`",
    scenario: 'commercial-member',
  },
];
