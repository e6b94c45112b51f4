import { planDay } from '@portal/domain';
import { useText } from '../../../../language';
import { useClock } from '../../../../platform';
import { useSession } from '../../../../session';
import { useRequested } from '../../../../store';
import { SlowNotice } from '../../../../ui';
import { DrugData } from '../../DrugData';
import type { DrugOnList } from '../../drug-labels';
import { drugPrice, isPriceOf, type PriceQuestion } from '../../drugs.requests';
import { useChosenNpi, useIsOtherPlan, usePlanCode } from '../../priced-for/plan';
import type { Fill } from '../fill-form';
import { PersonChoice } from '../../priced-for/PersonChoice';
import { ageGenderOf } from '../age-gender';
import { PricesFound } from './PricesFound';
import priceText from '../price.text';
import type { PricedPerson } from '../../priced-for/priced-person';

/** The prices of a fill for one person of the plan. */
export function PriceResult({
  drug,
  fill,
  priced,
}: {
  drug: DrugOnList;
  fill: Fill;
  priced: PricedPerson;
}) {
  const t = useText(priceText);
  const clock = useClock();
  const { userInfo } = useSession();
  const plan = usePlanCode();
  const isOtherPlan = useIsOtherPlan();
  const npi = useChosenNpi();
  const { person, isLoading } = priced;
  const ageGender = ageGenderOf(person ? person.dob : userInfo?.dob, planDay(clock.now()));
  const question: PriceQuestion = {
    hsn: drug.hsn,
    ...fill,
    ...(npi && { npi }),
    ...(ageGender && { ageGender }),
    ...(person && !isOtherPlan && { memberId: person.memberId }),
    ...((!userInfo || isOtherPlan) && plan),
  };
  const { data, retry } = useRequested(drugPrice, isLoading ? null : question);
  // Prices of the fill or the person before are not shown as this one's.
  const isBefore =
    isLoading ||
    (data.data && !isPriceOf(data.data.priceInfo, { memberId: userInfo?.memberId, ...question }));
  return (
    <>
      {data.status === 'loading' && <SlowNotice>{t('price.slow')}</SlowNotice>}
      {userInfo && !isOtherPlan && <PersonChoice {...priced} />}
      <DrugData
        data={isBefore ? { status: 'loading', input: question } : data}
        what="prices"
        failed={t('price.failed')}
        retry={retry}
        lines={8}
      >
        {({ priceInfo }) => <PricesFound prices={priceInfo} days={fill.days} />}
      </DrugData>
    </>
  );
}
