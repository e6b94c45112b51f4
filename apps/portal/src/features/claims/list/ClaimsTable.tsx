import { useMemo } from 'react';
import { useFormat, useText } from '../../../language';
import { roles } from '../../../ui/table-roles';
import { useClaimColumns } from './ClaimsHead';
import { ClaimRow } from './ClaimRow';
import { lineWriter } from '../claim-labels';
import type { Claim } from '../claims.selectors';
import { selectOpen } from './claims.slice';
import { chunksOf, drawnWhole, rowsBeforeEach } from '../../../ui/long-list/row-chunks';
import { RowChunk } from './RowChunk';
import { useLinkedId } from './use-linked-claim';
import { usePrinting } from '../../../ui/use-printing';
import { useAppSelector } from '../../../store';
import { DataTable } from '../../../ui';

interface ClaimsTableProps {
  rows: readonly Claim[];
  /** What the table holds, for a screen reader. */
  caption: string;
}

/**
 * The claims as a table. `display: block` on a phone takes a table's meaning away, so that every
 * part says its role. A long list is drawn in chunks, each when it comes near the view.
 */
export function ClaimsTable({ rows, caption }: ClaimsTableProps) {
  const isLong = rows.length > drawnWhole;
  const open = useAppSelector(selectOpen);
  const openCount = isLong ? rows.filter((row) => open[row.healthServiceId]).length : 0;
  return (
    <DataTable<Claim>
      caption={caption}
      className={isLong ? 'claims long' : 'claims'}
      rowCount={isLong ? 1 + rows.length + openCount : undefined}
      columns={useClaimColumns()}
    >
      {isLong ? (
        <LongBody rows={rows} open={open} />
      ) : (
        <tbody {...roles.group}>
          {rows.map((claim) => (
            <ClaimRow key={claim.index} claim={claim} />
          ))}
        </tbody>
      )}
    </DataTable>
  );
}

function LongBody({ rows, open }: Pick<ClaimsTableProps, 'rows'> & { open: object }) {
  const t = useText();
  const format = useFormat();
  const printing = usePrinting();
  const linked = useLinkedId();
  const chunks = useMemo(() => chunksOf(rows), [rows]);
  const before = useMemo(
    () => rowsBeforeEach(chunks, (claim) => claim.healthServiceId in open),
    [chunks, open],
  );
  const lineOf = useMemo(() => lineWriter(t, format), [t, format]);
  return chunks.map((chunk, index) => (
    <RowChunk
      key={index}
      rows={chunk}
      atFirst={index < 2}
      rowsBefore={before[index] ?? 0}
      drawn={printing || chunk.some(({ healthServiceId }) => healthServiceId === linked)}
      lineOf={lineOf}
    />
  ));
}
