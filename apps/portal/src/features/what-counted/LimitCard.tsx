import {
  type CountedFill,
  isMetByFamily,
  isToldOf,
  type YearTowardLimit,
  yearTowardLimit,
} from '@portal/domain';
import type { FillCostNow } from '@portal/domain/facts';
import type { ReactNode } from 'react';
import { usePhone } from '../../brand';
import { useFormat, useText } from '../../language';
import { OtherInsuranceNote } from '../../plan/other-insurance/OtherInsuranceNote';
import { Link, Card, Icon } from '../../ui';
import { PhoneLink } from '../../ui/PhoneLink';
import countedText from './counted.text';
import { MonthsTable } from './MonthsTable';
import { addedByFills, isMetKnown, type KnownLimit, type MetLimit } from './limits';
import type { Counted, useCounted } from './use-counted';
import { useLimitName } from './use-limit-name';
import { YearLine } from './YearLine';
import { type Said, says, saysAll } from '../../says/says';

interface LimitCardProps {
  limit: KnownLimit;
  counted: readonly Counted[];
  found: Pick<
    ReturnType<typeof useCounted>,
    'year' | 'today' | 'toCome' | 'areRefillsLoading' | 'now' | 'hidesDays'
  >;
}

/** One limit: how far it is met, when it will be, and its months as a chart and as a table. */
export function LimitCard({ limit, counted, found }: LimitCardProps) {
  const { year, today, toCome } = found;
  const t = useText(countedText);
  const nameOf = useLimitName();
  const phone = <PhoneLink number={usePhone()} />;
  const { kind, maximum } = limit;
  if (!isMetKnown(limit)) {
    const of = [limit.scope === 'family' ? 'family' : 'own', kind];
    return (
      <Card title={t('counted.inYear', { limit: nameOf(limit), year: String(year) })}>
        <p className="note" {...says('metBy', of, { unknown: 'notSent' })}>
          {t.parts('counted.metUnknown', { phone })}
        </p>
        {counted.some(isToldOf) && <p className="mute">{t('counted.claimsWeHave')}</p>}
      </Card>
    );
  }
  const { met } = limit;
  // Of the others' refills nothing is known: only one's own limits have a pace.
  const canHavePace = limit.scope === 'individual' && !isMetByFamily(limit.progress, limit.family);
  const hasPace = toCome !== null && canHavePace;
  const isBlank =
    met === 0 &&
    counted.length === 0 &&
    !found.areRefillsLoading &&
    (toCome !== null || limit.scope === 'family') &&
    !(hasPace && toCome.length > 0);
  const hasMonths = !isBlank && !found.hidesDays(limit);
  const whole = yearTowardLimit(
    counted,
    hasPace ? toCome : [],
    { kind, met, limit: maximum },
    today,
  );
  return (
    <Card
      title={t('counted.inYear', { limit: nameOf(limit), year: String(year) })}
      action={
        hasMonths && (
          <p className="row keys" aria-hidden="true">
            <span className="key">{t('counted.key')}</span>
            {hasPace && <span className="key k4">{t('counted.pace')}</span>}
          </p>
        )
      }
    >
      <Trio
        limit={limit}
        counted={counted}
        whole={whole}
        year={year}
        now={found.now}
        toCome={isBlank ? null : toCome}
      />
      {isBlank ? (
        <p className="note">{t('counted.noneYet')}</p>
      ) : !hasMonths ? (
        <p className="note">{t('counted.othersIncluded')}</p>
      ) : (
        <div className="grid">
          <div className="c7 stack">
            <YearLine limit={limit} whole={whole} hasPace={hasPace} today={today} />
            {canHavePace && (
              <Pace toCome={toCome} isLoading={found.areRefillsLoading} kind={limit.kind} />
            )}
            {hasPace && <OtherInsuranceNote />}
          </div>
          <div className="c5">
            <MonthsTable whole={whole} today={today} isToComeKnown={hasPace} />
          </div>
        </div>
      )}
    </Card>
  );
}

interface TrioProps {
  limit: MetLimit;
  counted: readonly Counted[];
  toCome: readonly CountedFill[] | null;
  whole: YearTowardLimit;
  year: number;
  now: FillCostNow;
}

