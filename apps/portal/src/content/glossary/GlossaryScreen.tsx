import { useMemo, useState } from 'react';
import { useText } from '../../language';
import screenTitlesText from '../../language/screen-titles.text';
import { DataState, SearchInput } from '../../ui';
import { ContentAside } from '../ContentAside';
import type { ContentProps } from '../content-kind';
import { useFragment, useGlossary } from '../use-content-page';
import { entriesFor, glossaryEntries } from './glossary-entries';
import { GlossaryEntryText } from './GlossaryEntryText';
import glossaryText from './glossary.text';

/** /member/glossary: the terms with search and letters; the fragment of the URL leads to a term. */
export function GlossaryScreen({ titleKey }: ContentProps) {
  const t = useText(glossaryText, screenTitlesText);
  const { data, retry } = useGlossary();
  return (
    <div className="stack s5">
      <h1>{t(titleKey)}</h1>
      <div className="grid deck">
        <div className="c8 stack s5">
          <DataState
            data={data}
            loading={t('glossary.loading')}
            failed={t('glossary.failed')}
            onRetry={retry}
            lines={8}
          >
            {({ markdown }) => <Terms markdown={markdown} />}
          </DataState>
        </div>
        <ContentAside headings={[]} reviewedOn={data.data?.reviewedOn ?? null} />
      </div>
    </div>
  );
}

function Terms({ markdown }: { markdown: string }) {
  const t = useText(glossaryText);
  const [words, setWords] = useState('');
  const all = useMemo(() => glossaryEntries(markdown), [markdown]);
  const shown = entriesFor(all, words);
  const letters = [...new Set(shown.map(({ letter }) => letter))];
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
          <ul className="row tight">
            {letters.map((letter) => (
              <li key={letter}>
                <a className="chip" href={`#letter-${letter}`}>
                  {letter}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {letters.map((letter) => (
        <section key={letter} className="card stack" aria-labelledby={`letter-${letter}`}>
          <h2 id={`letter-${letter}`} tabIndex={-1}>
            {letter}
          </h2>
          {shown
            .filter((entry) => entry.letter === letter)
            .map((entry) => (
              <div key={entry.heading.id} className="stack s2">
                <h3 id={entry.heading.id} tabIndex={-1}>
                  {entry.heading.text}
                </h3>
                <GlossaryEntryText entry={entry} />
              </div>
            ))}
        </section>
      ))}
    </>
  );
}
