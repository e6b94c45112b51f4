import { useState } from 'react';
import { Icon } from '../../ui';
import { usePrinting } from '../../ui/use-printing';
import type { GlossaryEntry } from './glossary-entries';
import { GlossaryEntryText } from './GlossaryEntryText';

interface TermEntryProps {
  entry: GlossaryEntry;
  /** The URL leads to it, or nothing else was found. */
  isWanted: boolean;
}

/** A term that opens; on paper it is open. */
export function TermEntry({ entry, isWanted }: TermEntryProps) {
  const isPrinting = usePrinting();
  const [state, setState] = useState({ isWanted, isOpen: isWanted });
  if (state.isWanted !== isWanted) setState({ isWanted, isOpen: isWanted || state.isOpen });
  return (
    <details
      className="term"
      id={entry.heading.id}
      open={state.isOpen || isPrinting}
      onToggle={({ currentTarget }) => {
        if (!isPrinting) setState({ isWanted, isOpen: currentTarget.open });
      }}
    >
      <summary>
        <h3>{entry.heading.text}</h3>
        <Icon name="chevron-down" className="turn" />
      </summary>
      <div className="stack s2">
        <GlossaryEntryText entry={entry} />
      </div>
    </details>
  );
}
