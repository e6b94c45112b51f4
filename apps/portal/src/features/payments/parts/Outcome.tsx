import { type RefObject, useRef, useState } from 'react';

/** What was done to a row of a list. The heading gets the focus, because the button that was pressed may be gone. */
export function useOutcome<What>() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [outcome, setOutcome] = useState<What | null>(null);
  const say = (what: What) => {
    setOutcome(what);
    heading.current?.focus();
  };
  /** Something else is tried: what was done before is no longer said. */
  const unsay = () => setOutcome(null);
  return { outcome, heading, say, unsay };
}

interface OutcomeHeadingProps {
  heading: RefObject<HTMLHeadingElement | null>;
  title: string;
  /** What was done; null or false for nothing. */
  said: string | null | false;
}

/** The heading of such a list, and what was done. */
export function OutcomeHeading({ heading, title, said }: OutcomeHeadingProps) {
  return (
    <div>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p role="status">{said}</p>
    </div>
  );
}
