import { useId } from 'react';
import { dateText, useFormat, useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { titleOfClaim } from '../../../language/drug-name';
import { useClock } from '../../../platform';
import { pathOfClaimOn } from '../../../plan';
import claimPayersText from '../../../plan/claim-payers.text';
import { useOtherPayer } from '../../../plan/use-other-payer';
import { useFlag } from '../../../session';
import '../../../styles/table.css';
import { DataTable, LinkInText } from '../../../ui';
import type { Statement } from '../messages.requests';
import openMessageText from './open-message.text';
import { says } from '../../../says/says';

type Claim = Statement['claims'][number];

const columns = ['billed', 'discount', 'planPaid', 'otherPaid', 'youPaid', 'deductible'] as const;

/** The columns that other pages state, too. */
const statedBy: Partial<
  Record<(typeof columns)[number], `claim${'Paid' | 'PlanPaid' | 'OtherPaid'}`>
> = {
  planPaid: 'claimPlanPaid',
  otherPaid: 'claimOtherPaid',
  youPaid: 'claimPaid',
};

/** An explanation of benefits: what was billed, who paid what, claim by claim, and in total. */
export function StatementView({ statement }: { statement: Statement }) {
  const t = useText(claimPayersText, openMessageText);
  const format = useFormat();
  const title = useId();
  const { claims, totals, givenName, from, to } = statement;
  const shown = columns.filter((column) => column !== 'otherPaid' || totals.otherPaid !== 0);
  const { kind, name } = useOtherPayer(claims);
  const labelOf = (column: (typeof columns)[number]) =>
    column === 'otherPaid' ? t(`otherPayer.paid.${kind}`, { name }) : t(`statement.${column}`);
  const money = (amount: number | null) => (amount === null ? '' : format.money(amount));
  const heading = (
    <h3 id={title}>
      {t('statement.heading', {
        name: givenName,
        from: dateText(from, format.longDate),
        to: dateText(to, format.longDate),
      })}
    </h3>
  );
  if (claims.length === 0) {
    return (
      <section className="stack" aria-labelledby={title}>
        {heading}
        <p>{t('statement.none')}</p>
      </section>
    );
  }
  return (
    <section className="stack statement" aria-labelledby={title}>
      {heading}
      <dl className="row statement-totals">
        {(['youPaid', 'planPaid'] as const).map((column) => (
          <div key={column}>
            <dt className="mute">{t(`statement.${column}`)}</dt>
            <dd className="big num">{money(totals[column])}</dd>
          </div>
        ))}
      </dl>
      <p>{totals.otherPaid ? t(`statement.sumWith.${kind}`, { name }) : t('statement.sum')}</p>
      <DataTable
        className="wide"
        labelledBy={title}
        rows={claims}
        sumInFoot
        columns={[
          {
            key: 'claim',
            label: t('statement.claim'),
            isHead: true,
            cell: (claim) => <ClaimLink claim={claim} />,
            sum: t('statement.total'),
          },
          ...shown.map((column) => ({
            key: column,
            label: labelOf(column),
            className: 'num',
            headClassName: 'num wraps',
            says: ({ healthServiceId, [column]: amount }: Claim) =>
              statedBy[column] ? says(statedBy[column], healthServiceId, amount) : {},
            cell: (claim: Claim) => money(claim[column]),
            sum: money(totals[column]),
          })),
        ]}
      />
    </section>
  );
}

/** The claim's drug, day and pharmacy; a link as long as the claims history shows it. */
function ClaimLink({ claim }: { claim: Claim }) {
  const t = useText(drugForms, openMessageText);
  const language = useLanguage();
  const format = useFormat();
  const clock = useClock();
  const hasClaims = useFlag('claimsHistory');
  const { healthServiceId, dateOfService, pharmacyName, isReversed } = claim;
  const drug = titleOfClaim(claim, language, t);
  const path =
    hasClaims && healthServiceId && pathOfClaimOn(healthServiceId, dateOfService, clock.now());
  return (
    <>
      {path ? <LinkInText to={path}>{drug}</LinkInText> : drug}
      <small>
        {dateText(dateOfService, format.date)}
        {pharmacyName && <>, {pharmacyName}</>}
      </small>
      {isReversed && <small>{t('statement.reversed')}</small>}
    </>
  );
}
