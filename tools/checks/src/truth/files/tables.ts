import {
  amountIn,
  everyoneIn,
  type FileSource,
  moneyOf,
  notSharedName,
  type ReadFile,
  type Said,
  say,
  sumsWithNotes,
} from './reader';

/** The cells of a CSV (RFC 4180) whose values are all in quotes. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\ufeff/, '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );

const statuses: Readonly<Record<string, string>> = {
  Paid: 'paid',
  'Not paid': 'rejected',
  Reversed: 'reversed',
  'In progress': 'inProgress',
  Adjusted: 'adjusted',
  Duplicate: 'duplicate',
  Pagada: 'paid',
  'No pagada': 'rejected',
  Anulada: 'reversed',
  'En proceso': 'inProgress',
  Ajustada: 'adjusted',
  Duplicada: 'duplicate',
};

/** The table of claims: a row for each of the page, in its order. A page that names fewer leaves open which they are. */
export function readClaims({ file, page }: FileSource): ReadFile {
  const ids = [
    ...new Set(page.flatMap(({ fact, subject }) => (fact === 'claimStatus' ? [subject] : []))),
  ];
  const [, ...rows] = cellsOf(file.text).filter((cells) => cells.length > 0);
  const said = rows.flatMap(([day = '', , , paid = '', status = ''], at) => {
    const claim = ids.length === rows.length ? ids[at]! : `row ${at + 1}`;
    return [
      ...say('claimDay', claim, /^\d{4}-\d\d-\d\d$/.test(day) ? day : undefined, day),
      ...say('claimPaid', claim, amountIn(paid), paid),
      ...say('claimStatus', claim, statuses[status], status),
    ];
  });
  return { name: 'claims table', said };
}

/** The table of a year: rows of person, drug, fills, plan paid, often others paid, you paid; then their sums, then notes. */
export function readYear(source: FileSource): ReadFile {
  const { file } = source;
  const year = /\d{4}/.exec(file.name)?.[0] ?? '';
  const rows = cellsOf(file.text)
    .slice(1)
    .filter((cells) => cells.length >= 5);
  const [sums, ...lines] = rows.reverse();
  const said: Said[] = [];
  const names = [...new Set(lines.map(([name = '']) => name))];
  const { paid, planPaid } = sumsWithNotes(file.text, names.length === 1);
  const sayOf = (who: string | undefined, own: string[][], words: string) => {
    if (!who) return;
    const sum = (at: number) => {
      const amounts = own.map((cells) => amountIn(cells.at(at) ?? ''));
      return amounts.includes(undefined)
        ? undefined
        : moneyOf(amounts.reduce((all, each) => all + Number(each), 0));
    };
    said.push(...say('paidThisYear', `${who} ${year}`, paid(sum(-1)), words));
    said.push(...say('planPaidInYear', `${who} ${year}`, planPaid(sum(3)), words));
  };
  for (const name of names) {
    const own = lines.filter(([each]) => each === name);
    sayOf(
      file.people[notSharedName(name) ?? name],
      own,
      `${name}: ${own.map((cells) => cells.at(-1)).join(' + ')}`,
    );
  }
  const everyone = names.length > 1 ? everyoneIn(source) : file.people[names[0] ?? ''];
  if (sums) sayOf(everyone, [sums], sums.join(' '));
  return { name: `year table ${year}`, said };
}
