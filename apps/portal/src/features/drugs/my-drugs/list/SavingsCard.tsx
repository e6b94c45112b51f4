import { costNowOf, topSavings } from '@portal/domain';
import { createSearchParams } from 'react-router-dom';
import { strengthText, useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle, nameIn } from '../../../../language/drug-name';
import { usePriceADrug } from '../../../../plan';
import { useSession } from '../../../../session';
import { useAnswer } from '../../../../store';
import { Card, Icon, type IconName, Link } from '../../../../ui';
import { daysLabel, paceHow, paceText } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import { fillQuery } from '../own-drugs';
import { type MyDrug, myDrugList, type Saving } from '../my-drugs.requests';
import { pricedForState, useFirstName } from '../../priced-for/priced-person';
import myDrugsText from '../my-drugs.text';
import { amountOf, says, saysAll } from '../../../../says/says';
import { useWhoseDrugs } from '../use-whose-drugs';

/** What would be cheaper, the largest saving first; nothing when there is none. */
export function SavingsCard({ drugs }: { drugs: readonly MyDrug[] }) {
  const t = useText(myDrugsText, amounts);
  const name = useFirstName(useAnswer(myDrugList).input?.memberId);
  const savings = topSavings(drugs);
  if (savings.length === 0) return null;
  return (
    <Card title={t('myDrugs.savings')}>
      <ul className="list">
        {savings.map(({ drug, saving }) => (
          <SavingRow
            key={[
              ...[drug.rxNumber, saving.kind, saving.ndc],
              ...[saving.pharmacyName, saving.days],
            ].join(' ')}
            drug={drug}
            saving={saving}
          />
        ))}
      </ul>
      <p className="note row tight">
        <Icon name="info" />
        <span>{t('myDrugs.savingsNote', { pace: paceHow(name, t) })}</span>
      </p>
    </Card>
  );
}

const icons: Record<Saving['kind'], IconName> = {
  drug: 'pill',
  supply: 'calendar',
  pharmacy: 'map-pin',
  unknown: 'trending-down',
};

function SavingRow({ drug, saving }: { drug: MyDrug; saving: Saving }) {
  const t = useText(myDrugsText, drugForms, amounts);
  const format = useFormat();
  const language = useLanguage();
  const pricePath = usePriceADrug();
  const whose = useWhoseDrugs();
  const ownId = useSession().userInfo?.memberId;
  // Whose drugs these are: the prices are for the same person.
  const listed = useAnswer(myDrugList).input?.memberId ?? null;
  const firstName = useFirstName(listed);
  const { kind, hsn, strength, pharmacyName: pharmacy, pharmacyKind, miles } = saving;
  const name = drugTitle(drug, language, t);
  const other = `${nameIn(language, saving)} ${strengthText(strength, language)}`.trim();
  const title = {
    drug: t('myDrugs.saveDrug', { other, drug: name }),
    supply: t('myDrugs.saveSupply', { drug: name, pharmacy, days: daysLabel(saving.days, t) }),
    pharmacy: t('myDrugs.savePharmacy', { drug: name, pharmacy }),
    unknown: name,
  }[kind];
  const own = drug.pharmacy?.name ?? '';
  const what = (
    { drug: 'Drug', supply: 'Supply', pharmacy: 'Pharmacy', unknown: 'Pharmacy' } as const
  )[kind];
  const isWhole = own !== '' && (kind !== 'drug' || saving.days !== null);
  const { youPay, savedPerYear } = saving;
  const before = costNowOf(saving);
  const fill = [whose, saving.ndc, amountOf(saving), pharmacy];
  // What the plan does not cover is compared at its price without the plan.
  const fillNow = [drug.rules && whose, drug.ndc, amountOf(drug), own];
  return (
    <li className="rule saving">
      <span className="rule-icon t-ok">
        <Icon name={icons[kind]} />
      </span>
      <div className="stack s1">
        <h3>{title}</h3>
        <p
          className="mute"
          {...(youPay !== null &&
            before !== null &&
            saysAll(says('costOnceMet', fill, youPay), says('costOnceMet', fillNow, before)))}
        >
          {youPay !== null &&
            before !== null &&
            t(`myDrugs.save${what}${isWhole ? '' : 'Any'}Text`, {
              amount: format.money(youPay),
              before: format.money(before),
              days: daysLabel(saving.days, t),
              own,
              pace: paceText(drug, firstName, t),
            })}{' '}
          {kind !== 'drug' &&
            (pharmacyKind === 'mail'
              ? t('myDrugs.byMail')
              : miles !== null && t('myDrugs.miles', { miles: format.miles(miles) }))}
        </p>
        {pricePath && kind === 'drug' && hsn && (
          <p className="no-print">
            <Link
              to={{ pathname: pricePath, search: `${createSearchParams(fillQuery(saving))}` }}
              state={pricedForState(listed === ownId ? null : listed)}
            >
              {t('myDrugs.for', { action: t('myDrugs.seePrices'), drug: other })}
            </Link>
          </p>
        )}
      </div>
      <b
        className="num ok"
        {...(kind === 'drug'
          ? says('swapSaving', [whose, drug.ndc, saving.ndc], savedPerYear)
          : says('placeSaving', fill, savedPerYear))}
      >
        {savedPerYear !== null && t('myDrugs.aYear', { amount: format.money(savedPerYear) })}
      </b>
    </li>
  );
}
