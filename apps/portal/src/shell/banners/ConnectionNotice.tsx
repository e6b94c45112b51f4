import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../language';
import { usePlatform } from '../../platform';
import { usePhone } from '../../brand';
import { Icon, PhoneLink, useAnnounce } from '../../ui';
import shellText from '../shell.text';

/** Whether the device believes that it is connected; follows it. */
export function useOnline(): boolean {
  const platform = usePlatform();
  const listen = useCallback((notify: () => void) => platform.on('connection', notify), [platform]);
  return useSyncExternalStore(
    listen,
    () => platform.online,
    () => true,
  );
}

/** Calls `resume` each time that the connection is back. */
export function useWhenBackOnline(resume: () => void): void {
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) resume();
    before.current = online;
  }, [online, resume]);
}

/** A line above the screen while the device is offline; coming back is announced. */
export function ConnectionNotice() {
  const t = useText(shellText);
  const announce = useAnnounce();
  const phone = usePhone();
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (before.current !== online) announce(t(online ? 'shell.backOnline' : 'shell.offline'));
    before.current = online;
  }, [online, announce, t]);
  if (online) return null;
  return (
    <section className="offline t-warn" aria-label={t('shell.connection')}>
      <p className="wrap row tight">
        <Icon name="wifi-off" />
        <span>
          <b>{t('shell.offline')}</b>{' '}
          {t.parts('shell.offlineHint', { phone: <PhoneLink number={phone} /> })}
        </span>
      </p>
    </section>
  );
}
