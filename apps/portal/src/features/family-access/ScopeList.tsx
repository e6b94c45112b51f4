import { useText } from '../../language';
import accessText from './access.text';
import type { Caregiver } from './access.requests';

/** What a caregiver may do, as a list. */
export function ScopeList({ scopes }: Pick<Caregiver, 'scopes'>) {
  const t = useText(accessText);
  return (
    <ul>
      {scopes.map((scope) => (
        <li key={scope}>{t(`access.scope.${scope}`)}</li>
      ))}
    </ul>
  );
}
