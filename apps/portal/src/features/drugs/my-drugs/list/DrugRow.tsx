import { restOf, planDay } from '@portal/domain';
import { createSearchParams } from 'react-router-dom';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import { useClock } from '../../../../platform';
import { claimPath, MailOrderLink, pathOfClaimOn, usePriceADrug } from '../../../../plan';
import { useAgeRestriction, useFlag, useSession } from '../../../../session';
import { useAppSelector } from '../../../../store';
import { Link, Tag } from '../../../../ui';
import { roles } from '../../../../ui/table-roles';
import { amountLabel, daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { pricedForState } from '../../priced-for/priced-person';
import type { Approval } from '../../../../plan/use-approvals';
import { type MyDrug, myDrugList } from '../my-drugs.requests';
import { fillQuery } from '../own-drugs';
import { isReady } from '../my-drugs.selectors';
import myDrugsText from '../my-drugs.text';
import { NextRefill } from './NextRefill';
import { useSumText } from '../../../../plan/sums/use-sum-text';
import { amountOf, says, statedSum } from '../../../../says/says';
import { useIsYearCounted, useWhoseDrugs, useWhosePrices } from '../use-whose-drugs';

interface DrugRowProps {
  drug: MyDrug;
  /** The plan pays for a drug that was refused: its approval. */
  approval: Approval | null;
  /** The day on which auto-refill ships it; null where it ships none. */
  shipsOn: string | null;
  year: number;
  /** False: the plan did not load, and so what it covers is not known. */
  hasPlan: boolean;
  /** Its number in the table, where not every row is in the page. */
  rowIndex?: number | undefined;
}

type PartProps = Pick<DrugRowProps, 'drug' | 'approval' | 'hasPlan'>;

/** A drug with its next refill, what it costs now and in the rest of the year, and one action. */
export function DrugRow({ drug, approval, shipsOn, year, hasPlan, rowIndex }: DrugRowProps) {
  const t = useText(myDrugsText, drugForms, amounts);
  const language = useLanguage();
  const { quantity, days, pharmacy, state, refillsLeft } = drug;
  const whose = useWhoseDrugs();
  const whosePrices = useWhosePrices();
  const isKnown = useIsYearCounted() && state === 'current' && drug.price !== null;
  const rest = restOf([drug], year);
  const sumText = useSumText();
  return (
    <tr {...roles.row} aria-rowindex={rowIndex}>
      <th {...roles.rowHeader} scope="row">
        {drugTitle(drug, language, t)}
        <small>
          {state === 'waiting'
            ? t('myDrugs.notFilled')
            : t('myDrugs.supply', {
                amount: amountLabel(quantity, drug.drugForm, t),
                days: daysLabel(days, t),
                pharmacy: pharmacy?.name ?? '',
              })}
        </small>
        <DrugTags drug={drug} approval={approval} hasPlan={hasPlan} />
      </th>
      <td {...roles.cell} data-l={t('myDrugs.next')}>
        <span>
          <NextRefill drug={drug} approval={approval} shipsOn={shipsOn} />
        </span>
      </td>
      <td
        {...roles.cell}
        {...says('refillsLeft', drug.rxNumber, state === 'waiting' ? null : refillsLeft || null)}
        className="num"
        data-l={t('myDrugs.refillsLeft')}
      >
        {state === 'waiting' || refillsLeft === null ? (
          <span className="mute">{t('myDrugs.notAvailable')}</span>
        ) : (
          refillsLeft || <span className="mute">{t('myDrugs.noneLeft')}</span>
        )}
      </td>
      <td
        {...roles.cell}
        {...(!approval &&
          state !== 'waiting' &&
          says(
            'nextFill',
            [whosePrices, drug.ndc, amountOf(drug), pharmacy?.npi],
            drug.price?.youPay,
          ))}
        className="num"
        data-l={t('myDrugs.payNow')}
      >
        <PriceNow drug={drug} approval={approval} hasPlan={hasPlan} />
      </td>
      <td
        {...roles.cell}
        {...(isKnown && says('drugRestOfYear', [whose, drug.ndc, year], statedSum(rest)))}
        className="num"
        data-l={t('myDrugs.rest', { year: String(year) })}
      >
        {isKnown ? sumText(rest) : <span className="mute">{t('myDrugs.notCounted')}</span>}
      </td>
      <td {...roles.cell} className="no-print">
        <Action drug={drug} approval={approval} shipsOn={shipsOn} />
      </td>
    </tr>
  );
}

/** Whether the drug is known not to be on the plan's list. */
const isNotCovered = ({ rules, hsn }: MyDrug, hasPlan: boolean) =>
  hasPlan && rules === null && hsn !== '';

function DrugTags({ drug, approval, hasPlan }: PartProps) {
  const t = useText(myDrugsText);
  const { state, rejectCode, refillsLeft, savings } = drug;
  const isWaiting = state === 'waiting';
  return (
    <span className="row tight tags">
      {approval && <Tag tone="ok">{t('myDrugs.approved')}</Tag>}
      {isWaiting && !approval && (
        <Tag tone="bad">{t(rejectCode === '75' ? 'myDrugs.tag75' : 'myDrugs.tagOther')}</Tag>
      )}
      {!isWaiting && isNotCovered(drug, hasPlan) && <Tag tone="bad">{t('myDrugs.notCovered')}</Tag>}
      {!isWaiting && refillsLeft === 0 && <Tag tone="warn">{t('myDrugs.noRefillsLeft')}</Tag>}
      {!isWaiting && savings.length > 0 && (
        <Tag tone="ok" icon="trending-down">
          {t('myDrugs.canCostLess')}
        </Tag>
      )}
    </span>
  );
}

function PriceNow({ drug, approval, hasPlan }: PartProps) {
  const t = useText(myDrugsText);
  const format = useFormat();
  const { price, cashPrice, state, ndc, pharmacy } = drug;
  const youPay = approval?.youPay ?? price?.youPay;
  if (youPay != null && (state !== 'waiting' || approval)) {
    return <span className="amount">{format.money(youPay)}</span>;
  }
  const notCovered = isNotCovered(drug, hasPlan);
  return (
    <span className="mute">
      {t(
        notCovered
          ? 'myDrugs.notCovered'
          : state === 'waiting'
            ? 'myDrugs.notAvailable'
            : 'myDrugs.noPrice',
      )}
      {(notCovered || !hasPlan) && cashPrice !== null && (
        <small {...says('fullPrice', [ndc, amountOf(drug), pharmacy?.npi], cashPrice)}>
          {t('myDrugs.cashPrice', { amount: format.money(cashPrice) })}
        </small>
      )}
    </span>
  );
}

const pathOfRejected = ({ claimId, claimDate }: MyDrug, now: Date) =>
  (claimId && pathOfClaimOn(claimId, claimDate, now)) || claimPath('');

/** Where the claim, or its approval, says what to do, home delivery once it can be ordered, or the same fill at other pharmacies. */
function Action({ drug, approval, shipsOn }: Pick<DrugRowProps, 'drug' | 'approval' | 'shipsOn'>) {
  const t = useText(myDrugsText, drugForms);
  const language = useLanguage();
  const pricePath = usePriceADrug();
  const now = useClock().now();
  const today = planDay(now);
  const hasMailOrder = useFlag('mailOrder');
  // An adult orders for a minor.
  const canOrder = useAgeRestriction() !== 'minor' && hasMailOrder;
  const ownId = useSession().userInfo?.memberId;
  // Whose drugs these are: the prices are for the same person.
  const listed = useAppSelector(myDrugList.select).input?.memberId ?? null;
  const { hsn, pharmacy, refillsLeft } = drug;
  const isReadyByMail =
    canOrder &&
    pharmacy?.kind === 'mail' &&
    !drug.isInProgress &&
    refillsLeft !== null &&
    refillsLeft > 0 &&
    isReady(drug, today);
  const name = drugTitle(drug, language, t);
  const labelled = (action: string) => ({ 'aria-label': t('myDrugs.for', { action, drug: name }) });
  if (drug.state === 'waiting') {
    const action = t('myDrugs.seeWhatToDo');
    return (
      <Link to={approval?.path ?? pathOfRejected(drug, now)} {...labelled(action)}>
        {action}
      </Link>
    );
  }
  if (shipsOn !== null && !drug.isInProgress) {
    const action = t('myDrugs.seeAutoRefill');
    return (
      <Link to="/member/mail-order/auto-refill" {...labelled(action)}>
        {action}
      </Link>
    );
  }
  if (isReadyByMail) {
    return (
      <MailOrderLink>
        {t('myDrugs.order')}
        <span className="sr"> {name}</span>
      </MailOrderLink>
    );
  }
  if (!pricePath || !hsn) return null;
  const action = t('myDrugs.seePrices');
  return (
    <Link
      to={{ pathname: pricePath, search: `${createSearchParams(fillQuery(drug))}` }}
      state={pricedForState(listed === ownId ? null : listed)}
      {...labelled(action)}
    >
      {action}
    </Link>
  );
}
