import { foldText } from '@portal/domain';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useText } from '../../language';
import { Button, Card, Link } from '../../ui';
import type { Hit, SearchGroup } from './search-index';
import searchText from './search.text';

/** Shown before the reader opens the whole list. */
const firstHits = 5;

interface HitsCardProps {
  group: SearchGroup;
  hits: readonly Hit[];
  /** The words that were found: a list that was opened for others is closed. */
  words: string;
}

/** The results of one kind; longer lists open on request. */
export function HitsCard({ group, hits, words }: HitsCardProps) {
  const t = useText(searchText);
  const [openedFor, setOpenedFor] = useState<string | null>(null);
  const shown = openedFor === words ? hits : hits.slice(0, firstHits);
  return (
    <div id={`search-${group}`}>
      <Card
        flush
        title={t(`search.group.${group}`)}
        action={<span className="tag">{t('search.results', { count: hits.length })}</span>}
      >
        <ul className="card-links hits">
          {shown.map((hit) => (
            <li key={hit.id}>
              <HitLink hit={hit}>
                <b>
                  <Marked text={hit.title} found={hit.found} />
                </b>
                {hit.text && (
                  <span className="mute">
                    <Marked text={hit.text} found={hit.found} />
                  </span>
                )}
              </HitLink>
            </li>
          ))}
        </ul>
        {shown.length < hits.length && (
          <div className="pad">
            <Button kind="quiet" onClick={() => setOpenedFor(words)}>
              {t('search.all', { count: hits.length })}
            </Button>
          </div>
        )}
      </Card>
    </div>
  );
}

/** A link to a page; a dialog opens from a button. */
function HitLink({ hit: { to, open }, children }: { hit: Hit; children: ReactNode }) {
  if (to === undefined) {
    return (
      <button type="button" data-hit aria-haspopup="dialog" onClick={open}>
        {children}
      </button>
    );
  }
  const go = (event: MouseEvent) => {
    event.preventDefault();
    open?.();
  };
  return (
    <Link to={to} data-hit onClick={open && go}>
      {children}
    </Link>
  );
}

/** A text with the words marked that were found in it. */
function Marked({ text, found }: { text: string; found: readonly string[] }) {
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .map((part, index) =>
      found.includes(foldText(part)) ? <mark key={index}>{part}</mark> : part,
    );
}
