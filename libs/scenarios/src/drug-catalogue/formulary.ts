import type { RequestTopic } from '@portal/domain/coverage-requests';
import type { DrugProduct } from './drug-products';
import type { FormularyFile, FormularyRow } from './drug-files';

/** A plan's drug list of one year. */
export interface Formulary {
  name: string;
  planYear: number;
  changedOn: string;
  /** The product's row; undefined when it is not covered. */
  rowOf: (product: DrugProduct) => CoveredRow | undefined;
}

export type CoveredRow = FormularyRow & { tier: number };

const keyOf = (drug: string, form = '') => `${drug.toLowerCase()}|${form}`;

/** Reads a formulary with what it follows: a later row takes the place of an earlier one. */
export function createFormulary(
  name: string,
  files: ReadonlyMap<string, FormularyFile>,
): Formulary {
  const { planYear, changedOn } = files.get(name) as FormularyFile;
  const rows = new Map<string, FormularyRow>();
  for (const file of lineOf(name, files).reverse()) {
    for (const row of file.rows) rows.set(keyOf(row.drug, row.form), row);
  }
  const { mostTier = Infinity } = files.get(name) as FormularyFile;
  const rowOf = ({ drugName, form }: DrugProduct) => {
    const row = rows.get(keyOf(drugName, form)) ?? rows.get(keyOf(drugName));
    return row && row.tier !== null ? { ...row, tier: Math.min(row.tier, mostTier) } : undefined;
  };
  return { name, planYear, changedOn, rowOf };
}

function lineOf(name: string, files: ReadonlyMap<string, FormularyFile>): FormularyFile[] {
  const line: FormularyFile[] = [];
  for (let next: string | undefined = name; next !== undefined && line.length < 4;) {
    const file = files.get(next);
    if (!file) break;
    line.push(file);
    next = file.follows;
  }
  return line;
}

/** A drug that the plan covers for the member in another way than its list says. */
export interface Approval {
  /** For whom. */
  memberId: string;
  hsn: string;
  topic: RequestTopic;
}

/** An exception for a drug that is not on the list puts it on the tier of non-preferred drugs. */
const exceptionTier = 4;

/** The drug list as it is for a member with approvals. */
export const withApprovals = (formulary: Formulary, approvals: readonly Approval[]): Formulary => ({
  ...formulary,
  rowOf: (product) =>
    approvals
      .filter(({ hsn }) => hsn === product.hsn)
      .reduce((row, approval) => approvedRow(row, approval, product), formulary.rowOf(product)),
});

function approvedRow(
  row: CoveredRow | undefined,
  { topic }: Approval,
  { drugName }: DrugProduct,
): CoveredRow | undefined {
  if (!row) {
    const isOnListNow = topic === 'notOnList' || topic === 'leavesList' || topic === 'brand';
    return isOnListNow ? { drug: drugName, tier: exceptionTier } : undefined;
  }
  const { pa, st, ql, brandDifference, ...rest } = row;
  const rules = {
    ...(pa !== undefined && topic !== 'approval' && { pa }),
    ...(st !== undefined && topic !== 'skipStep' && { st }),
    ...(ql !== undefined && topic !== 'moreQuantity' && { ql }),
    ...(brandDifference !== undefined && topic !== 'brand' && { brandDifference }),
  };
  const isLower = topic === 'lowerTier' || topic === 'movedTier';
  return { ...rest, ...rules, tier: isLower ? Math.max(1, row.tier - 1) : row.tier };
}
