import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useClock } from '../../platform';
import type { Failure, RemoteData, RootState } from '../../store';
import { useAppSelector } from '../../store';

interface SideBySide {
  select: (state: RootState) => Readonly<Record<string, RemoteData<unknown, unknown>>>;
}

/**
 * Of saves that run side by side: when the last one succeeded since the section opened, as an ISO date-time, and
 * the failure of the one that ended last.
 */
export function useLastSaved({ select }: SideBySide): {
  savedAt: string | null;
  failure: Failure | undefined;
} {
  const saves = useAppSelector(select);
  const clock = useClock();
  const before = useRef(saves);
  const [last, setLast] = useState<{ savedAt: string | null; failure: Failure | undefined }>({
    savedAt: null,
    failure: undefined,
  });
  const look = useEffectEvent(() => {
    const ended = Object.entries(saves).find(
      ([key, save]) =>
        save !== before.current[key] && (save.status === 'success' || save.status === 'failure'),
    )?.[1];
    before.current = saves;
    if (ended?.status === 'success') {
      setLast({ savedAt: clock.now().toISOString(), failure: undefined });
    } else if (ended) setLast({ ...last, failure: ended.failure });
  });
  useEffect(() => look(), [saves]);
  return last;
}
