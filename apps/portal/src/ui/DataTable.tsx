import type { ComponentProps, ReactNode } from 'react';
import type { Said } from '../says/says';
import { roles } from './table-roles';

export interface TableColumn<Row> {
  key: string | number;
  /** Its heading; without one the column only shows something, such as a bar. */
  label?: ReactNode;
  /** On the label of each cell of a phone's card, and there on no other: the heading, unless given; empty for none. */
  cellLabel?: string;
  className?: string | undefined;
  /** Where the heading or a cell differs from `className`. */
  headClassName?: string | undefined;
  cellClassName?: string | undefined | ((row: Row) => string | undefined);
  /** Its heading sorts. */
  sort?: 'ascending' | 'descending' | 'none';
  /** Its cell is the heading of the row. */
  isHead?: boolean;
  cell?: (row: Row) => ReactNode;
  /** In the last row, which sums up; a table has one where a column gives this. */
  sum?: ReactNode;
  /** What a cell states, and the one of the last row. */
  says?: ((row: Row) => Said) | undefined;
  sumSays?: Said;
}

interface DataTableProps<Row> {
  /** For a screen reader, unless `showsCaption`; a table without one has a heading (`labelledBy`), or is alone in its card. */
  caption?: ReactNode;
  showsCaption?: boolean;
  labelledBy?: string | undefined;
  /** `cards`: on a phone each row turns into a card. `slim` and `plain` stay a table, the latter without any look. */
  look?: 'cards' | 'slim' | 'plain';
  className?: string | undefined;
  headClassName?: string;
  columns: readonly (TableColumn<Row> | false)[];
  rows?: readonly Row[];
  keyOf?: (row: Row, place: number) => string | number;
  rowProps?: (row: Row) => ComponentProps<'tr'>;
  /** The row that sums up is repeated at the end of each printed page. */
  sumInFoot?: boolean;
  /** A long table that renders some of its rows: how many it has with its heading. */
  rowCount?: number | undefined;
  /** Bodies in place of `rows`, for a table that writes its own: groups of people, chunks of a long list. */
  children?: ReactNode;
}

const looks = { cards: 'tbl turns', slim: 'tbl slim', plain: '' } as const;
const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ') || undefined;

/**
 * A table by its columns. One that turns into cards writes its roles out (`display: block` takes a table's meaning
 * away), and each cell carries its column's label.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, showsCaption, labelledBy, look = 'cards', className, headClassName } = props;
  const { rows, keyOf = (_, place) => place, rowProps, sumInFoot, rowCount, children } = props;
  const columns = props.columns.filter((column) => column !== false);
  const role = rolesOf(look);
  const sum = columns.some((column) => column.sum !== undefined) && (
    <tr {...role.row} className="sum">
      {columns.map((column) => (
        <Cell
          key={column.key}
          column={column}
          look={look}
          className={column.className}
          said={column.sumSays}
        >
          {column.sum}
        </Cell>
      ))}
    </tr>
  );
  return (
    <table
      {...role.table}
      className={classes(looks[look], className)}
      aria-labelledby={labelledBy}
      aria-rowcount={rowCount}
    >
      {caption !== undefined && (
        <caption className={showsCaption ? undefined : 'sr'}>{caption}</caption>
      )}
      <thead {...role.group} className={headClassName}>
        <tr {...role.row} aria-rowindex={rowCount && 1}>
          {columns.map((column) => (
            <Head key={column.key} column={column} look={look} />
          ))}
        </tr>
      </thead>
      {children}
      {rows && (
        <tbody {...role.group}>
          {rows.map((row, place) => (
            <tr key={keyOf(row, place)} {...role.row} {...rowProps?.(row)}>
              {columns.map((column) => (
                <Cell
                  key={column.key}
                  column={column}
                  look={look}
                  className={classOf(column, row)}
                  said={column.says?.(row)}
                >
                  {column.cell?.(row)}
                </Cell>
              ))}
            </tr>
          ))}
          {!sumInFoot && sum}
        </tbody>
      )}
      {sumInFoot && sum && <tfoot {...role.group}>{sum}</tfoot>}
    </table>
  );
}

type Look = keyof typeof looks;
type Roles = { [Part in keyof typeof roles]: { role?: string } };
const none: Roles = { table: {}, group: {}, row: {}, cell: {}, columnHeader: {}, rowHeader: {} };
const rolesOf = (look: Look): Roles => (look === 'cards' ? roles : none);

function classOf<Row>({ className, cellClassName }: TableColumn<Row>, row: Row) {
  if (typeof cellClassName === 'function') return cellClassName(row);
  return cellClassName ?? className;
}

function Head<Row>({ column, look }: { column: TableColumn<Row>; look: Look }) {
  const { label, className, headClassName = className, sort } = column;
  if (label === undefined) return <td {...rolesOf(look).cell} className={headClassName} />;
  return (
    <th {...rolesOf(look).columnHeader} scope="col" className={headClassName} aria-sort={sort}>
      {label}
    </th>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  look: Look;
  className: string | undefined;
  said: Said | undefined;
  children: ReactNode;
}

function Cell<Row>({ column, look, className, said, children }: CellProps<Row>) {
  const { label, cellLabel = typeof label === 'string' ? label : undefined, isHead } = column;
  if (isHead) {
    return (
      <th {...rolesOf(look).rowHeader} scope="row" className={className}>
        {children}
      </th>
    );
  }
  return (
    <td
      {...rolesOf(look).cell}
      {...said}
      className={className}
      data-l={(look === 'cards' && cellLabel) || undefined}
    >
      {children}
    </td>
  );
}
