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
import { answersAbout, quoteIn } from './about';
import contactText from './contact.text';

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
