/**
 * Roles for the parts of a table whose rows become cards on a phone: `display: block` takes a table's
 * meaning away from screen readers, and roles give it back. Spread on the elements: `<tr {...roles.row}>`.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
} as const;
