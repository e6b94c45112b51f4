import { useNavigate, useSearchParams } from 'react-router-dom';
import { strengthText, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { drugTitle } from '../../../../language/drug-name';
import namesText from '../../../../language/names.text';
import { Page, PageHead } from '../../../../brand';
import { useSession } from '../../../../session';
import { useRequested } from '../../../../store';
import { Alert, Link } from '../../../../ui';
import type { DrugOnList } from '../../drug-labels';
import { drugInfo, isUnknownDrug } from '../../drugs.requests';
import { useDrugLink, usePlanCode } from '../../priced-for/plan';
import { PlanChoice } from '../../priced-for/PlanChoice';
import { useArrivalFocus } from '../../use-arrival-focus';
import { fillOf, fillParams, presetFill } from '../fill-form';
import { FillForm } from '../FillForm';
import { LinkedDrug, UnknownLinkedDrug } from './LinkedDrug';
import { PriceResult } from '../result/PriceResult';
import priceText from '../price.text';
import { usePricedPerson, useStepState } from '../../priced-for/priced-person';

/** One drug: the fill to price, preset with the usual one, and its prices. */
export function DrugToPrice({ hsn }: { hsn: string }) {
  const t = useText(namesText);
  const requested = useRequested(drugInfo, { hsn, ...usePlanCode() });
  // Also while it loads again for another plan, so that what is typed stays.
  const drug = requested.data.data?.drugInfo;
  if (drug?.hsn === hsn) return <DrugWithPrices drug={drug} />;
  if (isUnknownDrug(requested.data)) {
    return (
      <>
        <PageHead title={t('screens.priceADrug')} />
        <UnknownLinkedDrug />
      </>
    );
  }
  return <LinkedDrug {...requested}>{() => null}</LinkedDrug>;
}

function DrugWithPrices({ drug }: { drug: DrugOnList }) {
  const t = useText(priceText, drugForms, namesText);
  const language = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useDrugLink();
  const state = useStepState();
  const priced = usePricedPerson();
  const zip = useSession().userInfo?.zip ?? '';
  const preset = presetFill(drug, params, zip);
  const fill = fillOf(preset, drug.drugForm);
  const heading = useArrivalFocus<HTMLHeadingElement>(params.toString());
  const isStrengthUnknown = ![null, preset.ndc].includes(params.get('ndc'));
  const strength = drug.data.find(({ ndc }) => ndc === preset.ndc)?.strength ?? '';
  return (
    <Page
      paper={priced.person ?? true}
      head={
        <div className="card tint stack">
          <div className="between">
            <div className="stack s2">
              <p className="mute">{t('screens.priceADrug')}</p>
              <PageHead title={drugTitle({ ...drug, strength }, language, t)} heading={heading} />
            </div>
            <Link className="btn alt no-print" to={{ search: link({}) }} state={state}>
              {t('price.another')}
            </Link>
          </div>
          <FillForm
            key={fillParams.map((name) => params.get(name)).join(' ')}
            drug={drug}
            preset={preset}
            onSubmit={({ ndc, quantity, days, zip }) =>
              navigate(
                link({
                  hsn: drug.hsn,
                  ndc,
                  quantity: String(quantity),
                  days: String(days),
                  zip,
                }),
                { state },
              )
            }
          />
        </div>
      }
    >
      <PlanChoice />
      {isStrengthUnknown && (
        <Alert
          tone="warn"
          title={t('price.strengthUnknown', { strength: strengthText(strength, language) })}
        />
      )}
      {fill && <PriceResult drug={drug} fill={fill} priced={priced} />}
    </Page>
  );
}
