import { memo, useMemo, useRef } from 'react';
import { useFormat, useText } from '../../../language';
import { roles } from '../../../ui/table-roles';
import { useClaimColumns } from './ClaimsHead';
import { ClaimRow } from './ClaimRow';
import { lineWriter } from '../claim-labels';
import type { Claim } from '../claims.selectors';
import { selectOpen } from './claims.slice';
import { chunksOf, drawnWhole, rowIndexes, rowsBeforeEach } from '../../../ui/long-list/row-chunks';
import { useLinkedId } from './use-linked-claim';
import { usePrinting } from '../../../ui/use-printing';
import { useAppSelector } from '../../../store';
import { DataTable } from '../../../ui';
import { LaterWords } from '../../../ui/long-list/LaterWords';
import { useNearViewport } from '../../../ui/long-list/near-viewport';

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

interface RowChunkProps {
  rows: readonly Claim[];
  /** Drawn at once, because it is in view when the table appears. */
  atFirst: boolean;
  /** Table rows before this chunk, the header aside. */
  rowsBefore: number;
  /** Drawn wherever it is, for paper or because a link leads to one of its claims. */
  drawn: boolean;
  lineOf: (claim: Claim) => string;
}

/**
 * Some rows of a long table: drawn when near the view, else a block of the same height that holds
 * their words, so that the browser's own search finds every claim and leads to it. Chunks are keyed
 * by place and not by claim, so that sorting refills rows instead of moving thousands.
 */
const RowChunk = memo(function RowChunk(props: RowChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { near, height } = useNearViewport(body, props.atFirst);
  return (
    <tbody {...roles.group} ref={body}>
      {near || props.drawn ? (
        <DrawnRows rows={props.rows} rowsBefore={props.rowsBefore} />
      ) : (
        <Words {...props} height={height} />
      )}
    </tbody>
  );
});

function DrawnRows({ rows, rowsBefore }: Pick<RowChunkProps, 'rows' | 'rowsBefore'>) {
  const open = useAppSelector(selectOpen);
  // The header is the first row of all.
  const indexes = rowIndexes(rows, rowsBefore + 2, (claim) => claim.healthServiceId in open);
  return rows.map((claim, place) => (
    <ClaimRow key={place} claim={claim} rowIndex={indexes[place]} />
  ));
}

function Words({ rows, rowsBefore, height, lineOf }: RowChunkProps & { height: number }) {
  return (
    <tr {...roles.row} aria-rowindex={rowsBefore + 2}>
      <td {...roles.cell} colSpan={7} className="later">
        <LaterWords rows={rows} lineOf={lineOf} height={height} />
      </td>
    </tr>
  );
}
