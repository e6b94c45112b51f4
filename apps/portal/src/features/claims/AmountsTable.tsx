import type { ReactNode } from 'react';

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
    <table className={`tbl slim ${className ?? ''}`} aria-labelledby={titleId}>
      {caption && <caption className="sr">{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{lineHead}</th>
          {amountHeads.map((head) => (
            <th key={head} scope="col" className="num wraps">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, amounts, sum }) => (
          <tr key={key} className={sum ? 'sum' : undefined}>
            <th scope="row">{name}</th>
            {amounts.map((amount, index) => (
              <td key={index} className="num">
                {amount}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
