import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { type Failure, isUnanswered } from '../../../store';
import { Alert } from '../../../ui';
import settingsText from '../settings.text';

interface NotSavedProps {
  failure: Failure;
  /** What the service has, where a form with what was typed is in its place. */
  onFile?: ReactNode;
}

/** A change was not saved; or no answer came, and the settings are requested again to show which of them hold. */
export function NotSaved({ failure, onFile }: NotSavedProps) {
  const t = useText(settingsText);
  const isLost = isUnanswered(failure);
  return (
    <Alert tone="bad" role="alert" title={t(isLost ? 'settings.unanswered' : 'settings.notSaved')}>
      {isLost && onFile && (
        <>
          <p>{t('settings.onFile')}</p>
          {onFile}
        </>
      )}
    </Alert>
  );
}
