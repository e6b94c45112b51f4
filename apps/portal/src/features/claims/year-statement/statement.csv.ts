import { formulaLike, type StatementSums, type YearStatement } from '@portal/domain';

const amount = (dollars: number | null) => dollars?.toFixed(2) ?? '';

const values = ({ fills, planPaid, othersPaid, youPaid }: StatementSums): string[] => [
  String(fills),
  amount(planPaid),
  amount(othersPaid),
  amount(youPaid),
];

/**
 * The lines of a statement as a CSV text under the heads of person, drug, fills, plan paid, others paid and you paid;
 * amounts as plain numbers, which a spreadsheet can add up, and an unknown one empty. Loads its library on demand; fails
 * when that fails.
 */
export async function statementCsv(
  { people }: YearStatement,
  heads: readonly string[],
): Promise<string> {
  const { default: papa } = await import('papaparse');
  return papa.unparse(
    {
      fields: [...heads],
      data: people.flatMap(({ id, firstName, lines }) =>
        lines.map((line) => [firstName || id.trim(), line.drug, ...values(line)]),
      ),
    },
    // A negative amount is a number and no formula; texts are made harmless.
    { quotes: true, escapeFormulae: formulaInText, newline: '\r\n' },
  );
}

/** What a spreadsheet would run, a plain negative number left out. */
const formulaInText = new RegExp(`^(?!-?\\d+(\\.\\d+)?$)(?:${formulaLike.source})`);
