import { claimDates } from '@portal/domain';
import { useEffect, useMemo, useState } from 'react';
import { useContentVariant, useGlossary } from '../../content/use-content-page';
import {
  loadInEveryLanguage,
  otherLanguage,
  type PlainKeyOf,
  textAt,
  useFormat,
  useLanguage,
  useText,
} from '../../language';
import drugForms from '../../language/drug-forms.text';
import { formLabel, nameIn } from '../../language/drug-name';
import { selectUserInfo, usualPlanOf, useSession } from '../../session';
import screenTitlesText from '../../language/screen-titles.text';
import { useClock } from '../../platform';
import { idle, useAppDispatch, useAppSelector, useRequested } from '../../store';
import { useClaimsOf } from '../claims';
import { partsOf } from './page-parts';
import { searchedClaims, searchedDrugs, searchedMessages, searchedPages } from './search.requests';
import type { SearchItem } from './search-index';
import searchText from './search.text';

/** A screen that the user may open, as a menu or the table of screens has it. */
export interface SearchedPage {
  path: string;
  titleKey: PlainKeyOf<typeof screenTitlesText>;
  /** The title that it has in the menu. */
  label: string;
  /** The name of its content page, if it is one. */
  content?: string;
}

export interface SearchedSite {
  pages: readonly SearchedPage[];
  forms: readonly Pick<SearchedPage, 'path' | 'titleKey'>[];
  /** Which of the user's own data, and whether the drug list, may be searched. */
  mayOpen: { claims: boolean; messages: boolean; drugs: boolean };
}

/** Something that is searched and is fetched, or was not. */
export interface SearchSource {
  name: 'pages' | 'claims' | 'messages' | 'drugs';
  status: 'idle' | 'loading' | 'success' | 'failure';
  retry: () => void;
}

/** As long as the longest period of the claims screen. */
const claimDays = 90;

/** Everything that can be searched, as far as it is here, and what is still to come or did not come. */
export function useSearchItems({ pages, forms, mayOpen }: SearchedSite): {
  items: readonly SearchItem[];
  sources: readonly SearchSource[];
} {
  const titles = usePageItems(pages, forms);
  const glossary = useGlossaryItems(pages);
  const content = useContentItems(pages);
  const claims = useClaimItems(mayOpen.claims);
  const messages = useMessageItems(mayOpen.messages);
  const drugs = useDrugItems(mayOpen.drugs);
  const items = useMemo(
    () => [
      ...titles.map((item) => ({ ...item, text: glossary.termsOf(item.to) })),
      ...content.items,
      ...claims.items,
      ...messages.items,
      ...glossary.items,
      ...drugs.items,
    ],
    [titles, glossary, content.items, claims.items, messages.items, drugs.items],
  );
  const sources = [
    content.source,
    ...(mayOpen.claims ? [claims.source] : []),
    ...(mayOpen.messages ? [messages.source] : []),
    ...(mayOpen.drugs ? [drugs.source] : []),
  ];
  return { items, sources };
}

/** The title of a screen in the other language of the portal. */
function useOtherTitle() {
  const language = useLanguage();
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    // Without them the titles are found in the language of the page.
    void loadInEveryLanguage(screenTitlesText).then(
      () => setLoaded(true),
      () => undefined,
    );
  }, []);
  return useMemo(
    () => (key: string) => {
      const text = isLoaded ? textAt(otherLanguage(language), key) : '';
      return typeof text === 'string' ? text : '';
    },
    [language, isLoaded],
  );
}

function usePageItems(
  pages: SearchedSite['pages'],
  forms: SearchedSite['forms'],
): readonly SearchItem[] {
  const t = useText(screenTitlesText);
  const otherTitle = useOtherTitle();
  return useMemo(() => {
    const itemOf = (
      group: 'pages' | 'forms',
      { path, titleKey }: Pick<SearchedPage, 'path' | 'titleKey'>,
      title = t(titleKey),
    ): SearchItem => ({ id: path, group, title, also: otherTitle(titleKey), text: '', to: path });
    return [
      ...pages.map((page) => itemOf('pages', page, page.label)),
      ...forms.map((form) => itemOf('forms', form)),
    ];
  }, [pages, forms, t, otherTitle]);
}

/** The terms, and which of them a screen has to do with: each term links to where it is seen. */
function useGlossaryItems(pages: SearchedSite['pages']) {
  const { data } = useGlossary();
  const path = pages.find(({ content }) => content === 'glossary')?.path;
  const markdown = data.data?.markdown;
  return useMemo(() => {
    const parts = markdown === undefined ? [] : partsOf(markdown);
    const terms = parts.flatMap(({ heading, lead, links }) =>
      heading ? [{ ...heading, lead, links }] : [],
    );
    const items = terms.map(({ id, text: title, also, lead }): SearchItem => ({
      ...{ id, group: 'glossary', title, also, text: lead, to: `${path}#${id}` },
    }));
    const termsOf = (to: string) =>
      terms.flatMap(({ text, links }) => (links.includes(to) ? [text] : [])).join(', ');
    return { items: path === undefined ? [] : items, termsOf };
  }, [markdown, path]);
}

