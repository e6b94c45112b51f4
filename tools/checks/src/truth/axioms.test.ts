import { brokenAxioms } from './axioms';
import { said } from './testing-statement';

describe('rules between facts', () => {
  const rulesOf = (...lines: string[]) =>
    brokenAxioms(lines.map((line) => said(line))).map(({ text }) =>
      text.split('\n')[0]?.replace('a-family: ', ''),
    );

  test.each<[string, ...string[]]>([
    [
      'nothing is left of a limit that is not there',
      'limitOf family deductible ?noLimit',
      'leftOf family deductible 4.00',
    ],
    [
      'no one meets a limit that is not there',
      'limitOf family outOfPocket ?noLimit',
      'metBy member-1 outOfPocket family',
    ],
    [
      'left = limit − counted',
      'limitOf own deductible 500.00',
      'countedTo own deductible 100.00',
      'leftOf own deductible 300.00',
    ],
    ['a covered fill costs nothing', 'fillCostNow own nothing', 'nextFill own 1 30/30 9 4.00'],
    [
      'nothing is saved where nothing is paid',
      'fillCostNow own nothing',
      'swapSaving own 1 2 9.00',
    ],
    [
      'a limit that is met ends what one pays',
      'metBy own outOfPocket family',
      'fillCostNow own share',
    ],
    [
      'the full price ends with the deductible',
      'fullPriceUntil own 90.00',
      'leftOf own deductible 80.00',
    ],
    [
      'member + plan + others = price',
      'claimPrice C 100.00',
      'claimPaid C 20.00',
      'claimPlanPaid C 70.00',
    ],
    [
      'the parts are no more than the whole',
      'claimPrice C 100.00',
      'claimPaid C 20.00',
      'claimPlanPaid C 80.00',
      'claimToDeductible C 15.00',
      'claimShare C 6.00',
    ],
    [
      'the family is the sum of its people',
      'countedTo family deductible 30.00',
      'countedTo own deductible 10.00',
      'countedTo member-1 deductible 10.00',
    ],
    [
      'member + plan = price of the fill',
      'agreedPrice 1 30/30 9 100.00',
      'nextFill own 1 30/30 9 20.00',
      'planPays own 1 30/30 9 70.00',
    ],
    [
      'the rest of the year is the sum of its drugs',
      'restOfYear own 2026 30.00',
      'drugRestOfYear own 1 2026 10.00',
    ],
    ['what is owed is what is open of the invoices', 'owed own 30.00', 'invoiceOpen I 20.00'],
    ['no more is open than was billed', 'invoiceAmount I 20.00', 'invoiceOpen I 30.00'],
    ['no more is late than owed', 'owed own 20.00', 'pastDue own 30.00'],
    ['a year costs twelve premiums or more', 'premium P 2027 10.00', 'planYearTotal P 2027 110.00'],
    [
      'the bills of the months are their costs',
      'monthAtPharmacy own 2026-11 30.00',
      'monthBill own 2026-11 15.00',
    ],
    ['a covered fill costs nothing', 'fillCostNow own nothing', 'refillCost R 90 4.00'],
    ['a covered fill costs nothing', 'fillCostNow own nothing', 'monthAtPharmacy own 2026-11 4.00'],
    ['the stage says what a fill costs', 'stageNow own catastrophic', 'fillCostNow own share'],
    [
      'the months are the rest of the year',
      'restOfYear own 2026 50.00',
      'monthAtPharmacy own 2026-11 30.00',
      'monthAtPharmacy own 2026-12 10.00',
    ],
    [
      'the next shipment is a listed one',
      'autoRefillNext R 2026-11-14',
      'autoRefillShips R 2026-11-15 2026-11-15',
      'autoRefillShips S 2026-11-14 2026-11-14',
    ],
    [
      'requestSent is not after requestAnswerBy',
      'requestSent Q 2026-11-05',
      'requestAnswerBy Q 2026-11-04',
    ],
    [
      'a swap is no drug that is taken already',
      'swapSaving own 1 2 10.00',
      'drugRestOfYear own 2 2026 4.00',
    ],
    ['refillFrom is not after runsOut', 'refillFrom R 2026-11-05', 'runsOut R 2026-11-04'],
  ])('%s', (rule, ...lines) => {
    expect(rulesOf(...lines)).toEqual([rule]);
  });

  const year = (...bills: string[]) => [
    'leftOf own outOfPocket 2000.00',
    ...bills.map((_, at) => `monthAtPharmacy own 2026-${11 + at} 1500.00`),
    ...bills.map((bill, at) => `monthBill own 2026-${11 + at} ${bill}`),
  ];

  test('the months of the payment plan', () => {
    // At most half of the 2,000.00 that are left, then the rest.
    expect(rulesOf(...year('1000.00', '2000.00'))).toEqual([]);
    expect(rulesOf(...year('1500.00', '1500.00'))).toContain(
      'a bill is what is owed by the months left',
    );
  });

  test('whose refill it is is not known where some still pay', () => {
    const costs = ['fillCostNow own nothing', 'fillCostNow member-1 share'];
    expect(rulesOf(...costs, 'refillCost R 90 4.00')).toEqual([]);
  });

  test('hold for figures that agree, and for what is not known', () => {
    expect(
      rulesOf(
        'limitOf own deductible 500.00',
        'countedTo own deductible 600.00',
        'leftOf own deductible 0.00',
        'metBy own outOfPocket no',
        'fillCostNow own share',
        'claimPrice C 100.00',
        'claimPaid C 20.00',
        'claimPlanPaid C 70.00',
        'claimOtherPaid C 10.00',
        'countedTo family outOfPocket ?notSent',
        'owed own 0.00',
        'requestSent Q 2026-11-05',
        'requestAnswerBy Q 2026-11-05',
      ),
    ).toEqual([]);
  });
});
