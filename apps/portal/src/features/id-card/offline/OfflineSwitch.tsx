import { planDay } from '@portal/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useBrand } from '../../../brand';
import { useFlag, useSession } from '../../../session';
import { issuerOf } from '../card/issuer';
import type { IdCard } from '../card/shown-card';
import { type DeviceCards, deviceCards } from './device-cards';
import { cardsToSave, type SavedCards } from './saved-cards';
import idCardText from '../id-card.text';

const colourNames = ['--brand', '--brand-strong', '--brand-tint', '--accent', '--focus-halo'];

type State = 'asking' | 'off' | 'on' | 'busy' | 'failed';

/**
 * The setting that stores the member's cards on this device for offline use. Never for a user who
 * acts for a member: the device is not the member's.
 */
export function OfflineSwitch({
  cards,
  device = deviceCards,
}: {
  cards: readonly IdCard[];
  device?: DeviceCards;
}) {
  const t = useText(idCardText);
  const { emulation, fromAdminPortal } = useSession();
  const toSave = useSavedCards(cards);
  const [state, setState] = useState<State>('asking');
  const offered = device.possible && !emulation && !fromAdminPortal;
  const look = useEffectEvent(async (): Promise<State> => {
    if (!(await device.isOn())) return 'off';
    const fresh = toSave();
    // Seen online today: they count from today on, or no more.
    await (fresh ? device.refresh(fresh) : device.turnOff());
    return fresh ? 'on' : 'off';
  });
  useEffect(() => {
    if (!offered) return;
    void look()
      .catch((): State => 'off')
      .then(setState);
  }, [offered]);
  if (!offered || state === 'asking') return null;
  const saved = toSave();
  if (!saved) return null;
  const change = async (on: boolean) => {
    setState('busy');
    try {
      await (on ? device.turnOn(saved) : device.turnOff());
      setState(on ? 'on' : 'off');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="stack s2 no-print">
      <label className="card-offline">
        <input
          type="checkbox"
          checked={state === 'on'}
          aria-disabled={state === 'busy' || undefined}
          aria-describedby="card-offline-hint"
          onChange={(event) => state !== 'busy' && void change(event.target.checked)}
        />
        <b>{t('idCard.offline')}</b>
      </label>
      <p id="card-offline-hint" className="small mute">
        {t('idCard.offlineHint')}
      </p>
      <p role="status" className="small">
        {state === 'on' && t('idCard.offlineOn')}
        {state === 'busy' && t('idCard.offlineBusy')}
        {state === 'failed' && <span className="bad">{t('idCard.offlineFailed')}</span>}
      </p>
    </div>
  );
}

/** The cards as the device would store them now; null when none is valid. */
function useSavedCards(cards: readonly IdCard[]): () => SavedCards | null {
  const { client, userInfo, businessLine } = useSession();
  const withPersonCode = useFlag('personCode');
  const language = useLanguage();
  const brand = useBrand();
  const clock = useClock();
  return () => {
    const root = document.documentElement;
    const style = getComputedStyle(root);
    const look = {
      owner: userInfo?.memberId ?? '',
      line: businessLine ?? 'COMMERCIAL',
      withPersonCode,
      issuer: issuerOf(client, brand, language),
      language,
      theme: root.dataset['theme'] ?? 'a',
      colours: Object.fromEntries(colourNames.map((name) => [name, style.getPropertyValue(name)])),
    };
    return cardsToSave(cards, look, planDay(clock.now()));
  };
}
