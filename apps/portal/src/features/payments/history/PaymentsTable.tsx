import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { roles } from '../../../ui/table-roles';

interface PaymentsTableProps {
  /** For a screen reader, which meets the table without its card. */
  caption: string;
  /** The columns by the keys of their texts, each with its class. */
  columns: readonly (readonly [name: string, className?: string])[];
  /** The rows, as `tr`. */
  children: ReactNode;
}

/** A table of the payment screens, whose rows become cards on a phone. */
export function PaymentsTable({ caption, columns, children }: PaymentsTableProps) {
  const t = useText();
  return (
    <table {...roles.table} className="tbl turns payments">
      <caption className="sr">{caption}</caption>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map(([name, className]) => (
            <th key={name} {...roles.columnHeader} scope="col" className={className}>
              {t(`payments.column.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>{children}</tbody>
    </table>
  );
}
