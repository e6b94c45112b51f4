import { createSearchParams, useLocation } from 'react-router-dom';
import { useText } from '../../../../language';
import { useExceptionPath } from '../../../../plan';
import { useSession } from '../../../../session';
import { Alert, ButtonLink } from '../../../../ui';
import labels from '../../drug-labels.text';
import priceText from '../price.text';

/**
 * Prices without a plan: what a member can ask the plan for, that the plan did not load, or a visitor's way to sign in
 * and come back to this fill.
 */
export function NotCoveredAlert({ hasPlan, title }: { hasPlan: boolean; title: string }) {
  const t = useText(labels, priceText);
  const { signedIn } = useSession();
  const { pathname, search } = useLocation();
  const returnTo = createSearchParams({ returnTo: `${pathname}${search}` });
  const exception = useExceptionPath();
  const link = signedIn
    ? hasPlan && exception && { to: exception, label: t('drugNote.exception') }
    : { to: `/member/login?${returnTo}`, label: t('price.signIn') };
  return (
    <Alert
      tone={hasPlan || signedIn ? 'warn' : 'info'}
      level={2}
      title={title}
      action={
        link && (
          <ButtonLink kind="secondary" to={link.to}>
            {link.label}
          </ButtonLink>
        )
      }
    >
      <p>
        {t(
          hasPlan
            ? 'price.notCoveredText'
            : signedIn
              ? 'price.planMissingText'
              : 'price.visitorText',
        )}
      </p>
    </Alert>
  );
}
