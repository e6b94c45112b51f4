import { useText } from '../../../language';
import { type Failure, isUnanswered } from '../../../store';
import { Alert } from '../../../ui';
import profileText from './profile.text';

const byStatus = {
  400: 'refused',
  403: 'notAllowed',
  409: 'changed',
  422: 'refused',
  429: 'tooMany',
} as const;

/** What was not saved and what to do. Takes the focus; what was chosen stays in the form. */
export function NotSaved({
  what,
  failure,
}: {
  what: 'packaging' | 'address' | 'contact';
  failure: Failure;
}) {
  const t = useText(profileText);
  const { status } = failure;
  const isKnown = Object.hasOwn(byStatus, status);
  const why = isKnown ? byStatus[status as keyof typeof byStatus] : 'again';
  return (
    <Alert
      tone="bad"
      role="alert"
      title={t(`profile.${isUnanswered(failure) ? 'unsure' : 'notSaved'}.${what}`)}
      focusOn={failure}
    >
      <p>{t(`profile.why.${why}`)}</p>
    </Alert>
  );
}
