export { claimPriceProblems } from '../checks/claim-prices';
import { MyDrugs } from '@portal/contracts/my-drugs';
import { extraHelpName } from '@portal/domain';
import { newMemory, play } from '../play/play';
import type { Scenario } from '../fixtures/read-fixtures';
import type { Json } from '../files/scenario-file';

export type Change = (scenario: Scenario) => Scenario;

/** The scenario after a response file was changed. */
export function withBody(scenario: Scenario, id: string, change: (body: never) => void): Scenario {
  const key = `${id}/${scenario.responses[id] as string}`;
  const file = scenario.files.get(key)!;
  const body = structuredClone(file.body);
  change(body as never);
  return { ...scenario, files: new Map(scenario.files).set(key, { ...file, body }) };
}

export const answerOf = (
  scenario: Scenario,
  endpointId: string,
  query: Record<string, string>,
): Json => play(scenario, newMemory(scenario), { endpointId, params: {}, query }).answer.body;

/** A fill that was paid today: where, and for which amounts in dollars. */
interface PaidFill {
  memberId: string;
  npi: string;
  ndc: string;
  quantity: number;
  days: number;
  agreedPrice: number;
  youPay: number;
  planPays: number;
  extraHelpPays?: number;
  deductible: number;
  copay?: number;
  coinsurance?: number;
  brandDifference?: number;
}

/** The scenario with one more claim of its day, which the balances count. */
export function withClaim(scenario: Scenario, fill: PaidFill, name = 'HS-NEXT'): Scenario {
  const { memberId, npi, ndc, quantity, days, agreedPrice, youPay, planPays } = fill;
  const today = scenario.clock.slice(0, 10);
  const money = (amount = 0) => amount.toFixed(2);
  const found = scenario.drugs.strengthOf(ndc)!;
  const { drugName, form } = found.product;
  const row = { healthServiceId: name, memberId, dateOfService: today };
  const named = {
    drugName: `${drugName} ${found.strength.strength} ${form}`,
    PRODUCT_ID: ndc,
  };
  const paid = { copayAmount: money(youPay), amtInsurancePaid: money(planPays) };
  const entry = {
    healthServiceId: name,
    pharmacyNpi: npi,
    quantity,
    daysSupply: days,
    fullPrice: money(agreedPrice),
    planDiscount: '0.00',
    refillsAuthorized: 11,
    fillNumber: 0,
    amtInsurancePaid: paid.amtInsurancePaid,
    deductibleAmount: money(fill.deductible),
    copayAmount: money(fill.copay),
    coinsuranceAmount: money(fill.coinsurance),
    brandDifferenceAmount: money(fill.brandDifference),
    otherPayerAmount: money(fill.extraHelpPays),
    otherPayerName: fill.extraHelpPays ? extraHelpName : null,
  };
  const rows = withBody(
    scenario,
    'claims.getHistory',
    ({ claimsHistory: { claim } }: { claimsHistory: { claim: Json[] } }) =>
      claim.unshift({ ...row, ...named, ...paid, CLAIM_STATUS: 'PAID' }),
  );
  return withBody(rows, 'claims.getEntry', ({ entries }: { entries: Json[] }) =>
    entries.unshift(entry),
  );
}

/** Rafael's claims with one that met all but so much of his deductible. */
export const withDeductibleLeft =
  (left: number): Change =>
  (scenario) => {
    const met = 1500 - left;
    return withBody(
      scenario,
      'claims.getEntry',
      ({ entries }: { entries: { healthServiceId: string; deductibleAmount?: string }[] }) => {
        const corvane = entries.find((each) => each.healthServiceId === 'HS-26043-28141')!;
        corvane.deductibleAmount = (met - 110).toFixed(2);
      },
    );
  };

/** A member's drugs, on the scenario's day or another. */
export const askMyDrugs = (scenario: Scenario, memberId: string, today?: string) =>
  MyDrugs.parse(
    play(
      scenario,
      newMemory(scenario),
      { endpointId: 'myDrugs.getList', params: {}, query: { memberId } },
      today === undefined ? {} : { today },
    ).answer.body,
  );
