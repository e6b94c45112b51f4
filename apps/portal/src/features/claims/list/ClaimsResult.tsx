import { type ReactNode, useEffect } from 'react';
import { saidPlanPaid, saidYouPaid } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import type { Failure } from '../../../store';
import { usePhone } from '../../../brand';
import { Button, FailedAlert, useAnnounce, useSentences } from '../../../ui';
import { ClaimsTable } from './ClaimsTable';
import { useClaimFilter } from './use-claim-view';
import type { ShownClaims } from './use-shown-claims';
import { useSumText } from '../../../plan/sums/use-sum-text';
import claimsText from '../claims.text';
import { LackingNote, lacksSome } from '../LackingNote';
import { useToday } from '../../../platform';
import { type Said, says, statedSum } from '../../../says/says';
import { useWhoOfRows } from '../use-who-of-rows';

interface ClaimsResultProps {
  failure?: Failure | undefined;
  claims: ShownClaims | null;
  /** Whether a longer period is offered when there is nothing. */
  canBeLonger: boolean;
  fromDate: string;
  toDate: string;
  retry: () => void;
  onLongerRange: () => void;
  onClearFilter: () => void;
}

/** The list, or why there is none: on its way, failed, nothing on record, nothing that matches. */
export function ClaimsResult(props: ClaimsResultProps) {
  const { claims } = props;
  if (props.failure) return <Failed failure={props.failure} retry={props.retry} />;
  if (!claims) return <ClaimsSkeleton />;
  if (claims.rows.length > 0) return <Found {...props} claims={claims} />;
  return claims.all.length === 0 ? <NothingOnRecord {...props} /> : <NothingMatches {...props} />;
}

function Found({ claims, fromDate, toDate }: ClaimsResultProps & { claims: ShownClaims }) {
  const t = useText(claimsText);
  const format = useFormat();
  const { rows, totals, all, notShared } = claims;
  const sumText = useSumText();
  const today = useToday();
  const [filter] = useClaimFilter();
  const who = useWhoOfRows(all, notShared, filter);
  const year = toDate.slice(0, 4);
  const isYear = fromDate === `${year}-01-01` && toDate === today;
  const whoseYear = [isYear ? who : '', year];
  const sameYear = fromDate.slice(0, 4) === toDate.slice(0, 4);
  const dates = {
    from: sameYear ? format.shortDate(fromDate) : format.date(fromDate),
    to: format.date(toDate),
  };
  const count = rows.length;
  const heading =
    fromDate === toDate
      ? t('claims.foundOnDay', { count, day: dates.to })
      : t('claims.found', { count, ...dates });
  useAnnounced(heading);
  return (
    <section className="card flush" aria-labelledby="claims-found">
      <div className="between pad">
        <h2 id="claims-found">{heading}</h2>
        <dl className="row totals">
          <Total
            label={t('claims.column.copayAmount')}
            amount={sumText(saidYouPaid(totals))}
            said={says('paidThisYear', whoseYear, statedSum(saidYouPaid(totals)))}
          />
          <Total
            label={t('claims.column.amtInsurancePaid')}
            amount={sumText(saidPlanPaid(totals))}
            said={says('planPaidInYear', whoseYear, statedSum(saidPlanPaid(totals)))}
          />
        </dl>
      </div>
      {lacksSome(totals) && (
        <div className="pad stack s2">
          <LackingNote totals={totals} />
        </div>
      )}
      <ClaimsTable
        rows={rows}
        caption={
          fromDate === toDate
            ? t('claims.captionOnDay', { day: format.longDate(toDate) })
            : t('claims.caption', {
                from: format.longDate(fromDate),
                to: format.longDate(toDate),
              })
        }
      />
    </section>
  );
}

function Total({ label, amount, said }: { label: string; amount: string; said: Said }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num" {...said}>
        {amount}
      </dd>
    </div>
  );
}

function NothingOnRecord({ canBeLonger, fromDate, toDate, onLongerRange }: ClaimsResultProps) {
  const t = useText(claimsText);
  const format = useFormat();
  const [from, to] = [format.longDate(fromDate), format.longDate(toDate)];
  const title =
    fromDate === toDate ? t('claims.noneOnDay', { day: to }) : t('claims.none', { from, to });
  useAnnounced(title);
  return (
    <Nothing title={title} text={t('claims.noneHint')}>
      {canBeLonger && (
        <Button kind="secondary" onClick={onLongerRange}>
          {t('claims.showLonger')}
        </Button>
      )}
    </Nothing>
  );
}

function NothingMatches({ onClearFilter }: ClaimsResultProps) {
  const t = useText(claimsText);
  const words = useClaimFilter()[0].words.trim();
  const title = words ? t('claims.noMatch', { words: echoOf(words) }) : t('claims.noneFiltered');
  useAnnounced(title);
  return (
    <Nothing title={title} text={t(words ? 'claims.noMatchHint' : 'claims.noneFilteredHint')}>
      <Button kind="secondary" onClick={onClearFilter}>
        {t('claims.clearFilter')}
      </Button>
    </Nothing>
  );
}

function Nothing(props: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="card stack">
      <h2>{props.title}</h2>
      <p className="mute">{props.text}</p>
      <div>{props.children}</div>
    </section>
  );
}

function Failed({ failure, retry }: { failure: Failure; retry: () => void }) {
  return (
    <FailedAlert
      title={useSentences('claims').failed}
      failure={failure}
      phone={usePhone()}
      onRetry={retry}
    />
  );
}

/** Announces the result of a search or another period; the first response of a page too. */
function useAnnounced(words: string): void {
  const announce = useAnnounce();
  useEffect(() => announce(words), [announce, words]);
}

const rows = Array.from({ length: 8 }, (_, index) => index);

/** The list on its way, of the height that it will have, so that nothing below it jumps. */
function ClaimsSkeleton() {
  const { loading } = useSentences('claims');
  return (
    <section className="card flush">
      <div className="pad">
        <p className="mute" role="status">
          {loading}
        </p>
      </div>
      {rows.map((row) => (
        <div key={row} className="claims-skeleton-row" aria-hidden="true">
          <span className="skel s" />
          <span className="skel" />
        </div>
      ))}
    </section>
  );
}
