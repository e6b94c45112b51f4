import { useText } from '../../language';
import { Alert } from '../../ui';
import formsText from '../forms.text';

interface RestoredNoticeProps {
  isComplete: boolean;
  /** What was typed in fields that the form no longer has. */
  leftOut: readonly string[];
  /** The draft is about something else than what the member came for. */
  isOther: boolean;
}

/** Says that the form holds a draft; and when the form has changed since, which answers have no field any more. */
export function RestoredNotice({ isComplete, leftOut, isOther }: RestoredNoticeProps) {
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
      {leftOut.length > 0 && (
        <>
          <p>{t('formDraft.leftOut')}</p>
          <ul>
            {leftOut.map((text, index) => (
              <li key={index} className="typed">
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
}
