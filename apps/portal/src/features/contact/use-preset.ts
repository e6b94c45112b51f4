import { drugs } from '@portal/contracts/drugs';
import type { OutputOf } from '@portal/contracts';
import { lowestPlace, priceOfFill } from '@portal/domain';
import type { Answers } from '@portal/domain/forms';
import { useFormat, useLanguage, useText } from '../../language';
import { amountLabel } from '../../language/drug-amounts';
import amounts from '../../language/drug-amounts.text';
import drugForms from '../../language/drug-forms.text';
import { drugTitle } from '../../language/drug-name';
import { useCall } from '../../store';
import contactText from './contact.text';

const topics = { claim: 'claim', order: 'order', quote: 'claim' } as const;

const isKind = (kind: string | null): kind is keyof typeof topics =>
  kind !== null && Object.hasOwn(topics, kind);

type Quote = OutputOf<typeof drugs.getQuote>['priceInfo'];

/**
 * The answers with which a message about the item of the URL starts. Of a quote, subject and message too, once it
 * has loaded; without it the member writes them.
 */
export function usePreset(search: string): { preset: Answers; isLoading: boolean } {
  const t = useText(contactText, amounts, drugForms);
  const language = useLanguage();
  const format = useFormat();
  const quoteId = quoteIn(search);
  const { data } = useCall(drugs.getQuote, quoteId === null ? null : { quoteId });
  const isOfQuote = quoteId !== null && data.input?.quoteId === quoteId;
  const isSettled = data.status === 'success' || data.status === 'failure';
  const quote = isOfQuote && data.status === 'success' ? data.data.priceInfo : undefined;
  const lowest = quote && lowestPrice(quote);
  return {
    preset: {
      ...answersAbout(search),
      ...(lowest && {
        subject: t('contact.charged'),
        body: t('contact.chargedBody', {
          drug: drugTitle(quote, language, t),
          amount: amountLabel(quote.quantity, quote.drugForm, t),
          pharmacy: lowest.pharmacy,
          price: format.money(lowest.price),
          date: format.longDate(quote.pricedAt),
        }),
      }),
    },
    isLoading: quoteId !== null && !(isOfQuote && isSettled),
  };
}

/** The price that the quote's page shows first, and where. */
function lowestPrice({ pharmacies, days, isCovered }: Quote) {
  const priceAt = ({ fills }: Quote['pharmacies'][number]) =>
    priceOfFill(
      fills.find((fill) => fill.days === days),
      isCovered,
    );
  const place = lowestPlace(pharmacies, priceAt);
  const price = place ? priceAt(place) : null;
  return place && price !== null ? { pharmacy: place.name, price } : undefined;
}

/**
 * What a URL such as `/member/contact?about=quote&id=Q100001` says that the message is about: the related item
 * and the topic. Empty for anything else.
 */
function answersAbout(search: string): Answers {
  const item = itemIn(search);
  return item ? { related: [`${item.kind}:${item.id}`], topic: topics[item.kind] } : {};
}

/** The number of the quote that the URL names; null when it names none. */
function quoteIn(search: string): string | null {
  const item = itemIn(search);
  return item?.kind === 'quote' ? item.id : null;
}

function itemIn(search: string) {
  const query = new URLSearchParams(search);
  const [kind, id] = [query.get('about'), query.get('id') ?? ''];
  return isKind(kind) && /^[A-Za-z0-9._-]{1,64}$/.test(id) ? { kind, id } : undefined;
}
