import { isToldOf, notInClaims } from '@portal/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../language';
import { Button, DataTable, Icon, Link, Tag } from '../../ui';
import { says } from '../../says/says';
import { usePrinting } from '../../ui/use-printing';
import { ClaimDate, claimsPath } from '../claims';
import countedText from './counted.text';
import { isMetKnown, type KnownLimit, type MetLimit } from './limits';
import type { Counted } from './use-counted';

const atFirst = 10;

interface CountedTableProps {
  limit: KnownLimit;
  counted: readonly Counted[];
  year: number;
  isFamily: boolean;
  /** No amount after each claim: the family's holds what another adult paid, whose days are not shown. */
  hidesDays: boolean;
}

/** The claims that added to a limit or were not paid, newest first, with the amount after each. */
export function CountedTable({ limit, counted, year, isFamily, hidesDays }: CountedTableProps) {
  const t = useText(countedText);
  const format = useFormat();
  const printing = usePrinting();
  const [showsAll, setShowsAll] = useState(false);
  const told = counted.filter(isToldOf).reverse();
  const shown = showsAll || printing ? told : told.slice(0, atFirst);
  const earlier = told.length - shown.length;
  const subjectOf = ({ healthServiceId }: Counted['claim']) => [
    healthServiceId,
    limit.scope === 'family' ? 'family' : 'own',
    limit.kind,
  ];
  return (
    <section className="card flush" aria-labelledby="counted-claims">
      <div className="between pad">
        <h2 id="counted-claims">{t('counted.claims')}</h2>
        <span className="mute">
          {earlier > 0
            ? t('counted.some', { shown: shown.length, count: told.length })
            : told.length > 0 && t('counted.all', { count: told.length })}
        </span>
      </div>
      {told.length === 0 ? (
        <p className="pad">{t('counted.none')}</p>
      ) : (
        <DataTable
          caption={t('counted.claims')}
          rows={shown}
          keyOf={({ claim }) => claim.index}
          columns={[
            {
              key: 'date',
              label: t('counted.date'),
              cellClassName: 'date',
              cell: ({ claim }) => <ClaimDate date={claim.dateOfService} />,
            },
            {
              key: 'drug',
              label: t('counted.drug'),
              isHead: true,
              cell: (row) => (
                <Drug row={row} limit={limit} isFamily={isFamily} of={subjectOf(row.claim)} />
              ),
            },
            {
              key: 'key',
              label: t('counted.key'),
              className: 'num',
              cell: ({ counted: amount }) =>
                amount === 0 ? (
                  <span className="mute">{format.money(0)}</span>
                ) : (
                  <b>{format.money(amount)}</b>
                ),
              says: ({ claim, counted: amount }) =>
                amount === 0
                  ? {}
                  : says('claimCounted', [claim.healthServiceId, limit.kind], amount),
            },
            !hidesDays && {
              key: 'total',
              label: t('counted.total'),
              className: 'num',
              cell: ({ total }) => format.money(total),
              says: ({ claim, counted: amount, total }) =>
                amount === 0 ? {} : says('countedAfter', subjectOf(claim), total),
            },
            {
              key: 'claim',
              label: <span className="sr">{t('counted.claim')}</span>,
              cellClassName: 'num no-print',
              cell: ({ claim: { drug, dateOfService, healthServiceId } }) => (
                <Link
                  to={`${claimsPath('year')}&${new URLSearchParams({ claim: healthServiceId })}`}
                  aria-label={t('counted.claimOf', { drug, date: format.date(dateOfService) })}
                >
                  {t('counted.claim')}
                </Link>
              ),
            },
          ]}
        />
      )}
      {earlier > 0 && (
        <p className="pad no-print">
          <Button kind="secondary" onClick={() => setShowsAll(true)}>
            {t('counted.more', { count: earlier })}
          </Button>
        </p>
      )}
      {isMetKnown(limit) && (
        <Source limit={limit} counted={counted} told={told.length} year={year} />
      )}
    </section>
  );
}

interface DrugProps {
  row: Counted;
  limit: KnownLimit;
  isFamily: boolean;
  /** The claim and the limit, as a statement names them. */
  of: readonly string[];
}

/** The drug, whose it is, and what its claim did. */
function Drug({ row: { claim, counted, isMeeting }, limit, isFamily, of }: DrugProps) {
  const t = useText(countedText);
  const { drug, serviceProvider, memberFirstName } = claim;
  const small = [isFamily ? memberFirstName : '', serviceProvider].filter(Boolean).join(' · ');
  return (
    <>
      {drug}
      {small && <small>{small}</small>}
      <span className="row tight tags">
        {isMeeting && (
          <span {...says('metAfter', of, 'yes')}>
            <Tag tone="ok">{t(`counted.tag.meets.${limit.kind}`)}</Tag>
          </span>
        )}
        <StatusTag status={claim.status} counted={counted} />
      </span>
    </>
  );
}

/** Why a claim did not count, or took something back; nothing for one that was paid. */
function StatusTag({ status, counted }: { status: Counted['claim']['status']; counted: number }) {
  const t = useText(countedText);
  if (counted !== 0 && status !== 'reversed') return null;
  switch (status) {
    case 'paid':
    case 'adjusted':
      return null;
    case 'rejected':
      return <Tag tone="bad">{t('counted.tag.rejected')}</Tag>;
    case 'inProgress':
      return <Tag tone="info">{t('counted.tag.inProgress')}</Tag>;
    case 'reversed':
      return (
        <Tag tone="neutral" icon="rotate-ccw">
          {t('counted.tag.reversed')}
        </Tag>
      );
    case 'unknown':
      return (
        <Tag tone="neutral" icon="info">
          {t('counted.tag.unknown')}
        </Tag>
      );
    default:
      return (
        <Tag tone="neutral" icon="info">
          {t('counted.tag.other')}
        </Tag>
      );
  }
}

interface SourceProps {
  limit: MetLimit;
  counted: readonly Counted[];
  told: number;
  year: number;
}

/** Whether the claims come to the balance of today, and how many of them are not listed. */
function Source({ limit, counted, told, year }: SourceProps) {
  const t = useText(countedText);
  const format = useFormat();
  const difference = notInClaims(counted, limit.met);
  const silent = counted.length - told;
  const facts = { year: String(year), difference: format.money(Math.abs(difference)) };
  const words =
    difference === 0
      ? t('counted.equal', facts)
      : t(difference > 0 ? 'counted.notEqual' : 'counted.behind', facts);
  if (counted.length === 0 && difference === 0) return null;
  return (
    <p className="pad prov small">
      <Icon name="clock" />
      <span>
        <b>{t('counted.source')}</b> {words}{' '}
        {silent > 0 && t('counted.addedNothing', { count: silent })}
      </span>
    </p>
  );
}
