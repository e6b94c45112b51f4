import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { sectionKeys, type SectionId } from '../sections';
import settingsText from '../settings.text';

/** One part of the settings: a card with its heading, to which the list of sections leads. */
export function Section({
  id,
  note,
  flush = false,
  children,
}: {
  id: SectionId;
  /** On the heading's line, e.g. when it was saved. */
  note?: ReactNode;
  /** No padding, for a table that reaches the edges. */
  flush?: boolean;
  children: ReactNode;
}) {
  const t = useText(settingsText);
  return (
    <section
      id={id}
      tabIndex={-1}
      className={`card ${flush ? 'flush' : 'stack'}`}
      aria-labelledby={`${id}-title`}
    >
      <div className={`between${flush ? ' pad' : ''}`}>
        <h2 id={`${id}-title`}>{t(sectionKeys[id])}</h2>
        {note}
      </div>
      {children}
    </section>
  );
}
