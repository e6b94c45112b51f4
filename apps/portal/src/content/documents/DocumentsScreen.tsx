import MiniSearch from 'minisearch';
import { useMemo, useState } from 'react';
import { planContent } from '@portal/contracts/plan-content';
import { documentsFor, foldText } from '@portal/domain';
import { ExternalLink } from '../../dialogs';
import { links } from '@portal/client-config';
import { useFormat, useLanguage, useText } from '../../language';
import namesText from '../../language/names.text';
import { requestOf, useRequested } from '../../store';
import { Button, Card, Part, SearchInput, Select } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import { glossaryEntries } from '../glossary/glossary-entries';
import { useContentVariant, useGlossary } from '../use-content-page';
import documentsText from './documents.text';

const planDocuments = requestOf(planContent.getDocuments);

interface SearchedDocument {
  title: string | null;
  summary: string | null;
  url: string | null;
}

/** The documents with words that are spelled nearly so, the closest first. */
function closeDocuments<Document extends SearchedDocument>(
  documents: readonly Document[],
  words: string,
): Document[] {
  const index = new MiniSearch({ fields: ['title', 'summary'], processTerm: foldText });
  index.addAll(documents.map(({ title, summary }, id) => ({ id, title, summary })));
  return index
    .search(words, { prefix: true, fuzzy: 0.25, combineWith: 'AND' })
    .flatMap(({ id }) => documents[Number(id)] ?? []);
}

/** The kinds in the order in which they are offered. */
const documentKinds = ['plan', 'drugList', 'form', 'notice'] as const;

/** /member/documents: the documents of the plan by word, language, year and kind. */
export function DocumentsScreen({ page, titleKey }: ContentProps) {
  const t = useText(documentsText, namesText);
  const format = useFormat();
  const [words, setWords] = useState('');
  const [language, setLanguage] = useState<string>(useLanguage());
  const [year, setYear] = useState('');
  const [kind, setKind] = useState('');
  const { line, client } = useContentVariant();
  const { data, retry } = useRequested(planDocuments, { line, client });
  const all = data.data?.documents ?? [];
  const years = [...new Set(all.flatMap((each) => each.year ?? []))].sort((a, b) => b - a);
  const kinds = documentKinds.filter((each) => all.some((document) => document.kind === each));
  const wordsOfKind = useWordsOfKind();
  const matches = documentsFor(all, { words, language, year, kind }, wordsOfKind);
  const isClose = matches.length === 0 && words.trim() !== '';
  const shown = isClose
    ? closeDocuments(documentsFor(all, { words: '', language, year, kind }), words)
    : matches;
  const other = language === 'en' ? 'es' : 'en';
  const more = documentsFor(all, { words, language: other, year, kind }, wordsOfKind).length;
  return (
    <ContentFrame page={page} title={t(titleKey)}>
      <div className="card row" role="search" aria-label={t('documents.filters')}>
        <SearchInput
          label={t('documents.find')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Select
          label={t('documents.language')}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        >
          <option value="en">{t('documents.language.en')}</option>
          <option value="es">{t('documents.language.es')}</option>
        </Select>
        <Select
          label={t('documents.year')}
          value={year}
          onChange={(event) => setYear(event.target.value)}
        >
          <option value="">{t('documents.everyYear')}</option>
          {years.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <Select
          label={t('documents.kind')}
          value={kind}
          onChange={(event) => setKind(event.target.value)}
        >
          <option value="">{t('documents.everyKind')}</option>
          {kinds.map((each) => (
            <option key={each} value={each}>
              {t(`documents.kind.${each}`)}
            </option>
          ))}
        </Select>
      </div>
      <Card
        title={
          <span role="status">
            {data.data ? t('documents.count', { count: shown.length }) : t('documents.yours')}
          </span>
        }
      >
        <Part
          data={data}
          what="documents"
          retry={retry}
          isEmpty={({ documents }) => documents.length === 0}
          empty={<p>{t('documents.none')}</p>}
        >
          {() =>
            shown.length === 0 ? (
              <p>{t('documents.noMatch')}</p>
            ) : (
              <>
                {isClose && <p>{t('documents.close')}</p>}
                <ul className="list">
                  {shown.map(({ title, summary, url, ...each }) => (
                    <li key={url} className="stack s1">
                      <b lang={each.language}>
                        <ExternalLink to={url ?? ''}>{title}</ExternalLink>
                      </b>
                      <span lang={each.language}>{summary}</span>
                      <span className="mute">
                        {[
                          t('documents.facts', {
                            year: `${each.year ?? ''}`,
                            size: format.number(Math.round((each.bytes ?? 0) / 104_857.6) / 10),
                          }),
                          ...(each.pages ? [t('documents.pages', { count: each.pages })] : []),
                        ].join(', ')}
                      </span>
                    </li>
                  ))}
                </ul>
              </>
            )
          }
        </Part>
        {more > 0 && (
          <div>
            <Button kind="quiet" onClick={() => setLanguage(other)}>
              {t(`documents.more.${other}`, { count: more })}
            </Button>
          </div>
        )}
      </Card>
      <p>
        <ExternalLink to={links.temporaryIdCard.href}>
          {t('documents.temporaryIdCard')}
        </ExternalLink>
      </p>
    </ContentFrame>
  );
}

/** What the glossary calls a drug list, in either language. */
function useWordsOfKind(): Readonly<Record<string, string>> {
  const markdown = useGlossary().data.data?.markdown ?? '';
  return useMemo(() => {
    const entry = glossaryEntries(markdown).find(({ heading }) => heading.id === 'drug-list');
    const { text = '', also = '', words = '' } = entry?.heading ?? {};
    return { drugList: `${text} ${also} ${words}` };
  }, [markdown]);
}
