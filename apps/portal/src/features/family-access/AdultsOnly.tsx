import type { ReactNode } from 'react';
import { useText } from '../../language';
import { usePhone } from '../../brand';
import { useAgeRestriction } from '../../session';
import { Alert, PhoneLink } from '../../ui';
import accessText from './access.text';

/** Its children for adults; a minor, and a member whose age is not known, read why not and what to do (SS-10). */
export function AdultsOnly({ children }: { children: ReactNode }) {
  const t = useText(accessText);
  const restriction = useAgeRestriction();
  const phone = <PhoneLink number={usePhone()} />;
  if (!restriction) return children;
  return (
    <Alert tone="info" title={t(`access.${restriction}.title`)}>
      <p>{t.parts(`access.${restriction}.why`, { phone })}</p>
    </Alert>
  );
}
