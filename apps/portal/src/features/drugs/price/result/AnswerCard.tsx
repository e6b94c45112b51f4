import { isPriceWithinCopay, shareDecidedBy, sharedPrice } from '@portal/domain';
import { createSearchParams } from 'react-router-dom';
import { Terms } from '../../../../content';
import { useFormat, useText } from '../../../../language';
import { usePharmacyLocator } from '../../../../plan';
import { Card, Link } from '../../../../ui';
import { daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import '../../../../ui/charts/chart.css';
import priceText from '../price.text';
import answerText from './answer.text';
import type { PricedFill, PricedPharmacy, Prices } from '../../drug-labels';
import { type Said, says } from '../../../../says/says';
import { fillOf, usePricedWho } from '../stated-fill';

const limitsReached = {
  individual: 'answer.limitIndividual',
  family: 'answer.limitFamily',
} as const;
const limitsMet = { individual: 'answer.limitMet', family: 'answer.limitMetFamily' } as const;

interface Place {
  pharmacy: PricedPharmacy;
  fill: PricedFill;
}

interface AnswerCardProps {
  prices: Prices;
  lowest: Place;
  /** One dose has no days of supply. */
  isOneDose: boolean;
  /** Where was searched. */
  zip: string;
  /** The member's default pharmacy, when it is one of those compared. */
  own?: Place | undefined;
  /** The pharmacy that was chosen in the search for pharmacies, when it is another one. */
  chosen?: Place | undefined;
  /** A price without the plan that is lower. */
  cash?: { pharmacy: PricedPharmacy; cashPrice: number } | undefined;
}

/** The answer in one number, and what it is made of; the parts add up to the agreed price. */
export function AnswerCard({
  prices,
  lowest: { pharmacy, fill },
  isOneDose,
  zip,
  cash,
  ...places
}: AnswerCardProps) {
  const t = useText(answerText, amounts, priceText);
  const format = useFormat();
  const money = (amount: number | null) =>
    amount === null ? t('price.notKnown') : format.money(amount);
  const whose = usePricedWho(prices);
  const of = fillOf(prices, fill, pharmacy);
  // What of it is met is not counted.
  const deductible = prices.countsYear ? 'answer.deductible' : 'answer.deductibleOpen';
  const own = [
    ['deductible', 'key k3', fill.deductible, t(deductible)],
    ['copay', 'key', fill.copay, t(copayKey(fill))],
    [
      'coinsurance',
      'key',
      fill.coinsurance,
      t(coinsuranceKey(fill), { percent: format.percent(fill.coinsurancePercent ?? 0) }),
    ],
    ['difference', 'key', fill.brandDifference, t('answer.difference')],
  ] as const;
  return (
    <Card title={t('answer.youPay')}>
      <div className="stack s1">
        <p className="huge num" {...says('nextFill', [whose, ...of], fill.youPay)}>
          {money(fill.youPay)}
        </p>
        <p>
          {t(isOneDose ? 'answer.atDose' : 'answer.at', {
            pharmacy: pharmacy.name,
            days: daysLabel(fill.days, t),
          })}
        </p>
        {(['chosen', 'own'] as const).map((which) => {
          const place = places[which];
          if (!place || place.pharmacy.npi === pharmacy.npi) return;
          return (
            <OtherPlace
              key={which}
              which={which}
              place={place}
              zip={zip}
              said={says(
                'nextFill',
                [whose, ...fillOf(prices, place.fill, place.pharmacy)],
                place.fill.youPay,
              )}
            />
          );
        })}
        {cash && (
          <p {...says('fullPrice', fillOf(prices, fill, cash.pharmacy), cash.cashPrice)}>
            {t('answer.cashLowest', {
              amount: money(cash.cashPrice),
              pharmacy: cash.pharmacy.name,
            })}
          </p>
        )}
      </div>
      <Split fill={fill} />
      <dl className="figures">
        {own
          .filter(([, , amount]) => amount)
          .map(([name, mark, amount, label]) => (
            <div key={name}>
              <dt className={mark}>{label}</dt>
              <dd className="num">{money(amount)}</dd>
            </div>
          ))}
        {fill.extraHelpPays ? (
          <div>
            <dt className="key k0">{t('answer.extraHelpPays')}</dt>
            <dd className="num">{money(fill.extraHelpPays)}</dd>
          </div>
        ) : null}
        <div>
          <dt className="key k0">{t('answer.planPays')}</dt>
          <dd className="num" {...says('planPays', [whose, ...of], fill.planPays)}>
            {money(fill.planPays)}
          </dd>
        </div>
        <div className="sum">
          <dt>{t('answer.agreed')}</dt>
          <dd className="num" {...says('agreedPrice', of, fill.agreedPrice)}>
            {money(fill.agreedPrice)}
          </dd>
        </div>
      </dl>
      <Terms ids={['allowed-amount', ...sharesOf(fill)]} />
      <LimitNote fill={fill} />
      <ReasonNote fill={fill} />
      {fill.nextYouPay !== null && fill.nextYouPay !== fill.youPay && (
        <p className="note">{t('answer.next', { amount: money(fill.nextYouPay) })}</p>
      )}
    </Card>
  );
}

/** The shares that the fill has, as terms of the glossary. */
const sharesOf = (fill: PricedFill) =>
  (['deductible', 'copay', 'coinsurance'] as const).filter((name) => fill[name]);

const coinsuranceTexts = {
  percent: 'answer.coinsurance',
  least: 'answer.coinsuranceLeast',
  most: 'answer.coinsuranceMost',
} as const;

/** Names what decided the share: the percent, the least or most of the plan, or a limit of the year. */
function coinsuranceKey(fill: PricedFill) {
  if (fill.limitedBy === 'individual' || fill.limitedBy === 'family')
    return 'answer.coinsuranceLimit';
  return coinsuranceTexts[
    shareDecidedBy(fill.coinsurance ?? 0, sharedPrice(fill), fill.coinsurancePercent ?? 0)
  ];
}

/** Names the copay, or the price of the drug where that is not higher. */
function copayKey(fill: PricedFill) {
  if (!isPriceWithinCopay(fill.copay ?? 0, sharedPrice(fill))) return 'answer.copay';
  return fill.deductible ? 'answer.restWithinCopay' : 'answer.priceWithinCopay';
}

const placeTexts = {
  own: { price: 'answer.atOwn', out: 'answer.ownOut' },
  chosen: { price: 'answer.atChosen', out: 'answer.chosenOut' },
} as const;

/** The member's own or chosen pharmacy: its price, or that the plan's price does not apply there. */
function OtherPlace(props: { which: 'own' | 'chosen'; place: Place; zip: string; said: Said }) {
  const t = useText(answerText);
  const format = useFormat();
  const locator = usePharmacyLocator();
  const { which, zip, said } = props;
  const { pharmacy, fill } = props.place;
  if (!pharmacy.inNetwork) {
    const search = createSearchParams({ ...(zip && { place: zip }), only: 'inNetwork' });
    return (
      <p>
        {t(placeTexts[which].out, { pharmacy: pharmacy.name })}{' '}
        {locator && (
          <Link className="no-print" to={`${locator}?${search}`}>
            {t('answer.chooseInNetwork')}
          </Link>
        )}
      </p>
    );
  }
  if (fill.youPay === null) return null;
  const amount = format.money(fill.youPay);
  return <p {...said}>{t(placeTexts[which].price, { pharmacy: pharmacy.name, amount })}</p>;
}

/** Why a limit makes the fill cheaper. Nothing to pay: nothing was left of the limit before this fill. */
function LimitNote({ fill }: { fill: PricedFill }) {
  const t = useText(answerText);
  const { limitedBy, youPay, brandDifference } = fill;
  if (limitedBy !== 'individual' && limitedBy !== 'family') return null;
  if (youPay === 0) return <p className="note">{t(limitsMet[limitedBy])}</p>;
  const isExtraAlone = youPay === brandDifference;
  return <p className="note">{t(isExtraAlone ? 'answer.extraAlone' : limitsReached[limitedBy])}</p>;
}

/** Why the tier's share does not hold. A limit is in the note before it, Extra Help among the amounts. */
function ReasonNote({ fill: { reason } }: { fill: PricedFill }) {
  const t = useText(answerText);
  if (reason !== 'insulinCap' && reason !== 'vaccine') return null;
  return <p className="note">{t(`answer.${reason}`)}</p>;
}

/** Deductible, own share and plan as parts of one bar; the list below has the same amounts. */
function Split({ fill }: { fill: PricedFill }) {
  const agreed = fill.agreedPrice ?? 0;
  if (agreed <= 0) return null;
  const toDeductible = fill.deductible ?? 0;
  const youPay = fill.youPay ?? 0;
  return (
    <svg
      className="price-split"
      viewBox={`0 0 ${agreed} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="plan" width={agreed} height="10" />
      <rect className="share" width={youPay} height="10" />
      <rect className="deductible" width={toDeductible} height="10" />
    </svg>
  );
}
