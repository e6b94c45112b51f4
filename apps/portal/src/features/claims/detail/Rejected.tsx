import { type ClaimAction, isoDay, lastDayOf, rejectCodeOf, rejectionAdvice } from '@portal/domain';
import type { ReactNode } from 'react';
import { type PlainKeyOf, useFormat, useText } from '../../../language';
import { dialogRequested } from '../../../dialogs';
import { useEmergency, usePhone } from '../../../brand';
import { useApprovalPath, useExceptionPath } from '../../../plan';
import { useAddition, useFlag } from '../../../session';
import { type ClaimToAsk, nameAlone } from '../../../forms/claim-to-ask';
import { Button, ButtonLink, type IconName, useWhyClosed } from '../../../ui';
import type { Claim } from '../claims.selectors';
import type { ClaimEntry } from '../claims.requests';
import { RequestOfClaim } from './RequestOfClaim';
import claimLabelsText from '../claim-labels.text';
import claimRejectionsText from './claim-rejections.text';
import detailText from './detail.text';
import rejectionActionsText from './rejection-actions.text';
import { useAppDispatch } from '../../../store';

/** Why a claim was rejected, in plain words, that nothing was charged, and the one thing to do next. */
export function Rejected({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText(claimLabelsText, detailText, claimRejectionsText);
  const format = useFormat();
  const code = rejectCodeOf(entry.rejectCode);
  const has = useOpenSteps();
  const hasRequests = useAddition('coverageRequests');
  const emergency = useEmergency();
  const { action, ...advice } = rejectionAdvice(entry.rejectCode, {
    refillDate: isoDay(entry.refillDate) ?? '',
    earlyRefillsUntil: emergency?.earlyRefills ? lastDayOf(emergency) : '',
    pharmacyPhone: entry.pharmacyPhone,
    has,
  });
  const drug = claim.drug || t('claimLabels.drugMissing');
  const adviceText = () => {
    if ('date' in advice) return t(advice.key, { date: format.longDate(advice.date) });
    return 'code' in advice ? t(advice.key, { code: advice.code }) : t(advice.key);
  };
  if (hasRequests && entry.coverageRequest) {
    return (
      <>
        <h3>{code ? t(`claimReject.why.${code}`) : t('claims.rejected.title', { drug })}</h3>
        <RequestOfClaim request={entry.coverageRequest} />
      </>
    );
  }
  return (
    <>
      <h3>{code ? t(`claimReject.why.${code}`) : t('claims.rejected.title', { drug })}</h3>
      <p>
        {t('claims.rejected.text')} {adviceText()}
      </p>
      <NextStep
        action={action}
        pharmacyPhone={entry.pharmacyPhone}
        asks={claimToAsk(claim, entry)}
      />
    </>
  );
}

/** Which of the portal's screens the reader may go to from here; a Medicare member has one form for both requests. */
function useOpenSteps() {
  const exception = useExceptionPath();
  const hasRequests = useAddition('coverageRequests');
  const whyClosed = useWhyClosed();
  const opens = (action: ClaimAction) => whyClosed(screens[action]?.to ?? '') === null;
  return {
    approval: useApprovalPath() !== null && opens('approval'),
    exception: exception !== null && whyClosed(exception) === null,
    appeal: useFlag('coverageDetermination') && hasRequests && opens('appeal'),
    findPharmacy: useFlag('findAPharmacy') && opens('findPharmacy'),
    otherDrug: useFlag('drugLookup') && opens('otherDrug'),
    idCard: useFlag('viewIdCard'),
  };
}

interface ActionScreen {
  to: string;
  icon: IconName;
  label: PlainKeyOf<typeof rejectionActionsText>;
}

const screens: Partial<Record<ClaimAction, ActionScreen>> = {
  approval: {
    to: '/cvgdetermination/#!/member',
    icon: 'file-text',
    label: 'claimReject.action.approval',
  },
  exception: {
    to: '/member/drug-exception',
    icon: 'file-text',
    label: 'claimReject.action.exception',
  },
  appeal: { to: '/member/appeal', icon: 'file-text', label: 'claimReject.action.appeal' },
  findPharmacy: {
    to: '/member/find-a-pharmacy',
    icon: 'map-pin',
    label: 'claimReject.action.findPharmacy',
  },
  otherDrug: {
    to: '/member/druglookuponly',
    icon: 'search',
    label: 'claimReject.action.otherDrug',
  },
};

/** What the form of a request starts with. */
const claimToAsk = (
  { drugName, strength, drugForm }: Claim,
  { quantity, prescriberName, rejectCode }: ClaimEntry,
): ClaimToAsk => ({
  claim: {
    strength,
    drugForm,
    prescriberName,
    rejectCode,
    drugName: nameAlone({ drugName, strength }),
    quantity: quantity === null ? '' : String(quantity),
  },
});

/** What leads to a form, which starts with the claim. */
const requests: ReadonlySet<ClaimAction> = new Set(['approval', 'exception', 'appeal']);

interface NextStepProps {
  action: ClaimAction;
  pharmacyPhone: string;
  asks: ClaimToAsk;
}

function NextStep({ action, pharmacyPhone, asks }: NextStepProps) {
  const t = useText(rejectionActionsText);
  const dispatch = useAppDispatch();
  const exception = useExceptionPath();
  const ours = usePhone();
  const screen = screens[action];
  const call = (number: string, label: ReactNode) => (
    <ButtonLink icon="phone" href={`tel:${number.replace(/[^\d+]/g, '')}`}>
      {label}
    </ButtonLink>
  );
  const step = () => {
    if (screen) {
      return (
        <ButtonLink
          icon={screen.icon}
          to={(action === 'exception' && exception) || screen.to}
          state={requests.has(action) ? asks : undefined}
        >
          {t(screen.label)}
        </ButtonLink>
      );
    }
    if (action === 'idCard') {
      return (
        <Button icon="id-card" onClick={() => dispatch(dialogRequested('idCard'))}>
          {t('claimReject.action.idCard')}
        </Button>
      );
    }
    if (action === 'callUs' || !pharmacyPhone) {
      return call(ours, t('claimReject.action.callUs', { phone: ours }));
    }
    return call(pharmacyPhone, t('claimReject.action.callPharmacy', { phone: pharmacyPhone }));
  };
  return <div className="no-print">{step()}</div>;
}