/** The parts of the pages of text. The glossary is its own group. */
function useContentItems(pages: SearchedSite['pages']) {
  const variant = useContentVariant();
  const { line, locale, client } = variant;
  const dispatch = useAppDispatch();
  const answers = useAppSelector(searchedPages.select);
  const wanted = useMemo(
    () => pages.filter(({ content }) => content !== undefined && content !== 'glossary'),
    [pages],
  );
  const request = useMemo(
    () => () => {
      for (const { content: page = '' } of wanted) {
        dispatch(searchedPages.requested({ page, line, locale, client }));
      }
    },
    [dispatch, wanted, line, locale, client],
  );
  useEffect(request, [request]);
  const items = useMemo(
    () =>
      wanted.flatMap(({ content = '', path, label }) =>
        partsOf(answers[content]?.data?.markdown ?? '').flatMap(({ heading, lead, text }) =>
          heading
            ? [
                {
                  ...{
                    id: `${path}#${heading.id}`,
                    group: 'pages' as const,
                    to: `${path}#${heading.id}`,
                  },
                  ...{
                    title: heading.text,
                    also: heading.also,
                    text: `${label}. ${lead}`,
                    words: text,
                  },
                },
              ]
            : [],
        ),
      ),
    [wanted, answers],
  );
  const states = wanted.map(({ content = '' }) => (answers[content] ?? idle).status);
  const status = (['failure', 'loading', 'idle'] as const).find((each) => states.includes(each));
  return { items, source: { name: 'pages', status: status ?? 'success', retry: request } as const };
}

function useClaimItems(mayOpen: boolean) {
  const clock = useClock();
  const format = useFormat();
  const claimsOf = useClaimsOf();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const dates = useMemo(() => claimDates(claimDays, clock.now()), [clock]);
  const { data, retry } = useRequested(searchedClaims, mayOpen ? { ...dates, memberId } : null);
  const history = mayOpen ? data.data : undefined;
  const items = useMemo(
    () =>
      (history ? claimsOf(history) : []).flatMap((claim): SearchItem[] => {
        const { healthServiceId: id, drug, drugName, serviceProvider, dateOfService } = claim;
        if (!id) return [];
        const date = dateOfService ? format.date(dateOfService) : '';
        return [
          {
            ...{ id, group: 'claims', title: drug, also: drugName },
            text: [date, serviceProvider].filter(Boolean).join(', '),
            to: `/member/claims?range=${claimDays}&claim=${encodeURIComponent(id)}`,
          },
        ];
      }),
    [history, claimsOf, format],
  );
  return { items, source: { name: 'claims', status: data.status, retry } as const };
}

function useMessageItems(mayOpen: boolean) {
  const language = useLanguage();
  const format = useFormat();
  const { data, retry } = useRequested(searchedMessages, mayOpen ? { language } : null);
  const list = mayOpen ? data.data?.notifications : undefined;
  const items = useMemo(
    () =>
      (list ?? []).map(({ mpmId, subject, sender, sentOn, category }): SearchItem => ({
        ...{ id: mpmId, group: 'messages', title: subject, also: '', words: category },
        text: [sentOn ? format.date(sentOn) : '', sender].filter(Boolean).join(', '),
        to: `/member/message-center?message=${encodeURIComponent(mpmId)}`,
      })),
    [list, format],
  );
  return { items, source: { name: 'messages', status: data.status, retry } as const };
}

function useDrugItems(mayOpen: boolean) {
  const t = useText(searchText, drugForms);
  const language = useLanguage();
  const planCode = usualPlanOf(useSession());
  const input = mayOpen ? { language, ...(planCode && { planCode }) } : null;
  const { data, retry } = useRequested(searchedDrugs, input);
  const drugs = mayOpen ? data.data?.drugListResponse : undefined;
  const items = useMemo(
    () =>
      (drugs ?? []).map((drug): SearchItem => {
        const { hsn, drugName, genericName, spanishName, drugForm, tier } = drug;
        const form = formLabel(drugForm, t);
        return {
          ...{ id: hsn, group: 'drugs', title: [nameIn(language, drug), form].join(' ') },
          also: [drugName, spanishName, genericName].join(' '),
          text:
            tier === null ? (planCode ? t('search.notOnList') : '') : t('search.tier', { tier }),
          to: `/member/drug-lookup?hsn=${encodeURIComponent(hsn)}`,
        };
      }),
    [drugs, language, planCode, t],
  );
  return { items, source: { name: 'drugs', status: data.status, retry } as const };
}
