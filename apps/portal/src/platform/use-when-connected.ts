import { useEffect, useEffectEvent } from 'react';
import { usePlatform } from './use-platform';

/** While it is wanted, calls `resume` when the device, which was offline, is connected and the page is visible. */
export function useWhenConnected(isWanted: boolean, resume: () => void): void {
  const platform = usePlatform();
  const onConnected = useEffectEvent(resume);
  useEffect(() => {
    if (!isWanted) return undefined;
    let wasOffline = !platform.online;
    const look = () => {
      if (!platform.online) wasOffline = true;
      else if (wasOffline && platform.visible) {
        wasOffline = false;
        onConnected();
      }
    };
    const stops = [platform.on('connection', look), platform.on('shown', look)];
    return () => stops.forEach((stop) => stop());
  }, [isWanted, platform]);
}
