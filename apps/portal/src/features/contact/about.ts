import type { Answers } from '@portal/domain/forms';

const topics = { claim: 'claim', order: 'order', quote: 'claim' } as const;

const isKind = (kind: string | null): kind is keyof typeof topics =>
  kind !== null && Object.hasOwn(topics, kind);

/**
 * What a URL such as `/member/contact?about=quote&id=Q100001` says that the message is about: the related item
 * and the topic. Empty for anything else.
 */
export function answersAbout(search: string): Answers {
  const query = new URLSearchParams(search);
  const [kind, id] = [query.get('about'), query.get('id') ?? ''];
  if (!isKind(kind) || !/^[A-Za-z0-9._-]{1,64}$/.test(id)) return {};
  return { related: [`${kind}:${id}`], topic: topics[kind] };
}
