import { useMemo } from 'react';
import type { SearchedPage, SearchedSite, SearchSource } from './searched-site';
import type { SearchItem } from './search-index';
import { useContentItems, useGlossaryItems } from './use-content-items';
import { useDrugItems } from './use-drug-items';
import { useClaimItems, useMessageItems } from './use-own-items';

/** Everything that can be searched, as far as it is here, and what is still to come or did not come. */
export function useSearchItems({ pages, forms, otherTitle, mayOpen }: SearchedSite): {
  items: readonly SearchItem[];
  sources: readonly SearchSource[];
} {
  const glossary = useGlossaryItems(pages);
  const { introOf, ...content } = useContentItems(pages);
  const claims = useClaimItems(mayOpen.claims);
  const messages = useMessageItems(mayOpen.messages);
  const drugs = useDrugItems(mayOpen.drugs);
  const titles = useMemo(() => {
    const itemsOf = (group: 'pages' | 'forms', of: readonly SearchedPage[]) =>
      of.map(({ path, titleKey, label, open, isDialog, about = '', aboutKey }): SearchItem => ({
        id: path,
        group,
        title: label,
        also: otherTitle(titleKey),
        text: about,
        ...(aboutKey && { words: otherTitle(aboutKey) }),
        ...(!isDialog && { to: path }),
        ...(open && { open }),
      }));
    return [...itemsOf('pages', pages), ...itemsOf('forms', forms)];
  }, [pages, forms, otherTitle]);
  const items = useMemo(
    () => [
      ...titles.map((item) => ({
        ...item,
        ...(item.to && {
          text: [item.text, glossary.termsOf(item.to, 'text')].filter(Boolean).join('. '),
          words: [
            item.words ?? '',
            glossary.termsOf(item.to, 'also'),
            glossary.termsOf(item.to, 'words'),
            introOf(item.to),
          ].join(' '),
        }),
      })),
      ...content.items,
      ...claims.items,
      ...messages.items,
      ...glossary.items,
      ...drugs.items,
    ],
    [titles, glossary, content.items, introOf, claims.items, messages.items, drugs.items],
  );
  const sources = [
    content.source,
    ...(mayOpen.claims ? [claims.source] : []),
    ...(mayOpen.messages ? [messages.source] : []),
    ...(mayOpen.drugs ? [drugs.source] : []),
  ];
  return { items, sources };
}
