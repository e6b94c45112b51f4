import { createSearchParams } from 'react-router-dom';
import { useFormat, useText } from '../../../../language';
import { useFlag } from '../../../../session';
import { Card, Link } from '../../../../ui';
import type { Prices } from '../../drug-labels';
import priceText from '../price.text';
import quoteText from './quote.text';
import { useStepState } from '../../priced-for/priced-person';

/** The number under which these prices are stored, and what to do when a pharmacy charged something else. */
export function QuoteCard({ prices: { quoteId, storedUntil } }: { prices: Prices }) {
  const t = useText(priceText, quoteText);
  const format = useFormat();
  const state = useStepState();
  const canContact = useFlag('contactUs', 'unsecuredContactUs');
  if (!quoteId) return null;
  return (
    <Card title={t('quote.title')}>
      <p className="num">
        <b>{quoteId}</b>
      </p>
      {storedUntil && (
        <p className="mute">{t('quote.stored', { date: format.longDate(storedUntil) })}</p>
      )}
      <ul className="stack s2 no-print">
        <li>
          <Link to={{ search: `${createSearchParams({ quote: quoteId })}` }} state={state}>
            {t('quote.link')}
          </Link>
        </li>
        {canContact && (
          <li>
            <Link to={`/member/contact?${createSearchParams({ about: 'quote', id: quoteId })}`}>
              {t('quote.charged')}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
