import { type ReactNode, useEffect, useState } from 'react';

/** After this long without an answer, in ms, the reader learns that it is slow. */
const slowAfterMs = 3000;

/** Shows its words while an answer is awaited, once it takes long. */
export function SlowNotice({ children }: { children: ReactNode }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mute">
      {isSlow && children}
    </p>
  );
}
