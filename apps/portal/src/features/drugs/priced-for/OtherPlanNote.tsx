import { createSearchParams, Link, useSearchParams } from 'react-router-dom';
import { useText } from '../../../language';
import { useSession } from '../../../session';
import { Alert } from '../../../ui';
import otherPlanText from './other-plan.text';
import { planParam, useIsOtherPlan, usePlanCode } from './plan';

/** Says that another plan than the member's own is shown, with the way back; nothing otherwise. */
export function OtherPlanNote() {
  const t = useText(otherPlanText);
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
