import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(words: string) => void>(() => {});

/** Announces a text to a screen reader, e.g. that a table was sorted. The same text twice is announced twice. */
export function useAnnounce(): (words: string) => void {
  return useContext(AnnounceContext);
}

/** The one polite live region of the page, and the way to it. */
export function AnnouncerProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', turn: 0 });
  const announce = useCallback(
    (words: string) => setSaid(({ turn }) => ({ words, turn: turn + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      <div className="sr" aria-live="polite" aria-atomic="true">
        <span key={said.turn}>{said.words}</span>
      </div>
      {children}
    </AnnounceContext>
  );
}
