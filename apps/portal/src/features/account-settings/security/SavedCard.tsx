import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useFlag, useSession } from '../../../session';
import { Alert, Button, Skeleton } from '../../../ui';
import { type DeviceCards, deviceCards } from '../../id-card/offline/index';
import securityText from './security.text';

type Saved = Awaited<ReturnType<DeviceCards['read']>>;
type State = 'saved' | 'busy' | 'deleted' | 'failed';

/** The ID cards that the member saved on this device, by name and day, with a button that deletes them there. */
export function SavedCard({ device = deviceCards }: { device?: DeviceCards }) {
  const t = useText(securityText);
  const format = useFormat();
  const { userInfo, fromAdminPortal } = useSession();
  const hasCard = useFlag('viewIdCard');
  const heading = useRef<HTMLHeadingElement>(null);
  /** Undefined: the device has not answered. */
  const [saved, setSaved] = useState<Saved | 'unknown' | undefined>();
  const [state, setState] = useState<State>('saved');
  const isOffered = device.possible && hasCard && !fromAdminPortal;
  const ownId = userInfo?.memberId;
  // Those of another member go with this member's sign-in, and are not theirs to see.
  const look = useEffectEvent(async () => {
    const found = await device.read().catch(() => 'unknown' as const);
    return found === 'unknown' || found?.owner === ownId ? found : null;
  });
  useEffect(() => {
    if (isOffered) void look().then(setSaved);
  }, [isOffered, ownId]);
  if (!isOffered) return null;
  const remove = async () => {
    setState('busy');
    try {
      await device.turnOff();
      setSaved(null);
      setState('deleted');
      heading.current?.focus();
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="stack s2">
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.card')}
      </h3>
      <p role="status" className="small">
        {state === 'deleted' && t('settings.card.deleted')}
      </p>
      {state === 'failed' && (
        <Alert tone="bad" role="alert" title={t('settings.card.notDeleted')} />
      )}
      {saved === undefined && <Skeleton label={t('settings.card.loading')} lines={1} />}
      {saved === 'unknown' && <p className="mute">{t('settings.card.unknown')}</p>}
      {saved === null && state !== 'deleted' && <p className="mute">{t('settings.card.none')}</p>}
      {saved && saved !== 'unknown' && (
        <div className="between">
          <div>
            <p>
              <b>{saved.cards.map(({ name }) => name).join(', ')}</b>
            </p>
            <p className="mute">
              {t('settings.card.saved', {
                date: format.longDate(saved.savedOn),
                until: format.longDate(saved.until),
              })}
            </p>
          </div>
          <Button kind="quiet" busy={state === 'busy'} onClick={() => void remove()}>
            {t('settings.card.delete')}
          </Button>
        </div>
      )}
    </div>
  );
}
