import { searchWordsKind } from '@portal/domain';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { useFirstErrorFocus } from '../../forms/short/use-first-error-focus';
import { useText } from '../../language';
import { echoOf } from '../../language/echo';
import namesText from '../../language/names.text';
import typedText from '../../language/typed.text';
import { PageHead, usePhone } from '../../brand';
import { selectSlashKey, slashKeyToggled } from '../../session';
import { useAppDispatch, useAppSelector } from '../../store';
import { Alert, Button, Card, Field, Link, PhoneLink } from '../../ui';
import { CheckField } from '../../ui/forms';
import { HitsCard } from './HitsCard';
import { type Hits, SearchIndex } from './search-index';
import { exactRequested, selectSearch, wordsTyped } from './search.slice';
import searchText from './search.text';
import '../../styles/lists.css';
import './search.css';
import type { SearchedSite, SearchSource } from './searched-site';
import { useSearchItems } from './use-search-items';
import { useSearchKeys } from './use-search-keys';

/**
 * /member/search: one field for pages, forms, drugs, terms, claims and messages. All of it is searched on the
 * device: what is typed is in no request, URL or event.
 */
export function SearchScreen(site: SearchedSite) {
  const t = useText(searchText, namesText, typedText);
  const dispatch = useAppDispatch();
  const { words, exact } = useAppSelector(selectSearch);
  const phone = usePhone();
  const { items, sources } = useSearchItems(site);
  const index = useMemo(() => new SearchIndex(items), [items]);
  const { value: readable = '', problem } = searchWordsKind.read(words);
  const wanted = useDeferredValue(readable);
  const found = useMemo(() => index.find(wanted, exact), [index, wanted, exact]);
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  /** An empty field was searched with. */
  const [isMissing, setMissing] = useState(false);
  const [turn, setTurn] = useState(0);
  const setWords = useCallback(
    (typed: string) => {
      setMissing(false);
      dispatch(wordsTyped(typed));
    },
    [dispatch],
  );
  useSearchKeys(place, field, setWords);
  const error =
    problem === 'missing'
      ? isMissing && t('search.missing')
      : problem && t(`formRules.${problem}`, { most: searchWordsKind.most });
  // The field has no name: without a script it would be part of the URL.
  const focus = () => field.current?.focus();
  useFirstErrorFocus({ errors: error ? [{ name: 'words', message: error, focus }] : [], turn });
  const hasOwn = site.mayOpen.claims || site.mayOpen.messages;
  return (
    <div className="stack s5" ref={place}>
      <section className="card tint stack">
        <PageHead title={t('screens.search')} />
        <form
          className="site-search field-row"
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            setMissing(problem === 'missing');
            setTurn(turn + 1);
            if (!problem) place.current?.querySelector<HTMLElement>('[data-hit]')?.focus();
          }}
        >
          <Field label={t(hasOwn ? 'search.labelOwn' : 'search.label')} error={error}>
            {(wiring) => (
              <input
                {...wiring}
                ref={field}
                type="search"
                data-search
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={words}
                onChange={(event) => setWords(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" icon="search">
            {t('search.button')}
          </Button>
        </form>
        <FoundLine wanted={wanted} found={found} onExact={() => dispatch(exactRequested())} />
        <SearchKeys />
      </section>
      <Missing sources={sources} />
      {found.groups.length > 1 && <GroupLinks found={found} />}
      <Results words={wanted} found={found} />
      <div className="grid">
        <Card className="c6" title={t('search.private')}>
          <p className="mute">{t(hasOwn ? 'search.privateText' : 'search.privateVisitor')}</p>
        </Card>
        <Card className="c6" title={t('search.else')}>
          <p className="mute">{t('search.elseText')}</p>
          {site.contact ? (
            <Link to={site.contact}>{t('screens.contact')}</Link>
          ) : (
            <PhoneLink number={phone} />
          )}
        </Card>
      </div>
    </div>
  );
}

/** How many results there are, and how a misspelt word was read. */
function FoundLine(props: { wanted: string; found: Hits; onExact: () => void }) {
  const t = useText(searchText);
  const { readAs, hasSomeWordsOnly, count } = props.found;
  const words = echoOf(props.wanted);
  return (
    <div role="status">
      {words !== '' && count === 0 && <p>{t('search.none', { words })}</p>}
      {count > 0 && (
        <p>
          <b>
            {hasSomeWordsOnly
              ? t('search.someWords', { words })
              : t('search.found', { count, words: readAs === null ? words : echoOf(readAs) })}
          </b>{' '}
          {readAs && (
            <>
              {t('search.typed', { words })}{' '}
              <Button kind="quiet" onClick={props.onExact}>
                {t('search.exact', { words })}
              </Button>
            </>
          )}
        </p>
      )}
    </div>
  );
}

const keys = [
  ['/', 'slash'],
  ['↑ ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
] as const;

function SearchKeys() {
  const t = useText(searchText);
  const dispatch = useAppDispatch();
  const isOn = useAppSelector(selectSlashKey);
  return (
    <div className="search-keys row small">
      <dl className="row" aria-label={t('search.keys')}>
        {keys.map(([key, name]) => (
          <div className="row tight" key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(`search.key.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        name="slashKey"
        label={t('search.slashOn')}
        checked={isOn}
        onChange={() => dispatch(slashKeyToggled())}
      />
    </div>
  );
}

/** What can not be searched yet, or did not come. */
function Missing({ sources }: { sources: readonly SearchSource[] }) {
  const t = useText(searchText);
  const failed = sources.filter(({ status }) => status === 'failure');
  const isLoading = sources.some(({ status }) => status === 'loading' || status === 'idle');
  return (
    <>
      {isLoading && <p className="mute">{t('search.loading')}</p>}
      {failed.map(({ name, retry }) => (
        <Alert
          key={name}
          tone="warn"
          title={t(`search.failed.${name}`)}
          action={
            <Button kind="quiet" onClick={retry}>
              {t('search.retry')}
            </Button>
          }
        />
      ))}
    </>
  );
}

function GroupLinks({ found }: { found: Hits }) {
  const t = useText(searchText);
  return (
    <nav className="row tight" aria-label={t('search.groups')}>
      {found.groups.map(({ group, hits }) => (
        <a className="chip" key={group} href={`#search-${group}`}>
          {t(`search.group.${group}`)}
          <small>{hits.length}</small>
        </a>
      ))}
    </nav>
  );
}

/** Own data and pages in the wide column, terms and drugs next to them. */
function Results({ words, found }: { words: string; found: Hits }) {
  const isNarrow = ({ group }: Hits['groups'][number]) => group === 'glossary' || group === 'drugs';
  const wide = found.groups.filter((each) => !isNarrow(each));
  const narrow = found.groups.filter(isNarrow);
  if (found.count === 0) return null;
  return (
    <div className="grid deck">
      <div className={`stack s5 ${narrow.length > 0 ? 'c8' : 'c12'}`}>
        {wide.map((each) => (
          <HitsCard key={each.group} words={words} {...each} />
        ))}
      </div>
      {narrow.length > 0 && (
        <div className={`stack s5 ${wide.length > 0 ? 'c4 rail' : 'c12'}`}>
          {narrow.map((each) => (
            <HitsCard key={each.group} words={words} {...each} />
          ))}
        </div>
      )}
    </div>
  );
}
