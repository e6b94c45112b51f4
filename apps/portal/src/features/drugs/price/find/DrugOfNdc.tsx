import { Navigate, useSearchParams } from 'react-router-dom';
import { useRequested } from '../../../../store';
import { drugSearch } from '../../search/drug-search.requests';
import { useDrugLink, usePlanCode } from '../../priced-for/plan';
import { useStepState } from '../../priced-for/priced-person';
import { LinkedDrug, UnknownLinkedDrug } from './LinkedDrug';

/** A link that knows the NDC of a fill only, as claims do: goes on to the drug that has it, with the rest of the fill. */
export function DrugOfNdc({ ndc }: { ndc: string }) {
  const [params] = useSearchParams();
  const link = useDrugLink();
  const state = useStepState();
  const found = useRequested(drugSearch, { drugName: ndc, ...usePlanCode() });
  return (
    <LinkedDrug {...found}>
      {({ drugListResponse: [drug] }) =>
        drug ? (
          <Navigate
            to={{ search: link({ ...Object.fromEntries(params), hsn: drug.hsn }) }}
            state={state}
            replace
          />
        ) : (
          <UnknownLinkedDrug />
        )
      }
    </LinkedDrug>
  );
}
