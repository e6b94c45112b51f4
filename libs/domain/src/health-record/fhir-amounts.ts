import { priceThatTiesOut } from '../claims/claim-payment';
import { sumAmounts } from '../money/money';
import { systems } from './fhir-codes';
import type { RecordClaim, RecordEntry } from './record-claim';

/** An amount by its code, the system of the code, and the dollars. */
type Amount = { kind: string; system: string; dollars: number };

/** The price that the plan agreed to. A rejected claim has no payments that it must add up to. */
const priceOf = ({ status, copayAmount, amtInsurancePaid }: RecordClaim, entry: RecordEntry) =>
  status === 'rejected'
    ? priceThatTiesOut(null, null, entry)
    : priceThatTiesOut(copayAmount, amtInsurancePaid, entry);

/**
 * The amounts in the codes of the guide. A missing one, a price that contradicts the others, and the parts of what the
 * member paid, where that is not known, are left out. Of a rejected claim with no amounts, the member pays $0.
 */
export function amountsOf(row: RecordClaim, entry: RecordEntry): Amount[] {
  const { adjudication, c4bbAdjudication } = systems;
  const price = priceOf(row, entry);
  const isPaidKnown = row.copayAmount !== null || row.status === 'rejected';
  const part = (dollars: number | null) => (isPaidKnown ? dollars : null);
  const known: [string, string, number | null][] = [
    ['submitted', adjudication, entry.fullPrice],
    ['discount', c4bbAdjudication, entry.planDiscount],
    ['drugcost', c4bbAdjudication, price],
    ['eligible', adjudication, price],
    ['deductible', adjudication, part(entry.deductibleAmount)],
    ['copay', adjudication, part(entry.copayAmount)],
    ['coinsurance', c4bbAdjudication, part(entry.coinsuranceAmount)],
    ['priorpayerpaid', c4bbAdjudication, part(entry.otherPayerAmount)],
    ['benefit', adjudication, row.amtInsurancePaid],
    ['paidtoprovider', c4bbAdjudication, row.amtInsurancePaid],
    ['paidbypatient', c4bbAdjudication, row.copayAmount],
    ['memberliability', c4bbAdjudication, row.copayAmount],
  ];
  const amounts = known.flatMap(([kind, system, dollars]) =>
    dollars === null ? [] : [{ kind, system, dollars: sumAmounts([dollars]) }],
  );
  return amounts.length > 0 || row.status !== 'rejected'
    ? amounts
    : [{ kind: 'memberliability', system: c4bbAdjudication, dollars: 0 }];
}