function Trio({ limit, counted, toCome, whole, year, now }: TrioProps) {
  const t = useText(countedText);
  const format = useFormat();
  const { met, maximum, kind, scope, progress, family } = limit;
  const isMetThroughFamily = isMetByFamily(progress, family);
  const isMet = progress.isMet || isMetThroughFamily;
  const of = [scope === 'family' ? 'family' : 'own', kind];
  const metBy = says('metBy', of, !isMet ? 'no' : progress.isMet ? scope : 'family');
  // The deductible no longer decides once an out-of-pocket limit is met.
  const paidBy = kind === 'deductible' && now.cost === 'nothing' ? now.by : null;
  const nothingBy = (by: 'individual' | 'family') =>
    t(`counted.nothing.${by}`, { year: String(year) });
  const meeting = counted.findLast(({ isMeeting }) => isMeeting)?.claim;
  const ownRefills = addedByFills(toCome, kind);
  const noteOfMet = () => {
    if (paidBy) return nothingBy(paidBy);
    if (isMetThroughFamily && kind === 'outOfPocket') return nothingBy('family');
    if (isMetThroughFamily) return t('counted.metByFamily', { year: String(year) });
    return meeting
      ? t('counted.metOn', { date: format.longDate(meeting.dateOfService), drug: meeting.drug })
      : t('counted.metElse');
  };
  return (
    <dl className="trio">
      <Figure
        name={t('counted.soFar')}
        value={format.money(met)}
        said={says('countedTo', of, met)}
        note={t('counted.of', { maximum: format.money(maximum) })}
        noteSaid={says('limitOf', of, maximum)}
      />
      {isMet ? (
        <Figure
          name={t('counted.left')}
          value={t(progress.isMet ? 'counted.met' : 'counted.metThroughFamily')}
          said={metBy}
          note={noteOfMet()}
        />
      ) : (
        <Figure
          name={t('counted.left')}
          value={format.money(progress.remaining)}
          said={saysAll(metBy, says('leftOf', of, progress.remaining))}
          note={paidBy ? nothingBy(paidBy) : t(`counted.then.${kind}`)}
        />
      )}
      {!isMet && toCome && scope === 'individual' && (
        <Figure
          name={t('counted.pace')}
          value={
            whole.metOn
              ? t('counted.metIn', { month: format.month(whole.metOn) })
              : t('counted.notThisYear', { year: String(year) })
          }
          note={
            whole.metOn
              ? t('counted.metInDay', { date: format.longDate(whole.metOn) })
              : t('counted.endsAt', { amount: format.money(whole.end) })
          }
          {...(!whole.metOn && { noteSaid: says('endsYearAt', of, whole.end) })}
        />
      )}
      {!isMet && ownRefills > 0 && scope === 'family' && (
        <Figure
          name={t('counted.ownRefills')}
          value={format.money(ownRefills)}
          note={t('counted.ownRefillsAdd')}
        />
      )}
    </dl>
  );
}

interface FigureProps {
  name: string;
  value: string;
  said?: Said;
  note: ReactNode;
  noteSaid?: Said;
}

function Figure({ name, value, said, note, noteSaid }: FigureProps) {
  return (
    <div>
      <dt className="mute">{name}</dt>
      <dd className="big num" {...said}>
        {value}
      </dd>
      <dd {...noteSaid}>{note}</dd>
    </div>
  );
}

/** What the pace is made of, or that it is not known. */
function Pace({
  toCome,
  isLoading,
  kind,
}: Pick<TrioProps, 'toCome'> & Pick<KnownLimit, 'kind'> & { isLoading: boolean }) {
  const t = useText(countedText);
  const adding = toCome?.filter((fill) => fill[kind] > 0).length ?? 0;
  return (
    <p className="note row tight">
      <Icon name="info" />
      <span>
        {toCome ? (
          <>
            <b>{t('counted.how')}</b>{' '}
            {adding > 0 ? t('counted.howText', { count: adding }) : t('counted.howNone')}{' '}
            <Link className="no-print" to="/member/my-drugs">
              {t('counted.seeRefills')}
            </Link>
          </>
        ) : (
          t(isLoading ? 'counted.paceLoading' : 'counted.noPace')
        )}
      </span>
    </p>
  );
}
