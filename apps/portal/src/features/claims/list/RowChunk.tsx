import { memo, useRef } from 'react';
import { roles } from '../../../ui/table-roles';
import { ClaimRow } from './ClaimRow';
import type { Claim } from '../claims.selectors';
import { selectOpen } from './claims.slice';
import { LaterWords } from '../../../ui/long-list/LaterWords';
import { useNearViewport } from '../../../ui/long-list/near-viewport';
import { rowIndexes } from '../../../ui/long-list/row-chunks';
import { useAppSelector } from '../../../store';

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
export const RowChunk = memo(function RowChunk(props: RowChunkProps) {
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
