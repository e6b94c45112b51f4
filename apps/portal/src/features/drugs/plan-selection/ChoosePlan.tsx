import { plans } from '@portal/contracts/plans';
import { useState } from 'react';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { type Failure, requestOf, useSaving } from '../../../store';
import { Alert, Button, Card, PhoneLink } from '../../../ui';
import { Dialog } from '../../../ui/Dialog';
import { planChoice, type PlanOption, type PlanOptions } from './plan-selection.requests';
import planText from './plan-selection.text';

interface ChoosePlanProps {
  options: PlanOptions;
  plan: PlanOption;
  onChanged: () => void;
}

/** Chooses the plan of the next year; only in the enrollment window, and not by staff. */
export function ChoosePlan({ options, plan, onChanged }: ChoosePlanProps) {
  const t = useText(planText);
  const format = useFormat();
  const { emulation, staff } = useSession();
  const { planYear, planWindow, planWindows } = usePlanYear();
  const year = String(options.planYear);
  const [from, to] = [planWindows.openEnrollment.from, planWindows.openEnrollment.to].map((day) =>
    format.longDate(`${planYear}-${day}`),
  ) as [string, string];
  if (planWindow !== 'openEnrollment') {
    const key = planWindow === 'afterEnrollment' ? 'plans.tooLate' : 'plans.tooEarly';
    return (
      <Card title={t('plans.chooseTitle')}>
        <p>{t(key, { from, to })}</p>
      </Card>
    );
  }
  return (
    <Card title={t('plans.chooseTitle')}>
      {options.planSelectionValues.selectedPlan === plan.planCode ? (
        <Alert tone="ok" role="status" title={t('plans.isChosen', { year })}>
          <p>{t('plans.canChange', { to })}</p>
        </Alert>
      ) : emulation || staff ? (
        <p>{t('plans.readOnly')}</p>
      ) : (
        <>
          <p>
            {plan.planCode === options.currentPlan
              ? t('plans.keepHint', { year, to })
              : t('plans.chooseHint', { date: format.longDate(`${year}-01-01`), to })}
          </p>
          <Choice options={options} plan={plan} onChanged={onChanged} />
        </>
      )}
    </Card>
  );
}

/** The button, which asks first; what was refused stands above it. */
function Choice({ options, plan: { planCode, planName }, onChanged }: ChoosePlanProps) {
  const t = useText(planText);
  const memberId = useSession().userInfo?.memberId ?? '';
  const { save, isRunning, failure } = useSaving(planChoice, onChanged);
  const mayHave = useMayHaveArrived(failure);
  const [isAsking, setAsking] = useState(false);
  const year = String(options.planYear);
  const isOwn = planCode === options.currentPlan;
  const label = t(isOwn ? 'plans.keep' : 'plans.choose');
  const choose = () => {
    setAsking(false);
    save({ body: { memberId, planCode } });
  };
  return (
    <>
      {failure && !isRunning && !mayHave && <Refused failure={failure} />}
      {failure && !isRunning && mayHave && (
        <ArrivalNotice
          request={requestOf(plans.getOptions, 'arrival')}
          input={{ memberId }}
          isThere={({ planSelectionValues }) => planSelectionValues.selectedPlan === planCode}
          onThere={onChanged}
          say={{
            looking: t('plans.looking'),
            notThere: { title: t('plans.notThere'), hint: t('plans.chooseAgain') },
            unknown: { title: t('plans.choiceUnknown'), hint: t('plans.chooseAgain') },
          }}
        />
      )}
      <Button wide busy={isRunning} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <Dialog
          title={t(isOwn ? 'plans.askKeep' : 'plans.ask', { plan: planName, year })}
          describedBy="ask-plan"
          onCancel={() => setAsking(false)}
        >
          <p id="ask-plan">{t(isOwn ? 'plans.askKeepHint' : 'plans.askHint', { year })}</p>
          <div className="row">
            <Button data-focus onClick={choose}>
              {label}
            </Button>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              {t('plans.notYet')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}

const reasons = { PLAN_CHOICE_CLOSED: 'closed', PLAN_NOT_OFFERED: 'notOffered' } as const;

/** Why the choice was not stored. */
function Refused({ failure: { code } }: { failure: Failure }) {
  const t = useText(planText);
  const phone = usePhone();
  const reason = code in reasons ? reasons[code as keyof typeof reasons] : ('failed' as const);
  return (
    <Alert tone="bad" role="alert" title={t('plans.notStored')}>
      <p>{t.parts(`plans.refused.${reason}`, { phone: <PhoneLink number={phone} /> })}</p>
    </Alert>
  );
}
