import { useFormat, useText } from '../../../language';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { Alert } from '../../../ui';
import lookupText from './lookup.text';

/** Medicare, from October to December: what one can do about the plan of the next year today (Spec §9). */
export function PlanWindowNote() {
  const t = useText(lookupText);
  const format = useFormat();
  const { businessLine } = useSession();
  const { planYear, planWindow, planWindows } = usePlanYear();
  if (businessLine !== 'MEDD' || !planWindow) return null;
  const { from, to } = planWindows.openEnrollment;
  return (
    <Alert
      tone="info"
      title={t(`lookup.window.${planWindow}`, {
        year: String(planYear + 1),
        from: format.longDate(`${planYear}-${from}`),
        to: format.longDate(`${planYear}-${to}`),
      })}
    />
  );
}
