import { Navigate, useSearchParams } from 'react-router-dom';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useRequested } from '../../../store';
import { DataState } from '../../../ui';
import { drugSearch } from '../drug-search.requests';
import { useDrugLink, usePlanCode } from '../plan';
import { useStepState } from '../priced-person';
import { UnknownDrug } from '../UnknownDrug';
import priceText from './price.text';

/** A link that knows the NDC of a fill only, as claims do: goes on to the drug that has it, with the rest of the fill. */
export function DrugOfNdc({ ndc }: { ndc: string }) {
  const t = useText(priceText, screenTitlesText);
  const [params] = useSearchParams();
  const link = useDrugLink();
  const state = useStepState();
  const { data, retry } = useRequested(drugSearch, { drugName: ndc, ...usePlanCode() });
  const zip = params.get('zip');
  return (
    <>
      <h1>{t('screens.priceADrug')}</h1>
      <DataState
        data={data}
        loading={t('price.loading')}
        failed={t('price.drugFailed')}
        onRetry={retry}
        lines={6}
      >
        {({ drugListResponse: [drug] }) =>
          drug ? (
            <Navigate
              to={{ search: link({ ...Object.fromEntries(params), hsn: drug.hsn }) }}
              state={state}
              replace
            />
          ) : (
            <UnknownDrug searchTo={`/member/price-a-drug${link(zip ? { zip } : {})}`} />
          )
        }
      </DataState>
    </>
  );
}
