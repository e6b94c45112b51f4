import { useRef, useState } from 'react';
import {
  draftList,
  draftRemoved,
  type FindForm,
  isRecord,
  unansweredStep,
  useFormsOfDrafts,
} from '../../../forms';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { Alert, Button, LinkInText, Part, Skeleton, VisuallyHidden } from '../../../ui';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { checkoutForm, checkoutPath } from '../../mail-order';
import { paymentForms } from '../../payments';
import {
  isUnanswered as isLost,
  useAppDispatch,
  useRequested,
  useSaving,
  withKey,
} from '../../../store';
import { draftDeleting, draftsAfter } from './security.requests';
import securityText from './security.text';

interface Draft {
  formId: string;
  savedAt: string;
  expiresAt: string;
  step?: string | undefined;
}

/** What the member has begun and not sent, each with a button that deletes it. Not for staff. */
export function SavedDrafts({ isReadOnly }: { isReadOnly: boolean }) {
  const t = useText(securityText);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isDeleted, setDeleted] = useState(false);
  const handleDeleted = () => {
    setDeleted(true);
    // The button that was pressed goes with its row.
    heading.current?.focus();
  };
  return (
    <div className="stack s2">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.drafts')}
      </h3>
      <p className="mute">{t(isReadOnly ? 'settings.drafts.staff' : 'settings.drafts.why')}</p>
      <p role="status" className="small">
        {isDeleted && t('settings.drafts.deleted')}
      </p>
      {!isReadOnly && <DraftRows onDeleted={handleDeleted} />}
    </div>
  );
}

function DraftRows({ onDeleted }: { onDeleted: () => void }) {
  const t = useText(securityText);
  const { data, retry } = useRequested(draftList);
  const drafts = (data.data?.drafts ?? []).filter((draft) => !isRecord(draft));
  const { formOf, isLoading } = useFormsOfDrafts(drafts.length > 0, useOtherDrafts());
  return (
    <Part
      data={data}
      loading={t('settings.drafts.loading')}
      failed={t('settings.drafts.failed')}
      retry={retry}
      empty={<p className="mute">{t('settings.drafts.none')}</p>}
      isEmpty={() => drafts.length === 0}
      keepWhileLoading
      lines={2}
    >
      {() =>
        isLoading ? (
          <Skeleton label={t('settings.drafts.loading')} lines={2} />
        ) : (
          <ul className="list">
            {drafts.map((draft) => (
              <DraftRow key={draft.formId} draft={draft} formOf={formOf} onDeleted={onDeleted} />
            ))}
          </ul>
        )
      }
    </Part>
  );
}

/** What is saved like a draft and belongs to no form. */
function useOtherDrafts(): FindForm {
  const t = useText(securityText, namesText);
  return (formId) => {
    if (formId === checkoutForm) {
      return { to: checkoutPath, title: t('screens.mailOrderCheckout') };
    }
    if (formId === paymentForms.amount) {
      return { to: '/payments/pay', title: t('settings.drafts.payment') };
    }
    if (formId === paymentForms.automatic) {
      return { to: '/payments/automatic', title: t('screens.automaticPayment') };
    }
    return formId.startsWith('reply-')
      ? { to: '/member/message-center', title: t('settings.drafts.reply') }
      : undefined;
  };
}

interface DraftRowProps {
  draft: Draft;
  formOf: FindForm;
  onDeleted: () => void;
}

function DraftRow({ draft, formOf, onDeleted }: DraftRowProps) {
  const { formId, savedAt, expiresAt, step } = draft;
  const t = useText(securityText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const [isAsking, setAsking] = useState(false);
  const deleting = useSaving(withKey(draftDeleting, formId), onDeleted);
  const found = formOf(formId);
  const form = found?.title ?? t('settings.drafts.other');
  /** Without it, the same could be sent twice: it can't be deleted. */
  const isUnanswered = step === unansweredStep;
  const times = { date: format.longDate(savedAt), time: format.theTime(savedAt) };
  const remove = () => {
    setAsking(false);
    deleting.save({ formId });
  };
  return (
    <li className="stack s1">
      <div className="between">
        <div>
          <p>{found ? <LinkInText to={found.to}>{form}</LinkInText> : <b>{form}</b>}</p>
          <p className="mute">
            {isUnanswered
              ? t('settings.drafts.unanswered', times)
              : t('settings.drafts.saved', { ...times, until: format.longDate(expiresAt) })}
          </p>
        </div>
        {!isUnanswered && (
          <Button kind="quiet" busy={deleting.isRunning} onClick={() => setAsking(true)}>
            {t('settings.drafts.delete')}
            <VisuallyHidden> {t('settings.drafts.deleteWhich', { form })}</VisuallyHidden>
          </Button>
        )}
      </div>
      {deleting.failure &&
        (isLost(deleting.failure) ? (
          <ArrivalNotice
            request={draftsAfter}
            input={undefined}
            isThere={(now) => !now.drafts.some((each) => each.formId === formId)}
            onThere={() => {
              onDeleted();
              dispatch(draftRemoved({ formId }));
              dispatch(draftList.requested());
            }}
            say={{
              looking: t('settings.drafts.looking'),
              notThere: { title: t('settings.drafts.notDeletedSoFar') },
              unknown: { title: t('settings.drafts.deletionUnknown') },
            }}
          />
        ) : (
          <Alert tone="bad" role="alert" title={t('settings.drafts.notDeleted')} />
        ))}
      {isAsking && (
        <ConfirmDialog
          title={t('settings.drafts.deleteTitle', { form })}
          confirm={t('settings.drafts.delete')}
          onConfirm={remove}
          keep={t('settings.drafts.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('settings.drafts.deleteHint')}
        </ConfirmDialog>
      )}
    </li>
  );
}
