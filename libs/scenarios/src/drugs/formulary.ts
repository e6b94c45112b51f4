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
