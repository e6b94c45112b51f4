import {
  formulaLike,
  type SaidSum,
  saidPlanPaid,
  saidYouPaid,
  type SharedSums,
  type YearStatement,
} from '@portal/domain';

const amount = (dollars: number | null) => dollars?.toFixed(2) ?? '';
const sum = (said: SaidSum) => amount(said === null || said.isAtLeast ? null : said.amount);

/** The words of a statement's table. */
interface StatementWords {
  /** Person, drug, fills, plan paid, others paid, you paid. */
  heads: readonly string[];
  /** A person who shares no claims. */
  notShared: (name: string) => string;
  /** Name of the row of sums. */
  total: string;
  /** Below the table, each in a row: the period, and what the sums hold and leave out. */
  notes: readonly string[];
}

/**
 * A statement as a CSV text: its lines, their sums and its notes. Amounts are plain numbers, which a spreadsheet can add
 * up, and one that is not known, or only in part, is empty. Where others paid nothing, or it is not known, there is no
 * column of them. Loads its library on demand; fails when that fails.
 */
export async function statementCsv(
  { people, notShared, sums }: YearStatement,
  { heads, notShared: nameNotShared, total, notes }: StatementWords,
): Promise<string> {
  const { default: papa } = await import('papaparse');
  const hasOthers = (sums.othersPaid ?? 0) !== 0;
  const columns = (cells: readonly string[]) =>
    cells.filter((_, index) => hasOthers || index !== othersColumn);
  const row = (name: string, drug: string, own: SharedSums) =>
    columns([
      name,
      drug,
      String(own.fills ?? ''),
      sum(saidPlanPaid(own)),
      amount(own.othersPaid),
      sum(saidYouPaid(own)),
    ]);
  return papa.unparse(
    {
      fields: columns(heads),
      data: [
        ...people.flatMap(({ id, firstName, lines }) =>
          lines.map((line) => row(firstName || id.trim(), line.drug, line)),
        ),
        ...notShared.map(({ firstName, sums: own }) => row(nameNotShared(firstName), '', own)),
        row(total, '', sums),
        ...notes.map((note) => [note]),
      ],
    },
    // A negative amount is a number and no formula; texts are made harmless.
    { quotes: true, escapeFormulae: formulaInText, newline: '\r\n' },
  );
}

const othersColumn = 4;

/** What a spreadsheet would run, a plain negative number left out. */
const formulaInText = new RegExp(`^(?!-?\\d+(\\.\\d+)?$)(?:${formulaLike.source})`);
