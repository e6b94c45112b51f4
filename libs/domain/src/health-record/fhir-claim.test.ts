import { explanationOf } from './fhir-claim';
import type { RecordClaim, RecordEntry } from './record-claim';

const links = {
  patientId: 'patient',
  coverageId: 'coverage',
  insurerId: 'insurer',
  pharmacyId: 'pharmacy',
  lastUpdated: '2026-11-05T14:00:00Z',
};

/** The amounts of the record of a claim with a full price of $100.00, less $10.00, by their codes. */
function amountsOf(
  paid: Partial<RecordClaim>,
  otherPayerAmount: number | null = null,
  more: Partial<RecordEntry> = {},
) {
  const row = {
    status: 'paid',
    dateOfService: '2026-11-04',
    healthServiceId: 'C1',
    copayAmount: 30,
    amtInsurancePaid: 60,
    productId: '',
    drugName: '',
    serviceProvider: '',
    ...paid,
  } as RecordClaim;
  const entry = {
    claimNumber: '1',
    rejectCode: '',
    network: '',
    fullPrice: 100,
    planDiscount: 10,
    otherPayerAmount,
    quantity: null,
    daysSupply: null,
    fillNumber: null,
    refillsAuthorized: null,
    deductibleAmount: null,
    copayAmount: null,
    coinsuranceAmount: null,
    ...more,
  } as RecordEntry;
  const { total = [] } = explanationOf(row, entry, links) as unknown as {
    total?: { category: { coding: { code: string }[] }; amount: { value: number } }[];
  };
  return Object.fromEntries(
    total.map(({ category, amount }) => [category.coding[0]?.code, amount.value]),
  );
}

test('the price is what member, plan and others paid', () => {
  expect(amountsOf({})).toMatchObject({ drugcost: 90, eligible: 90, paidbypatient: 30 });
  expect(amountsOf({ copayAmount: 20 }, 10)).toMatchObject({ drugcost: 90 });
});

test('a price that is another is left out, and what was paid stays', () => {
  const amounts = amountsOf({ copayAmount: -30 });
  expect(amounts).toMatchObject({ submitted: 100, paidbypatient: -30, benefit: 60 });
  expect(amounts).not.toHaveProperty('drugcost');
  expect(amounts).not.toHaveProperty('eligible');
});

test('a price is kept where it is not known what was paid', () => {
  expect(amountsOf({ amtInsurancePaid: null })).toMatchObject({ drugcost: 90 });
});

test('a rejected claim keeps its price, which no one paid', () => {
  const amounts = amountsOf({ status: 'rejected', copayAmount: 0, amtInsurancePaid: 0 });
  expect(amounts).toMatchObject({ submitted: 100, drugcost: 90, eligible: 90, benefit: 0 });
});

test('a price with an amount below zero is left out, although the sum is right', () => {
  expect(amountsOf({ copayAmount: 40 }, -10)).not.toHaveProperty('drugcost');
});

const nothing = { deductibleAmount: 0, copayAmount: 0, coinsuranceAmount: 0 };

test('of a claim that does not say what the member paid no part is known', () => {
  const price = { fullPrice: null, planDiscount: null };
  const unknown = { copayAmount: null, amtInsurancePaid: null };
  expect(amountsOf(unknown, 0, { ...nothing, ...price })).toEqual({});
  expect(amountsOf({ ...unknown, status: 'rejected' }, null, price)).toEqual({
    memberliability: 0,
  });
});
