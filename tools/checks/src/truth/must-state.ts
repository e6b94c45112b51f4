import { type FactName } from '@portal/domain/facts';
import { worldName } from './plays';
import { actorOf, type Contradiction, groupBy, type Statement } from './statements';
import type { Play } from './sweep';

/** What a screen or a file states in a scenario: a mark that is gone would look like peace. */
const mustState: Record<string, Record<string, readonly FactName[]>> = {
  'commercial-member': {
    dashboard: [
      'countedTo',
      'limitOf',
      'leftOf',
      'metBy',
      'fillCostNow',
      'paidThisYear',
      'claimPaid',
    ],
    healthCareBalances: ['countedTo', 'limitOf', 'leftOf', 'metBy', 'paidThisYear'],
    whatCounted: ['countedTo', 'limitOf', 'leftOf', 'metBy', 'countedAfter', 'claimCounted'],
    'whatCounted*': ['metAfter'],
    benefits: ['limitOf'],
    claims: ['claimDay', 'claimStatus', 'claimPaid', 'claimPlanPaid'],
    'claims, rows open': [
      ...(['claimPrice', 'claimShare', 'claimToDeductible', 'nextFill'] as const),
      ...(['countedBefore', 'countedAfter', 'claimCounted', 'metAfter', 'limitOf'] as const),
    ],
    'claims, printed': ['claimPaid', 'claimPlanPaid', 'claimOtherPaid', 'claimDay', 'claimStatus'],
    'claims table': ['claimDay', 'claimStatus', 'claimPaid'],
    'health record': ['claimDay', 'claimPaid', 'claimPlanPaid', 'claimPrice', 'claimOtherPaid'],
    'explanation*': [
      ...(['claimDay', 'claimStatus', 'claimPaid', 'claimPlanPaid', 'claimPrice'] as const),
      ...(['claimShare', 'claimToDeductible', 'claimBrandExtra'] as const),
    ],
    yearStatement: ['paidThisYear', 'planPaidInYear'],
    'year table*': ['paidThisYear', 'planPaidInYear'],
    'year document*': ['paidThisYear', 'planPaidInYear'],
    'invoice*': ['invoiceAmount', 'invoiceOpen', 'invoiceDue'],
    accountBalance: ['owed', 'invoiceAmount'],
    makePayment: ['owed'],
    paymentInvoices: ['invoiceAmount', 'invoiceOpen', 'invoiceDue', 'invoiceStatus'],
    myDrugs: [
      ...(['nextFill', 'runsOut', 'refillsLeft', 'refillFrom', 'paidThisYear', 'paidIn'] as const),
      ...(['restOfYear', 'drugRestOfYear', 'fillCostNow', 'swapSaving'] as const),
      ...(['placeSaving', 'costOnceMet', 'endsYearAt'] as const),
    ],
    mailOrder: ['refillsLeft', 'runsOut', 'refillCost', 'orderStatus', 'orderArrives'],
    mailOrders: ['orderStatus', 'orderTotal'],
    payments: ['owed', 'paymentAmount'],
    myDrugsNextYear: ['yearCost'],
  },
  'medicare-member': {
    claims: ['paidIn'],
    dashboard: ['stageNow', 'toNextStage'],
    myDrugs: ['restOfYear'],
    'drugLookup 9*': ['costOnceMet'],
    'priceADrug 9*': ['costOnceMet'],
    'planSelection, compared': ['planDrugs', 'planDrugCost'],
    'planSelection →*': ['planDrugs', 'planDrugCost'],
    planSelection: [
      'activePlan',
      'premium',
      'planDeductible',
      'planLimit',
      'planYearTotal',
      'enrolmentEnds',
    ],
  },
  'medicare-extra-help': { dashboard: ['fillCostNow', 'stageNow'] },
  'family-maximum-met': {
    dashboard: ['fillCostNow', 'metBy'],
    myDrugs: ['nextFill', 'fillCostNow'],
    'priceADrug 9*': ['nextFill', 'planPays', 'agreedPrice', 'fullPrice'],
  },
  'family-maximum-null': { healthCareBalances: ['limitOf', 'countedTo'] },
  'past-due-member': {
    dashboard: ['owed', 'pastDue'],
    accountBalance: ['owed', 'pastDue'],
    paymentInvoices: ['invoiceAmount', 'invoiceOpen', 'invoiceDue', 'invoiceStatus'],
    'invoice*': ['invoiceAmount', 'invoiceOpen', 'invoiceDue'],
  },
  'auto-refill': {
    mailOrderAutoRefill: ['autoRefillNext', 'autoRefillShips', 'autoRefillCost'],
    calendar: ['autoRefillShips'],
  },
  'past-due-member + pays the balance': {
    '“pays the balance”*': ['paymentAmount'],
    'after “pays the balance”': ['paymentAmount', 'paymentStatus'],
  },
  'past-due-member + plans a payment': {
    '“plans a payment”*': ['paymentAmount', 'paymentTaken'],
    'after “plans a payment”': ['paymentAmount', 'paymentTaken', 'paymentStatus'],
  },
  'home-delivery + orders refills': {
    'after “orders refills”': ['orderTotal', 'orderArrives', 'orderItemCost', 'orderShipping'],
    '“orders refills”*': ['orderTotal', 'orderArrives', 'orderItemCost', 'orderShipping'],
    'mailOrders →*': ['orderTotal', 'orderArrives', 'orderItemCost', 'orderShipping'],
  },
  'family-access + orders refills': {
    'caregiver for order: after “orders refills”': ['orderTotal', 'orderArrives', 'orderShipping'],
    'caregiver for order: mailOrders →*': ['orderTotal', 'orderArrives', 'orderItemCost'],
  },
  'coverage-waiting': { coverageRequests: ['requestStatus', 'requestSent'] },
  'medicare-member + asks for an exception': {
    'after “asks for an exception”': ['requestAnswerBy', 'requestSent'],
    coverageRequests: ['requestStatus', 'requestSent', 'statementBy'],
    'coverageRequests →*': ['requestAnswerBy', 'requestSent', 'statementBy'],
    'message FR-90001-S': ['statementBy'],
  },
  'coverage-commercial + asks for an approval': {
    'after “asks for an approval”': ['requestAnswerBy', 'requestSent'],
    coverageRequests: ['requestStatus', 'requestSent', 'requestAnswerBy'],
    'coverageRequests →*': ['requestAnswerBy', 'requestSent'],
  },
  'coverage-commercial + asks for another drug to be covered': {
    'after “asks for another drug to be covered”': ['requestAnswerBy', 'requestSent'],
    coverageRequests: ['requestStatus', 'requestSent', 'requestAnswerBy'],
  },
  'visitor + refills without signing in': {
    '“refills without signing in”*': ['orderTotal', 'orderArrives'],
    'after “refills without signing in”': ['orderTotal', 'orderArrives'],
  },
};

