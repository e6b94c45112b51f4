import { useText } from '../../../language';
import { type Failure, isUnanswered } from '../../../store';
import { Alert } from '../../../ui';
import settingsText from '../settings.text';

/** A change was not saved; or no answer came, and the settings are requested again to show which of them hold. */
export function NotSaved({ failure }: { failure: Failure }) {
  const t = useText(settingsText);
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t(isUnanswered(failure) ? 'settings.unanswered' : 'settings.notSaved')}
    />
  );
}
