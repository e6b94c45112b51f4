import { partDLimits, standardThreshold } from '@portal/domain';
import { knownLimitsOf, type LimitSoFar } from '@portal/domain/facts';
import { useState } from 'react';
import '../../../styles/lists.css';
import '../../../styles/table.css';
import '../../../styles/year.css';
import '../drugs.css';
import '../my-drugs/my-drugs.css';
import { Page, usePhone } from '../../../brand';
import { useText } from '../../../language';
import { usePlanYear } from '../../../plan';
import { usePersonLimits } from '../../../plan/fill-cost/use-fill-cost';
import { useAgreed } from '../../../plan/use-balances';
import { isFirstLoad, type RemoteData, useAnswer } from '../../../store';
import { Alert, PhoneLink, Skeleton, useSentences } from '../../../ui';
import { planPeople } from '../drugs.requests';
import type { MyDrugsAnswer } from '../my-drugs/my-drugs.requests';
import { useMyDrugs } from '../my-drugs/use-my-drugs';
import paymentPlanText from './payment-plan.text';
import { Simulator } from './Simulator';

/** /member/payment-plan, Medicare only: what monthly bills would be; also without the member's drugs. */
export function PaymentPlanScreen() {
  const t = useText(paymentPlanText);
  const { data, chosen } = useMyDrugs();
  const answer = useLastAnswer(data);
  const { loading } = useSentences('drugs');
  return (
    <Page
      title={t('paymentPlan.title')}
      more={<p className="lead measure">{t('paymentPlan.lead')}</p>}
      print
    >
      {data.status === 'failure' && (
        <Alert tone="warn" role="alert" title={t('paymentPlan.drugsFailed')}>
          <p>{t('paymentPlan.drugsFailedText')}</p>
        </Alert>
      )}
      {answer === undefined ? (
        <Skeleton label={loading} lines={10} />
      ) : (
        <WithLimit answer={answer} chosen={chosen} />
      )}
    </Page>
  );
}

/** The amount of a limit, in dollars; null where there is none, or it is not known. */
const amountOf = (limit: LimitSoFar['limit']) => (typeof limit === 'number' ? limit : null);

/** The last answer, which stays when a reload fails; null when none has loaded, undefined until the first request ends. */
function useLastAnswer(data: RemoteData<MyDrugsAnswer>): MyDrugsAnswer | null | undefined {
  const [last, setLast] = useState<MyDrugsAnswer | null>();
  const next = data.data ?? (data.status === 'failure' ? (last ?? null) : last);
  if (next !== last) setLast(next);
  return next;
}

interface WithLimitProps {
  /** Null: the drugs did not load. */
  answer: MyDrugsAnswer | null;
  /** The member id of another person; null for the signed-in member. */
  chosen: string | null;
}

/** This year the plan's own limit, else the standard one of the year; without either nothing is worked out. */
function WithLimit({ answer, chosen }: WithLimitProps) {
  const t = useText(paymentPlanText);
  const phone = usePhone();
  const { planYear } = usePlanYear();
  const people = useAgreed(useAnswer(planPeople));
  const limits = usePersonLimits(people.data, chosen ?? undefined);
  const { deductible, outOfPocket } = knownLimitsOf(answer, limits);
  const own = {
    deductible: amountOf(deductible.limit),
    outOfPocketMaximum: amountOf(outOfPocket.limit),
  };
  const thresholdOf = (year: number) =>
    year === planYear ? (partDLimits(year, own)?.threshold ?? null) : standardThreshold(year);
  if (thresholdOf(planYear) === null) {
    return (
      <Alert tone="warn" title={t('paymentPlan.noLimit')}>
        <p>
          <PhoneLink number={phone} />
        </p>
      </Alert>
    );
  }
  return (
    <Simulator
      answer={answer}
      met={outOfPocket.met}
      isMetAwaited={isFirstLoad(people)}
      thresholdOf={thresholdOf}
    />
  );
}
