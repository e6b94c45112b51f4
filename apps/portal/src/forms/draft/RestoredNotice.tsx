import { useText } from '../../language';
import { Alert } from '../../ui';
import formsText from '../forms.text';

interface RestoredNoticeProps {
  isComplete: boolean;
  /** The draft is about something else than what the member came for. */
  isOther: boolean;
}

/** Says that the form holds a draft; and when the form has changed since, that answers were left out. */
export function RestoredNotice({ isComplete, isOther }: RestoredNoticeProps) {
  const t = useText(formsText);
  if (isOther) {
    return (
      <Alert tone="warn" role="status" title={t('formDraft.other')}>
        <p>{t('formDraft.otherHint')}</p>
      </Alert>
    );
  }
  if (isComplete) {
    return (
      <p className="mute" role="status">
        {t('formDraft.restored')}
      </p>
    );
  }
  return (
    <Alert tone="warn" role="status" title={t('formDraft.changedForm')}>
      <p>{t('formDraft.changedFormHint')}</p>
    </Alert>
  );
}
