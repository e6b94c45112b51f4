import type { ReactNode } from 'react';
import { useText } from '../language';
import { Alert } from './Alert';
import uiText from './ui.text';

/** The user went on without the second factor (AC-1): what was not done because of it. */
export function NotConfirmed({ children }: { children: ReactNode }) {
  const t = useText(uiText);
  return (
    <Alert tone="warn" role="alert" title={t('ui.notConfirmed')}>
      <p>{children}</p>
    </Alert>
  );
}
