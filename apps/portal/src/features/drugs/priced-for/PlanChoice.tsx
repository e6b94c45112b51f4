import { drugs } from '@portal/contracts/drugs';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { useCall } from '../../../store';
import { Select } from '../../../ui';
import searchText from '../search/drug-search.text';
import { OtherPlanNote } from './OtherPlanNote';
import { planParam, usePlanCode } from './plan';

/** For visitors: the plan whose drug list and prices are shown, or none. It is in the URL. */
export function PlanChoice() {
  return useSession().signedIn ? <OtherPlanNote /> : <ClientPlans />;
}

function ClientPlans() {
  const t = useText(searchText);
  const { data } = useCall(drugs.getPlans);
  const [params, setParams] = useSearchParams();
  const { planCode = '' } = usePlanCode();
  const plans = data.data?.plans ?? [];
  if (data.status === 'failure') return <p className="note">{t('drugSearch.plansFailed')}</p>;
  if (plans.length === 0) return null;
  return (
    <div className="price-person no-print">
      <Select
        label={t('drugSearch.plan')}
        value={planCode}
        onChange={({ target }) => {
          const next = new URLSearchParams(params);
          if (target.value) next.set(planParam, target.value);
          else next.delete(planParam);
          setParams(next);
        }}
      >
        <option value="">{t('drugSearch.noPlan')}</option>
        {plans.map(({ planCode, planName }) => (
          <option key={planCode} value={planCode}>
            {planName}
          </option>
        ))}
      </Select>
    </div>
  );
}