/** Whether a screen is meant: by its name, or by how it begins (`invoice*`). */
export const isScreen = (name: string) => (screen: string) =>
  name.endsWith('*') ? screen.startsWith(name.slice(0, -1)) : screen === name;

/** A screen of one drug, by its NDC: prices are read in one language, if at all. */
const ofOneDrug = / 9\*$/;

/** Every fact that a screen must state in a scenario that was played, and does not. */
export function notStated(
  statements: readonly Statement[],
  required: Record<string, Record<string, readonly string[]>> = mustState,
): Contradiction[] {
  // Before an action is done its steps state what the scenario states, which is then not played; nor is it by who acts.
  const ofScreens = statements.filter(
    ({ scenario, screen }) =>
      scenario.includes(' + ') || (!/^“.*”, step \d+$/.test(screen) && actorOf(screen) === ''),
  );
  const played = groupBy(ofScreens, (each) => `${each.scenario} ${each.language}`);
  return [...played.values()].flatMap((stated) => {
    const [{ scenario, language } = { scenario: '', language: '' }] = stated;
    return Object.entries(required[scenario] ?? {}).flatMap(([screen, facts]) => {
      const isHere = isScreen(screen);
      const here = new Set(stated.flatMap((each) => (isHere(each.screen) ? each.fact : [])));
      if (ofOneDrug.test(screen) && here.size === 0) return [];
      return facts
        .filter((fact) => !here.has(fact))
        .map((fact) => ({
          kind: 'not stated' as const,
          text: `${scenario}: ${screen} (${language}) does not state ${fact}`,
        }));
    });
  });
}

/** The scenarios of which no screen states anything. */
const silent: ReadonlySet<string> = new Set([
  // Staff who act for no one.
  ...['support-agent', 'provider', 'provider-from-partner'],
  // Nothing is switched on.
  ...['member-no-flags', 'visitor-no-flags'],
  // The session ends with the first screens.
  ...['eligibility-lost', 'session-expired'],
]);

/** A play that states nothing, or one of a listed scenario that states something. */
export function wronglySilent(
  play: Pick<Play, 'scenario' | 'language' | 'after'>,
  statements: readonly Pick<Statement, 'scenario' | 'language' | 'screen' | 'fact'>[],
): Contradiction[] {
  const { scenario, language } = play;
  const name = worldName(play);
  const found = statements.find((each) => each.scenario === name && each.language === language);
  if ((found === undefined) === silent.has(scenario)) return [];
  return [
    found
      ? { kind: 'beyond', text: `${name} (${language}): ${found.screen} states ${found.fact}` }
      : { kind: 'not stated', text: `${name} (${language}) states nothing` },
  ];
}
