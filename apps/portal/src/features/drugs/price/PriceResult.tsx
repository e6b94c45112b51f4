import { useState } from 'react';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { useSession } from '../../../session';
import { useRequested } from '../../../store';
import { DataState } from '../../../ui';
import type { DrugOnList } from '../drug-labels';
import { drugPrice } from '../drugs.requests';
import { usePlanCode } from '../plan';
import type { Fill } from './fill-form';
import { PersonChoice } from './PersonChoice';
import { ageGenderOf } from './price-choice';
import { PricesFound } from './PricesFound';
import priceText from './price.text';

/** The prices of a fill for one person of the plan. */
export function PriceResult({ drug, fill }: { drug: DrugOnList; fill: Fill }) {
  const t = useText(priceText);
  const clock = useClock();
  const { userInfo } = useSession();
  const plan = usePlanCode();
  const [person, setPerson] = useState<{ memberId: string; dob: string } | null>(null);
  const ageGender = ageGenderOf(person?.dob ?? userInfo?.dob, clock.now());
  const { data, retry } = useRequested(drugPrice, {
    hsn: drug.hsn,
    ...fill,
    ...(ageGender && { ageGender }),
    ...(person && { memberId: person.memberId }),
    ...(!userInfo && plan),
  });
  return (
    <>
      {userInfo && <PersonChoice onChoose={setPerson} />}
      <DataState
        data={data}
        loading={t('price.pricing')}
        failed={t('price.failed')}
        onRetry={retry}
        lines={8}
      >
        {({ priceInfo }) =>
          // Prices of the drug before are not shown as this one's.
          priceInfo.hsn === drug.hsn && <PricesFound prices={priceInfo} days={fill.days} />
        }
      </DataState>
    </>
  );
}
