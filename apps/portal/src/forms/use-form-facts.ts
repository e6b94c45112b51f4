import type { DecisionTerms } from '@portal/domain/coverage-requests';
import type { FormFacts } from '@portal/domain/forms';
import { useMemo } from 'react';
import { useLanguage } from '../language';
import { useToday } from '../platform';
import { useSession } from '../session';

/** What the session knows of the person who fills in a form; unknown facts are absent. */
export function useFormFacts(terms?: DecisionTerms): FormFacts {
  const { signedIn, businessLine, userInfo } = useSession();
  const language = useLanguage();
  const today = useToday();
  return useMemo(() => {
    const {
      userFirstName = '',
      userLastName = '',
      dob,
      memberId,
      emailAddress,
      zip,
    } = userInfo ?? {};
    const all = {
      givenName: userFirstName,
      familyName: userLastName,
      fullName: `${userFirstName} ${userLastName}`.trim(),
      birthDate: dob,
      memberId,
      email: emailAddress,
      zip,
    };
    const known = Object.fromEntries(Object.entries(all).filter(([, fact]) => fact));
    return {
      today,
      signedIn,
      language,
      known,
      terms,
      businessLine: businessLine ?? 'COMMERCIAL',
    };
  }, [today, signedIn, language, businessLine, userInfo, terms]);
}
