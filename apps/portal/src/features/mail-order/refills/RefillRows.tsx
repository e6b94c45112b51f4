import type { RefillGroup } from '@portal/domain/mail-order';
import { memo, useCallback, useMemo, useRef } from 'react';
import { useFormat, useLanguage, useText } from '../../../language';
import { LaterWords } from '../../../ui/long-list/LaterWords';
import { useNearViewport } from '../../../ui/long-list/near-viewport';
import { chunksOf, chunkSize } from '../../../ui/long-list/row-chunks';
import { usePrinting } from '../../../ui/use-printing';
import type { Refill } from '../home-delivery.requests';
import { useLinkedRequest } from '../linked-request';
import { medicineName } from '../mail-order-labels';
import mailOrderText from '../mail-order.text';
import { OtherRow } from './OtherRow';
import { ReadyRow } from './ReadyRow';
import refillsText from './refills.text';

interface RowsProps {
  group: RefillGroup;
  refills: readonly Refill[];
  isReadOnly: boolean;
  /** Nothing was chosen. */
  isRefused: boolean;
  onToggle: (refills: readonly Refill[], isChosen: boolean) => void;
}

interface RefillRowsProps extends RowsProps {
  /** Rendered in chunks, each when it comes near the view. */
  isLong: boolean;
  /** Refills in the groups before. */
  rowsBefore: number;
}

/** The refills of a group. */
export const RefillRows = memo(function RefillRows(props: RefillRowsProps) {
  const { isLong, rowsBefore, ...rows } = props;
  return isLong ? (
    <LongRows {...rows} rowsBefore={rowsBefore} />
  ) : (
    <ul className="list">
      <Rows {...rows} />
    </ul>
  );
});

function LongRows({ refills, rowsBefore, ...props }: RowsProps & { rowsBefore: number }) {
  const printing = usePrinting();
  // A notice leads to this one.
  const linked = useLinkedRequest()?.rxNumber;
  const chunks = useMemo(() => chunksOf(refills), [refills]);
  return (
    <div>
      {chunks.map((chunk, place) => (
        <RefillChunk
          key={place}
          {...props}
          refills={chunk}
          first={place * chunkSize}
          count={refills.length}
          atFirst={rowsBefore + place * chunkSize < chunkSize}
          isForced={
            printing ||
            // A refused order leads to its first row.
            (props.isRefused && place === 0) ||
            (Boolean(linked) && chunk.some((each) => each.rxNumber === linked))
          }
        />
      ))}
    </div>
  );
}

interface RefillChunkProps extends RowsProps {
  /** Refills of the group before these. */
  first: number;
  /** Refills of the group. */
  count: number;
  /** In view when the list appears. */
  atFirst: boolean;
  /** Rendered wherever it is. */
  isForced: boolean;
}

const RefillChunk = memo(function RefillChunk(props: RefillChunkProps) {
  const { first, count, atFirst, isForced, ...rows } = props;
  const t = useText(refillsText);
  const list = useRef<HTMLUListElement>(null);
  const { near, height } = useNearViewport(list, atFirst);
  const label = t('refills.rows', { from: first + 1, to: first + rows.refills.length, count });
  return (
    <ul className="list chunk" ref={list} aria-label={label}>
      {near || isForced ? <Rows {...rows} /> : <Words refills={rows.refills} height={height} />}
    </ul>
  );
});

function Rows({ group, refills, isReadOnly, isRefused, onToggle }: RowsProps) {
  return refills.map((refill) =>
    group === 'ready' ? (
      <ReadyRow
        key={refill.rxNumber}
        refill={refill}
        isRefused={isRefused}
        onToggle={isReadOnly ? undefined : onToggle}
      />
    ) : (
      <OtherRow key={refill.rxNumber} refill={refill} mayAsk={!isReadOnly} />
    ),
  );
}

function Words({ refills, height }: { refills: readonly Refill[]; height: number }) {
  const t = useText(mailOrderText);
  const format = useFormat();
  const language = useLanguage();
  const lineOf = useCallback(
    (refill: Refill) =>
      [
        medicineName(refill, language),
        refill.rxNumber && t('mailOrder.rx', { number: refill.rxNumber }),
        refill.lastFilledOn && format.date(refill.lastFilledOn),
      ].join(' '),
    [t, format, language],
  );
  return (
    <li className="later">
      <LaterWords rows={refills} lineOf={lineOf} height={height} />
    </li>
  );
}
