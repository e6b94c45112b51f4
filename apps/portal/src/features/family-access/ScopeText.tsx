import { useText } from '../../language';
import type { Caregiver } from './access.requests';
import accessText from './access.text';

/** What a caregiver may do; of messages also what can be read in them. */
export function ScopeText({ scope }: { scope: Caregiver['scopes'][number] }) {
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
