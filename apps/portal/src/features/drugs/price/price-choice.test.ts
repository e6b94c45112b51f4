import { ageGenderOf, lowestFill, lowestPharmacy, type PricedPharmacy } from './price-choice';

/** A pharmacy so many miles away that takes so much for 30 days. */
const pharmacy = (npi: string, miles: number | null, youPay: number, kind = 'retail') =>
  ({
    npi,
    name: npi,
    miles,
    inNetwork: true,
    kind,
    fills: [{ days: 30, isOffered: true, youPay, cashPrice: youPay + 10 }],
  }) as PricedPharmacy;

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

test.each([
  ['2008-11-06', '17U'],
  ['11/05/2008', '18U'],
  ['2030-01-01', undefined],
  ['', undefined],
])('the age in a question about a person born %s is %s, by the birthday', (birthDate, expected) => {
  expect(ageGenderOf(birthDate, '2026-11-05')).toBe(expected);
});
