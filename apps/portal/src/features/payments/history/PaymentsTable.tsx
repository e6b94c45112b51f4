import type { ReactNode } from 'react';
import { type EndOf, type KeyOf, useText } from '../../../language';
import { roles } from '../../../ui/table-roles';
import paymentsText from '../payments.text';

type Column = EndOf<KeyOf<typeof paymentsText>, 'payments.column.'>;

interface PaymentsTableProps {
  /** For a screen reader, which meets the table without its card. */
  caption: string;
  /** The columns by the keys of their texts, each with its class. */
  columns: readonly (readonly [name: Column, className?: string])[];
  /** The rows, as `tr`. */
  children: ReactNode;
}

/** A table of the payment screens, whose rows become cards on a phone. */
export function PaymentsTable({ caption, columns, children }: PaymentsTableProps) {
  const t = useText(paymentsText);
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
