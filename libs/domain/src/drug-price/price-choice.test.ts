import { cashBelow, lowestFill, lowestPharmacy, ninetyDaysCompared } from './price-choice';

/** A pharmacy so many miles away that takes so much for 30 days. */
const pharmacy = (npi: string, miles: number | null, youPay: number, kind = 'retail') => ({
  npi,
  miles,
  kind,
  fills: [{ days: 30, isOffered: true, youPay, cashPrice: youPay + 10 }],
});

const near = pharmacy('near', 2, 20);
const far = pharmacy('far', 50.1, 10);
const mail = pharmacy('mail', null, 15, 'mail');
const unknown = pharmacy('unknown', null, 5);

test.each([
  ['the nearer one, although the default pharmacy costs less', [far, near], 'near'],
  ['home delivery, however far', [far, near, mail], 'mail'],
  ['none, when the only one is far', [far], undefined],
  ['none, when its distance is unknown', [unknown], undefined],
] as const)('the lowest price is at %s', (_what, pharmacies, npi) => {
  for (const isCovered of [true, false]) {
    expect(lowestPharmacy({ pharmacies: [...pharmacies], isCovered }, 30)?.npi).toBe(npi);
  }
  const found = lowestFill({ pharmacies: [...pharmacies], isCovered: true }, 30);
  expect(found?.pharmacy.npi).toBe(npi);
});

test('a price without the plan is named only below the amount', () => {
  const pharmacies = [far, near];
  expect(cashBelow({ pharmacies }, 30, 31)).toEqual({ pharmacy: near, cashPrice: 30 });
  expect(cashBelow({ pharmacies }, 30, 30)).toBeUndefined();
});

test('ninety days are compared where each supply costs least, and only where both are sold', () => {
  const sold = (days: number, ninetyDaysYouPay: number | null) => ({
    ...near.fills[0]!,
    days,
    ninetyDaysYouPay,
  });
  const place = (npi: string, ...fills: ReturnType<typeof sold>[]) => ({ ...near, npi, fills });
  const both = place('both', sold(30, 30.3), sold(90, 28));
  const cheap = place('cheap', sold(30, 31), sold(90, 20.1));
  expect(ninetyDaysCompared({ pharmacies: [both, cheap] })).toEqual({
    three: { pharmacy: both, amount: 30.3 },
    one: { pharmacy: cheap, amount: 20.1 },
    difference: 10.2,
  });
  expect(ninetyDaysCompared({ pharmacies: [place('one', sold(30, 30))] })).toBeUndefined();
});
