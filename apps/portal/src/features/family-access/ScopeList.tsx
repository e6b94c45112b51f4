import type { Caregiver } from './access.requests';
import { ScopeText } from './ScopeText';

/** What a caregiver may do, as a list. */
export function ScopeList({ scopes }: Pick<Caregiver, 'scopes'>) {
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
