import type { Answers } from '@portal/domain/forms';

const topics = { claim: 'claim', order: 'order', quote: 'claim' } as const;

const isKind = (kind: string | null): kind is keyof typeof topics =>
  kind !== null && Object.hasOwn(topics, kind);

/**
 * What a URL such as `/member/contact?about=quote&id=Q100001` says that the message is about: the related item
 * and the topic. Empty for anything else.
 */
export function answersAbout(search: string): Answers {
  const item = itemIn(search);
  return item ? { related: [`${item.kind}:${item.id}`], topic: topics[item.kind] } : {};
}

/** The number of the quote that the URL names; null when it names none. */
export function quoteIn(search: string): string | null {
  const item = itemIn(search);
  return item?.kind === 'quote' ? item.id : null;
}

function itemIn(search: string) {
  const query = new URLSearchParams(search);
  const [kind, id] = [query.get('about'), query.get('id') ?? ''];
  return isKind(kind) && /^[A-Za-z0-9._-]{1,64}$/.test(id) ? { kind, id } : undefined;
}
