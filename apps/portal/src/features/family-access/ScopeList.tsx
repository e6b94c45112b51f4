import type { OutputOf } from '@portal/contracts';
import type { familyAccess } from '@portal/contracts/family-access';
import { useText } from '../../language';
import accessText from './access.text';

type Scope = OutputOf<typeof familyAccess.getPeople>['people'][number]['scopes'][number];

/** What a caregiver may do, as a list. */
export function ScopeList({ scopes }: { scopes: readonly Scope[] }) {
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>
          <ScopeText scope={scope} />
        </li>
      ))}
    </ul>
  );
}

/** What a caregiver may do; of messages also what can be read in them. */
export function ScopeText({ scope }: { scope: Scope }) {
  const t = useText(accessText);
  return (
    <>
      {t(`access.scope.${scope}`)}
      {scope === 'messages' && (
        <>
          . <span className="mute">{t('access.messagesHint')}</span>
        </>
      )}
    </>
  );
}
