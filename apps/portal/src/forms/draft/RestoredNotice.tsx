import { useText } from '../../language';
import { Alert } from '../../ui';
import formsText from '../forms.text';

/** Says that the form holds a draft; and when the form has changed since, that answers were left out. */
export function RestoredNotice({ isComplete }: { isComplete: boolean }) {
  const t = useText(formsText);
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
