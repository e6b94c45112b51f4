import { addDays, addMonths, dayNumber, isIsoDay, planDay } from '../calendar/calendar';

/** The fields of a claim that the rules look at. Amounts in dollars; null when the service sent none. */
export interface ClaimFigures {
  dateOfService: string;
  drugName: string;
  serviceProvider: string;
  amtInsurancePaid: number | null;
  copayAmount: number | null;
  status: ClaimStatusKind;
}

/** The periods that a member may choose: 30 days by default, or 90 (Spec §9); ours: this year. */
export const claimRanges = [30, 90, 'year'] as const;
export type ClaimRange = (typeof claimRanges)[number];
export const defaultClaimRange: ClaimRange = 30;

/** First and last day, YYYY-MM-DD, both included. */
export interface ClaimDates {
  fromDate: string;
  toDate: string;
}

/** A range from text, e.g. of the page's address; what is none is the default. */
export function claimRangeOf(text: string | null | undefined): ClaimRange {
  return claimRanges.find((range) => String(range) === text) ?? defaultClaimRange;
}

/** First and last day of a range that ends today on the plan's clock. */
export function claimDates(range: ClaimRange, now: Date): ClaimDates {
  const toDate = planDay(now);
  const fromDate = range === 'year' ? `${toDate.slice(0, 4)}-01-01` : addDays(toDate, -range);
  return { fromDate, toDate };
}

/** The first day that a member may look back to (ours): two years ago. */
export const earliestClaimDay = (now: Date): string => addMonths(planDay(now), -24);

export type ClaimDateProblem = 'missing' | 'tooEarly' | 'inFuture' | 'beforeStart';

/** What is wrong with days that a member chose, by field; empty when they will do. */
export function claimDateProblems(
  { fromDate, toDate }: ClaimDates,
  now: Date,
): Partial<Record<keyof ClaimDates, ClaimDateProblem>> {
  const problemOf = (day: string): ClaimDateProblem | undefined => {
    if (!isIsoDay(day)) return 'missing';
    if (day > planDay(now)) return 'inFuture';
    return day < earliestClaimDay(now) ? 'tooEarly' : undefined;
  };
  const from = problemOf(fromDate);
  const to = problemOf(toDate) ?? (!from && toDate < fromDate ? 'beforeStart' : undefined);
  return { ...(from && { fromDate: from }), ...(to && { toDate: to }) };
}

export const claimStatusKinds = [
  'paid',
  'rejected',
  'reversed',
  'inProgress',
  'adjusted',
  'duplicate',
  'unknown',
] as const;
export type ClaimStatusKind = (typeof claimStatusKinds)[number];

/** Whether a claim paid for a fill: as it came, or corrected afterwards. */
export const isPaidKind = (kind: string): boolean => kind === 'paid' || kind === 'adjusted';

/** Whether a claim's amounts count: a reversal takes its original back; any other claim that was not paid counts nothing. */
export const hasCountedAmounts = (kind: string): boolean => isPaidKind(kind) || kind === 'reversed';

export const claimColumns = [
  'dateOfService',
  'drugName',
  'serviceProvider',
  'amtInsurancePaid',
  'copayAmount',
  'status',
] as const;
export type ClaimColumn = (typeof claimColumns)[number];
export interface ClaimSort {
  column: ClaimColumn;
  direction: 'ascending' | 'descending';
}

export const newestFirst: ClaimSort = { column: 'dateOfService', direction: 'descending' };

/**
 * The rows in a new order (Spec §4, Claims history): amounts as numbers, the service date by date, other
 * columns by text as the locale orders it. What is missing comes last both ways; rows that are equal keep
 * their order. `statusText` and `drugText` give the words that the member sees, so that the order fits what is
 * shown.
 *
 * Rows are gathered by value and only the distinct values are sorted: 10,000 claims have few dates and
 * drugs, so this takes a fraction of a comparison sort.
 */
export function sortClaims<Row extends ClaimFigures>(
  rows: readonly Row[],
  { column, direction }: ClaimSort,
  { locale, ...shown }: { locale: string } & ShownTexts<Row>,
): Row[] {
  const groups = new Map<string | number | null, Row[]>();
  const keyOf = keyFunction(column, shown);
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  const last = groups.get(null) ?? [];
  groups.delete(null);
  const keys = inOrder([...groups.keys()], locale);
  if (direction === 'descending') keys.reverse();
  return [...keys.flatMap((key) => groups.get(key) ?? []), ...last];
}

/** Keys of one kind, ascending: numbers by value (a typed array sorts them several times faster), texts as the locale does. */
function inOrder(keys: (string | number | null)[], locale: string): (string | number)[] {
  const numbers = keys.filter((key) => typeof key === 'number');
  if (numbers.length > 0) return [...Float64Array.from(numbers).sort()];
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return keys.filter((key) => typeof key === 'string').sort(compare);
}

/** What is shown in place of a field. */
interface ShownTexts<Row> {
  statusText?: (row: Row) => string;
  drugText?: (row: Row) => string;
}

function keyFunction<Row extends ClaimFigures>(
  column: ClaimColumn,
  { statusText, drugText }: ShownTexts<Row>,
): (row: Row) => string | number | null {
  switch (column) {
    case 'copayAmount':
    case 'amtInsurancePaid':
      return (row) => row[column];
    case 'dateOfService': {
      const days = new Map<string, number | null>();
      return ({ dateOfService: text }) => {
        let day = days.get(text);
        if (day === undefined) days.set(text, (day = dayNumber(text)));
        return day;
      };
    }
    case 'status':
      return (row) => (statusText ? statusText(row) : row.status) || null;
    case 'drugName':
      return (row) => (drugText ? drugText(row) : row.drugName) || null;
    default:
      return (row) => row[column] || null;
  }
}
