import { Link } from 'react-router-dom';
import { PrintedFor } from '../../../brand';
import { useFormat, useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useRequested } from '../../../store';
import { Alert, DataState } from '../../../ui';
import labels from '../drug-labels.text';
import { formLabel } from '../drug-labels';
import { drugQuote } from '../drugs.requests';
import { OpenQuote } from './OpenQuote';
import { PricesFound } from './PricesFound';
import priceText from './price.text';

/** The prices of an earlier day, as they were quoted. */
export function StoredQuote({ quoteId }: { quoteId: string }) {
  const t = useText(priceText, screenTitlesText, labels);
  const format = useFormat();
  const { data, retry } = useRequested(drugQuote, { quoteId });
  if (data.failure?.status === 404) {
    return (
      <>
        <h1>{t('price.quoteNumber', { number: quoteId })}</h1>
        <Alert tone="warn" level={2} title={t('price.quoteUnknown')}>
          <p>{t('price.quoteUnknownText')}</p>
        </Alert>
        <OpenQuote />
      </>
    );
  }
  return (
    <>
      <PrintedFor />
      <div className="card tint between">
        <div className="stack s2">
          <p className="mute">{t('screens.priceADrug')}</p>
          <h1>{t('price.quoteNumber', { number: quoteId })}</h1>
        </div>
        <Link className="btn alt no-print" to={{ search: '' }}>
          {t('price.another')}
        </Link>
      </div>
      <DataState
        data={data}
        loading={t('price.pricing')}
        failed={t('price.quoteFailed')}
        onRetry={retry}
        lines={8}
      >
        {({ priceInfo }) => (
          <>
            <p className="lead">
              {t('price.quoteOf', {
                drug: `${priceInfo.drugName} ${priceInfo.strength} ${formLabel(priceInfo.drugForm, t)}`,
                quantity: format.number(priceInfo.quantity ?? 0),
                days: priceInfo.days ?? 0,
                date: format.longDate(priceInfo.pricedAt),
              })}
            </p>
            <PricesFound prices={priceInfo} days={priceInfo.days ?? 0} />
          </>
        )}
      </DataState>
    </>
  );
}
