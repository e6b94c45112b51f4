import { drugs } from '@portal/contracts/drugs';
import { createSearchParams, useSearchParams } from 'react-router-dom';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { useCall } from '../../../store';
import { Alert, Link, Select } from '../../../ui';
import searchText from '../search/drug-search.text';
import { planParam, useIsOtherPlan, usePlanCode } from './plan';
import pricedForText from './priced-for.text';

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

/** Says that another plan than the member's own is shown, with the way back; nothing otherwise. */
function OtherPlanNote() {
  const t = useText(pricedForText);
  const { planSelectionValues: selected } = useSession();
  const { planCode = '' } = usePlanCode();
  const [params] = useSearchParams();
  if (!useIsOtherPlan()) return null;
  const plan = selected?.selectedPlan === planCode ? selected.planName : planCode;
  const own = [...params].filter(([name]) => name !== planParam);
  return (
    <Alert tone="info" title={t('otherPlan.title', { plan })}>
      <p>{t('otherPlan.hint')}</p>
      <p className="no-print">
        <Link to={{ search: `?${createSearchParams(own)}` }}>{t('otherPlan.own')}</Link>
      </p>
    </Alert>
  );
}
