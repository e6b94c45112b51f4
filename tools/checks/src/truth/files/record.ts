import { type FileSource, moneyOf, type ReadFile, say } from './reader';

/** What is read of a FHIR resource of a claim (R4, ExplanationOfBenefit). */
interface Explanation {
  resourceType: string;
  id: string;
  item?: { servicedDate?: string }[];
  total?: { category: { coding: { code: string }[] }; amount: { value: number } }[];
  payment?: { type: { coding: { code: string }[] } };
}

/** The codes of CARIN's guide that a statement has a fact for. */
const facts = {
  submitted: 'claimFullPrice',
  discount: 'claimDiscount',
  drugcost: 'claimPrice',
  eligible: 'claimPrice',
  deductible: 'claimToDeductible',
  priorpayerpaid: 'claimOtherPaid',
  benefit: 'claimPlanPaid',
  paidtoprovider: 'claimPlanPaid',
  paidbypatient: 'claimPaid',
  memberliability: 'claimPaid',
} as const;

/** The claims as a FHIR bundle. */
export function readRecord({ file }: FileSource): ReadFile {
  const bundle = JSON.parse(file.text) as { entry: { resource: Explanation }[] };
  const said = bundle.entry.flatMap(({ resource }) => {
    if (resource.resourceType !== 'ExplanationOfBenefit') return [];
    const claim = resource.id.replace(/^claim-/, '');
    const [item] = resource.item ?? [];
    const isDenied = resource.payment?.type.coding.some(({ code }) => code === 'denied');
    const amounts = (resource.total ?? []).flatMap(({ category, amount }) => {
      const code = category.coding[0]?.code ?? '';
      const fact = Object.hasOwn(facts, code) ? facts[code as keyof typeof facts] : undefined;
      return fact ? say(fact, claim, moneyOf(amount.value), `${code} ${amount.value}`) : [];
    });
    const shares = (resource.total ?? []).filter(({ category }) =>
      /^(copay|coinsurance)$/.test(category.coding[0]?.code ?? ''),
    );
    const share = moneyOf(shares.reduce((all, { amount }) => all + amount.value, 0));
    return [
      ...amounts,
      ...say('claimShare', claim, shares.length === 2 ? share : undefined, 'copay, coinsurance'),
      ...say('claimDay', claim, item?.servicedDate, `servicedDate ${item?.servicedDate}`),
      ...say('claimStatus', claim, isDenied ? 'rejected' : undefined, 'payment denied'),
    ];
  });
  return { name: 'health record', said };
}
