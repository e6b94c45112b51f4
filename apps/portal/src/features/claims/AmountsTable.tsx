import type { ReactNode } from 'react';
import { DataTable, type TableColumn } from '../../ui';

/** A line of the table; `sum` draws it as the bottom line. */
export interface AmountsLine {
  key: string;
  name: ReactNode;
  amounts: readonly [ReactNode, ReactNode];
  sum?: boolean;
}

interface AmountsTableProps {
  /** What the lines are, and what their two amounts are. */
  heads: readonly [string, string, string];
  lines: readonly AmountsLine[];
  /** The id of the heading that names the table; or else a caption does, for a screen reader. */
  titleId?: string;
  caption?: string;
  className?: string;
}

/** A small table of two amounts a line. It stays a table on a phone. */
export function AmountsTable({ heads, lines, titleId, caption, className }: AmountsTableProps) {
  const [lineHead, ...amountHeads] = heads;
  return (
    <DataTable
      caption={caption}
      labelledBy={titleId}
      look="slim"
      className={className}
      rows={lines}
      keyOf={({ key }) => key}
      rowProps={({ sum }) => ({ className: sum ? 'sum' : undefined })}
      columns={[
        { key: 'line', label: lineHead, isHead: true, cell: ({ name }) => name },
        ...([0, 1] as const).map((place): TableColumn<AmountsLine> => ({
          key: place,
          label: amountHeads[place],
          className: 'num',
          headClassName: 'num wraps',
          cell: ({ amounts }) => amounts[place],
        })),
      ]}
    />
  );
}
