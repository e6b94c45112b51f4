import { limitProgress, restOf, toComeIn, unpricedIn } from '@portal/domain';
import type { CountedLimit, FillCostNow } from '@portal/domain/facts';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { useToday } from '../../../../platform';
import { FillCostSentence } from '../../../../plan/fill-cost/FillCostSentence';
import { useBrandExtra } from '../../../../plan/fill-cost/use-fill-cost';
import { OtherInsuranceNote } from '../../../../plan/other-insurance/OtherInsuranceNote';
import { useTellsFamily } from '../../../../plan/use-balances';
import type { MyDrugsAnswer } from '../my-drugs.requests';
import { isUsedUp, soonestFirst } from '../my-drugs.selectors';
import myDrugsText from '../my-drugs.text';
import { useSumText } from '../../../../plan/sums/use-sum-text';
import { says, saysAll, statedSum } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

interface ShortCardProps {
  /** Whose drugs they are; null for the member’s own. */
  memberId: string | null;
  answer: MyDrugsAnswer;
  /** The deductible that counts for the next fill. */
  deductible: CountedLimit;
  /** What a covered fill costs the person from now on. */
  now: FillCostNow;
  year: number;
}

/** Three figures: what the rest of the year costs, which drug runs out first, the deductible. */
export function ShortCard({ memberId, answer, deductible, now, year }: ShortCardProps) {
  const t = useText(myDrugsText, drugForms);
  const format = useFormat();
  const language = useLanguage();
  const today = useToday();
  const whose = useWhoseDrugs();
  const rest = restOf(answer.drugs, year);
  const refills = [toComeIn, unpricedIn].flatMap((fills) => fills(answer.drugs, year)).length;
  const sumText = useSumText();
  const [first] = soonestFirst(answer.drugs).filter(
    ({ state, isInProgress }) => state === 'current' && !isInProgress,
  );
  return (
    <section className="card tint" aria-label={t('myDrugs.short')}>
      <dl className="trio">
        <div>
          <dt className="mute">{t('myDrugs.stillPay', { year: String(year) })}</dt>
          {answer.planName === '' || !answer.countsYear ? (
            <dd className="big">{t('myDrugs.notAvailable')}</dd>
          ) : (
            <>
              <dd
                className={rest?.isAtLeast === false ? 'huge num' : 'big'}
                {...says('restOfYear', [whose, year], statedSum(rest))}
              >
                {sumText(rest)}
              </dd>
              <dd>
                {refills > 0 ? t('myDrugs.refills', { count: refills }) : t('myDrugs.noRefills')}
              </dd>
            </>
          )}
        </div>
        {first && (
          <div>
            {isUsedUp(first, today) ? (
              <>
                <dt className="mute">{t('myDrugs.ranOut')}</dt>
                <dd className="big">{drugTitle(first, language, t)}</dd>
              </>
            ) : (
              <>
                <dt className="mute">{t('myDrugs.runsOut')}</dt>
                <dd className="big" {...says('runsOut', first.rxNumber, first.nextFillOn)}>
                  {format.weekday(first.nextFillOn)}
                </dd>
                <dd>{drugTitle(first, language, t)}</dd>
              </>
            )}
          </div>
        )}
        <div>
          <dt className="mute">
            {t(
              deductible.scope === 'family' ? 'myDrugs.familyDeductible' : 'myDrugs.ownDeductible',
            )}
          </dt>
          <Deductible {...deductible} whose={whose} now={now} />
        </div>
      </dl>
      <OtherInsuranceNote memberId={memberId} />
    </section>
  );
}

function Deductible({
  met,
  limit,
  scope,
  whose,
  now,
}: CountedLimit & { whose: string; now: FillCostNow }) {
  const t = useText(myDrugsText);
  const format = useFormat();
  const tellsFamily = useTellsFamily(scope === 'family');
  const of = [scope === 'family' ? 'family' : whose, 'deductible'];
  const costNow = <CostNow now={now} whose={whose} />;
  if (limit === 0) {
    return (
      <>
        <dd className="big">{t('myDrugs.noDeductible')}</dd>
        {now.cost === 'share' ? <dd>{t('myDrugs.noDeductibleText')}</dd> : costNow}
      </>
    );
  }
  if (met === null || limit === null) {
    return (
      <>
        <dd className="big">{t('myDrugs.notAvailable')}</dd>
        {costNow}
      </>
    );
  }
  const { isMet, remaining } = limitProgress(met, limit);
  if (isMet) {
    return (
      <>
        <dd className="big ok" {...says('metBy', of, scope)}>
          {t('myDrugs.met')}
        </dd>
        {costNow}
      </>
    );
  }
  return (
    <>
      <dd className="big" {...says('leftOf', of, remaining)}>
        {t('myDrugs.left', { amount: format.money(remaining) })}
      </dd>
      {now.cost === 'full' && (scope === 'individual' || tellsFamily) ? (
        <dd {...saysAll(says('countedTo', of, met), says('limitOf', of, limit))}>
          {t('myDrugs.metOf', { met: format.money(met), limit: format.money(limit) })}
        </dd>
      ) : (
        costNow
      )}
    </>
  );
}

/** What a covered fill of the person costs from now on, or why that is not known; nothing of a full price. */
function CostNow({ now, whose }: { now: FillCostNow; whose: string }) {
  const t = useText(myDrugsText);
  const { money } = useFormat();
  const brandExtra = useBrandExtra(now.cost === 'nothing');
  switch (now.cost) {
    case 'full':
      return null;
    case 'unknown':
      return (
        <dd>
          <FillCostSentence now={now} of={whose} />
        </dd>
      );
    case 'nothing':
      return (
        <dd {...says('fillCostNow', whose, now.cost)}>
          {`${t('myDrugs.nothingNow', { none: money(0) })} ${brandExtra}`.trim()}
        </dd>
      );
    default:
      return <dd {...says('fillCostNow', whose, now.cost)}>{t(`myDrugs.${now.cost}Now`)}</dd>;
  }
}
