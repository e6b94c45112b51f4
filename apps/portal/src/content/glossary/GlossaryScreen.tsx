import { useMemo, useState } from 'react';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { Part, Icon, SearchInput, VisuallyHidden } from '../../ui';
import { usePrinting } from '../../ui/use-printing';
import { ContentAside } from '../ContentAside';
import type { ContentProps } from '../content-kind';
import { useFragment, useFragmentId, useGlossary } from '../use-content-page';
import { entriesFor, glossaryEntries, type GlossaryEntry } from './glossary-entries';
import './glossary.css';
import glossaryText from './glossary.text';
import { GlossaryEntryText } from './GlossaryEntryText';

/** /member/glossary: the terms with search and letters; the fragment of the URL leads to a term. */
export function GlossaryScreen({ titleKey }: ContentProps) {
  const t = useText(namesText);
  const { data, retry } = useGlossary();
  return (
    <Page title={t(titleKey)}>
      <div className="grid deck">
        <div className="c8 stack s5">
          <Part data={data} what="glossary" retry={retry} lines={8}>
            {({ markdown }) => <Terms markdown={markdown} />}
          </Part>
        </div>
        <ContentAside headings={[]} reviewedOn={data.data?.reviewedOn ?? null} />
      </div>
    </Page>
  );
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function Terms({ markdown }: { markdown: string }) {
  const t = useText(glossaryText);
  const [words, setWords] = useState('');
  const all = useMemo(() => glossaryEntries(markdown), [markdown]);
  const shown = entriesFor(all, words);
  const letters = [...new Set(shown.map(({ letter }) => letter))];
  const term = useFragmentId();
  useFragment(true);
  return (
    <>
      <div className="card stack" role="search" aria-label={t('glossary.find')}>
        <SearchInput
          label={t('glossary.find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <p role="status" className="mute">
          {shown.length > 0 ? t('glossary.count', { count: shown.length }) : t('glossary.none')}
        </p>
        <nav aria-label={t('glossary.letters')}>
          <ul className="glossary-letters">
            {alphabet.map((letter) => (
              <li key={letter}>
                {letters.includes(letter) ? (
                  <a href={`#letter-${letter}`}>{letter}</a>
                ) : (
                  <span className="none">
                    {letter}
                    <VisuallyHidden>{t('glossary.noEntries')}</VisuallyHidden>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {letters.map((letter) => (
        <section key={letter} className="card terms" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {letter}
          </h2>
          {shown
            .filter((entry) => entry.letter === letter)
            .map((entry) => (
              <TermEntry
                key={entry.heading.id}
                entry={entry}
                isWanted={shown.length === 1 || entry.heading.id === term}
              />
            ))}
        </section>
      ))}
    </>
  );
}

interface TermEntryProps {
  entry: GlossaryEntry;
  /** The URL leads to it, or nothing else was found. */
  isWanted: boolean;
}

/** A term that opens; on paper it is open. */
function TermEntry({ entry, isWanted }: TermEntryProps) {
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
