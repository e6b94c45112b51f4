import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../../../brand';
import { useText } from '../../../../language';
import namesText from '../../../../language/names.text';
import type { RemoteData } from '../../../../store';
import { SlowNotice } from '../../../../ui';
import { DrugData } from '../../DrugData';
import { useDrugLink } from '../../priced-for/plan';
import { UnknownDrug } from '../../search/UnknownDrug';
import priceText from '../price.text';

interface LinkedDrugProps<Answer> {
  data: RemoteData<Answer>;
  retry: () => void;
  children: (answer: Answer) => ReactNode;
}

/** The drug of a link while it loads, or when it did not. */
export function LinkedDrug<Answer>({ data, retry, children }: LinkedDrugProps<Answer>) {
  const t = useText(priceText, namesText);
  return (
    <>
      <PageHead title={t('screens.priceADrug')} />
      <DrugData data={data} what="drug" failed={t('price.drugFailed')} retry={retry} lines={6}>
        {children}
      </DrugData>
      {data.status === 'loading' && <SlowNotice>{t('price.slow')}</SlowNotice>}
    </>
  );
}

/** A link to a drug that the service does not know, with the way to the search near the same ZIP code. */
export function UnknownLinkedDrug() {
  const [params] = useSearchParams();
  const link = useDrugLink();
  const zip = params.get('zip');
  return <UnknownDrug searchTo={`/member/price-a-drug${link(zip ? { zip } : {})}`} />;
}
