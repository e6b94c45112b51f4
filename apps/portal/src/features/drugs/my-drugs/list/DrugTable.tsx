import { memo, useCallback, useMemo, useRef } from 'react';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { useApprovals } from '../../../../plan/use-approvals';
import { useAutoRefills } from '../../../../plan/use-auto-refills';
import { LaterWords } from '../../../../ui/long-list/LaterWords';
import { useNearViewport } from '../../../../ui/long-list/near-viewport';
import { chunksOf, chunkSize, drawnWhole } from '../../../../ui/long-list/row-chunks';
import { roles } from '../../../../ui/table-roles';
import { usePrinting } from '../../../../ui/use-printing';
import type { MyDrug } from '../my-drugs.requests';
import myDrugsText from '../my-drugs.text';
import { DrugRow } from './DrugRow';
import { DataTable } from '../../../../ui';

interface DrugTableProps {
  drugs: readonly MyDrug[];
  /** Whose drugs these are. */
  memberId: string;
  year: number;
  hasPlan: boolean;
}

interface RowsProps extends DrugTableProps {
  approvalOf: ReturnType<typeof useApprovals>;
  autoRefills: ReturnType<typeof useAutoRefills>;
}

/** The drugs as a table. A long one is rendered in chunks, each when it comes near the view. */
export function DrugTable(props: DrugTableProps) {
  const { drugs, memberId, year } = props;
  const approvalOf = useApprovals(drugs.some(({ state }) => state === 'waiting'));
  const rows = { ...props, approvalOf, autoRefills: useAutoRefills(memberId) };
  const t = useText(myDrugsText);
  const isLong = drugs.length > drawnWhole;
  return (
    <DataTable<MyDrug>
      caption={t('myDrugs.listTitle', { count: drugs.length })}
      className={isLong ? 'long long-drugs' : undefined}
      rowCount={isLong ? 1 + drugs.length : undefined}
      columns={[
        { key: 'drug', label: t('myDrugs.drug') },
        { key: 'next', label: t('myDrugs.next') },
        { key: 'left', label: t('myDrugs.refillsLeft'), className: 'num' },
        { key: 'now', label: t('myDrugs.payNow'), className: 'num' },
        { key: 'rest', label: t('myDrugs.rest', { year: String(year) }), className: 'num' },
        {
          key: 'action',
          label: <span className="sr">{t('myDrugs.action')}</span>,
          className: 'no-print',
        },
      ]}
    >
      {isLong ? (
        <LongBody {...rows} />
      ) : (
        <tbody {...roles.group}>
          <Rows {...rows} />
        </tbody>
      )}
    </DataTable>
  );
}

function LongBody({ drugs, ...props }: RowsProps) {
  const printing = usePrinting();
  const chunks = useMemo(() => chunksOf(drugs), [drugs]);
  return chunks.map((chunk, place) => (
    <DrugChunk key={place} {...props} drugs={chunk} place={place} isForced={printing} />
  ));
}

interface DrugChunkProps extends RowsProps {
  /** The chunk's own: 0 for the first. */
  place: number;
  /** Rendered wherever it is. */
  isForced: boolean;
}

const DrugChunk = memo(function DrugChunk({ place, isForced, ...props }: DrugChunkProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { near, height } = useNearViewport(body, place === 0);
  // The header is the first row of all.
  const first = place * chunkSize + 2;
  return (
    <tbody {...roles.group} ref={body}>
      {near || isForced ? (
        <Rows {...props} first={first} />
      ) : (
        <tr {...roles.row} aria-rowindex={first}>
          <td {...roles.cell} colSpan={6} className="later">
            <Words drugs={props.drugs} height={height} />
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** `first`: the number of the first row, where not every row is in the page. */
function Rows({
  drugs,
  memberId,
  year,
  hasPlan,
  approvalOf,
  autoRefills,
  first,
}: RowsProps & { first?: number }) {
  return drugs.map((drug, place) => (
    <DrugRow
      key={`${drug.ndc} ${drug.drugName}`}
      drug={drug}
      approval={drug.state === 'waiting' ? approvalOf({ ndc: drug.ndc, memberId }) : null}
      shipsOn={autoRefills.get(drug.rxNumber) ?? null}
      year={year}
      hasPlan={hasPlan}
      rowIndex={first === undefined ? undefined : first + place}
    />
  ));
}

function Words({ drugs, height }: { drugs: readonly MyDrug[]; height: number }) {
  const t = useText(drugForms);
  const format = useFormat();
  const language = useLanguage();
  const lineOf = useCallback(
    (drug: MyDrug) =>
      [
        drugTitle(drug, language, t),
        drug.pharmacy?.name,
        drug.nextFillOn && format.shortDate(drug.nextFillOn),
      ].join(' '),
    [t, format, language],
  );
  return <LaterWords rows={drugs} lineOf={lineOf} height={height} />;
}
