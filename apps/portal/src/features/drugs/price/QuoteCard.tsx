import { createSearchParams, Link } from 'react-router-dom';
import { useFormat, useText } from '../../../language';
import { useFlag } from '../../../session';
import { Card } from '../../../ui';
import type { Prices } from '../drug-labels';
import priceText from './price.text';

/** The number under which these prices are stored, and what to do when a pharmacy charged something else. */
export function QuoteCard({ prices: { quoteId, storedUntil } }: { prices: Prices }) {
  const t = useText(priceText);
  const format = useFormat();
  const canContact = useFlag('contactUs', 'unsecuredContactUs');
  if (!quoteId) return null;
  return (
    <Card title={t('price.quote')}>
      <p className="num">
        <b>{quoteId}</b>
      </p>
      {storedUntil && (
        <p className="mute">{t('price.quoteStored', { date: format.longDate(storedUntil) })}</p>
      )}
      <ul className="stack s2 no-print">
        <li>
          <Link to={{ search: `${createSearchParams({ quote: quoteId })}` }}>
            {t('price.quoteLink')}
          </Link>
        </li>
        {canContact && (
          <li>
            <Link to={`/member/contact?${createSearchParams({ about: 'quote', id: quoteId })}`}>
              {t('price.charged')}
            </Link>
          </li>
        )}
      </ul>
    </Card>
  );
}
