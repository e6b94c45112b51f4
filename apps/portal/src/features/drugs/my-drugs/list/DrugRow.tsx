import { localDay } from '@portal/domain';
import { createSearchParams, Link } from 'react-router-dom';
import { useFormat, useLanguage, useText } from '../../../../language';
import { useClock } from '../../../../platform';
import { MailOrderLink, useFlag, usePriceADrug } from '../../../../session';
import { Tag } from '../../../../ui';
import { roles } from '../../../../ui/table-roles';
import labels from '../../drug-labels.text';
import type { MyDrug } from '../my-drugs.requests';
import { drugTitle, toComeIn, totalOf } from '../my-drugs.selectors';
import myDrugsText from '../my-drugs.text';

interface DrugRowProps {
  drug: MyDrug;
  year: number;
}

/** A drug with its next refill, what it costs now and in the rest of the year, and one action. */
export function DrugRow({ drug, year }: DrugRowProps) {
  const t = useText(myDrugsText, labels);
  const format = useFormat();
  const language = useLanguage();
  const { quantity, days, pharmacy, state, refillsLeft } = drug;
  return (
    <tr {...roles.row}>
      <th {...roles.rowHeader} scope="row">
        {drugTitle(drug, language, t)}
        <small>
          {state === 'waiting'
            ? t('myDrugs.notFilled')
            : t('myDrugs.supply', {
                quantity: format.number(quantity ?? 0),
                days: days ?? 0,
                pharmacy: pharmacy?.name ?? '',
              })}
        </small>
        <DrugTags drug={drug} />
      </th>
      <td {...roles.cell} data-l={t('myDrugs.next')}>
        <span>
          <NextRefill drug={drug} />
        </span>
      </td>
      <td {...roles.cell} className="num" data-l={t('myDrugs.refillsLeft')}>
        {state === 'waiting' || refillsLeft === null ? (
          <span className="mute">{t('myDrugs.notAvailable')}</span>
        ) : (
          refillsLeft || <span className="mute">{t('myDrugs.noneLeft')}</span>
        )}
      </td>
      <td {...roles.cell} className="num" data-l={t('myDrugs.payNow')}>
        <PriceNow drug={drug} />
      </td>
      <td {...roles.cell} className="num" data-l={t('myDrugs.rest', { year: String(year) })}>
        {state === 'current' && drug.price ? (
          format.money(totalOf(toComeIn([drug], year)))
        ) : (
          <span className="mute">{t('myDrugs.notCounted')}</span>
        )}
      </td>
      <td {...roles.cell} className="no-print">
        <Action drug={drug} />
      </td>
    </tr>
  );
}

function DrugTags({
  drug: { state, rejectCode, refillsLeft, savings, rules, hsn },
}: {
  drug: MyDrug;
}) {
  const t = useText(myDrugsText);
  const isWaiting = state === 'waiting';
  return (
    <span className="row tight tags">
      {isWaiting && (
        <Tag tone="bad">{t(rejectCode === '75' ? 'myDrugs.tag75' : 'myDrugs.tagOther')}</Tag>
      )}
      {!isWaiting && rules === null && hsn !== '' && (
        <Tag tone="bad">{t('myDrugs.notCovered')}</Tag>
      )}
      {!isWaiting && refillsLeft === 0 && <Tag tone="warn">{t('myDrugs.noRefillsLeft')}</Tag>}
      {!isWaiting && savings.length > 0 && (
        <Tag tone="ok" icon="trending-down">
          {t('myDrugs.canCostLess')}
        </Tag>
      )}
    </span>
  );
}

const waitingCodes = ['75', '70', '76'] as const;

function NextRefill({ drug }: { drug: MyDrug }) {
  const t = useText(myDrugsText);
  const format = useFormat();
  const today = localDay(useClock().now());
  if (drug.state === 'waiting') {
    const known = waitingCodes.find((code) => code === drug.rejectCode);
    return (
      <>
        <b>{t(known ? `myDrugs.waiting${known}` : 'myDrugs.waitingOther')}</b>
        <small>{t(known ? `myDrugs.waiting${known}Text` : 'myDrugs.waitingOtherText')}</small>
      </>
    );
  }
  if (drug.isInProgress) {
    return (
      <>
        <b>{t('myDrugs.filling')}</b>
        <small>{t('myDrugs.fillingText')}</small>
      </>
    );
  }
  return (
    <>
      <b className="num">{format.shortDate(drug.nextFillOn)}</b>
      <small>
        {drug.refillsLeft === 0
          ? t('myDrugs.renew')
          : drug.refillFrom <= today
            ? t('myDrugs.ready')
            : t('myDrugs.from', { date: format.shortDate(drug.refillFrom) })}
      </small>
    </>
  );
}

function PriceNow({ drug: { price, rules, hsn, cashPrice, state } }: { drug: MyDrug }) {
  const t = useText(myDrugsText);
  const format = useFormat();
  if (price?.youPay != null && state !== 'waiting') {
    return <span className="amount">{format.money(price.youPay)}</span>;
  }
  const isNotCovered = rules === null && hsn !== '';
  return (
    <span className="mute">
      {t(
        isNotCovered
          ? 'myDrugs.notCovered'
          : state === 'waiting'
            ? 'myDrugs.notAvailable'
            : 'myDrugs.noPrice',
      )}
      {isNotCovered && cashPrice !== null && (
        <small>{t('myDrugs.cashPrice', { amount: format.money(cashPrice) })}</small>
      )}
    </span>
  );
}

/** Where the claim says what to do, home delivery once it can be ordered, or the same fill at other pharmacies. */
function Action({ drug }: { drug: MyDrug }) {
  const t = useText(myDrugsText, labels);
  const language = useLanguage();
  const pricePath = usePriceADrug();
  const today = localDay(useClock().now());
  const canOrder = useFlag('mailOrder');
  const { hsn, ndc, quantity, days, pharmacy, refillsLeft } = drug;
  const isReadyByMail =
    canOrder &&
    pharmacy?.kind === 'mail' &&
    !drug.isInProgress &&
    refillsLeft !== null &&
    refillsLeft > 0 &&
    drug.refillFrom <= today;
  const name = drugTitle(drug, language, t);
  const labelled = (action: string) => ({ 'aria-label': t('myDrugs.for', { action, drug: name }) });
  if (drug.state === 'waiting') {
    const action = t('myDrugs.seeWhatToDo');
    return (
      <Link to="/member/claims" {...labelled(action)}>
        {action}
      </Link>
    );
  }
  if (isReadyByMail) {
    return (
      <MailOrderLink>
        {t('myDrugs.order')}
        <span className="sr">: {name}</span>
      </MailOrderLink>
    );
  }
  if (!pricePath || !hsn) return null;
  const action = t('myDrugs.seePrices');
  const fill = { hsn, ndc, quantity: String(quantity ?? ''), days: String(days ?? '') };
  return (
    <Link to={{ pathname: pricePath, search: `${createSearchParams(fill)}` }} {...labelled(action)}>
      {action}
    </Link>
  );
}
