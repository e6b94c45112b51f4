import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useLanguage, useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { PrintedFor } from '../../../brand';
import { useSession } from '../../../session';
import { useRequested } from '../../../store';
import { DataState } from '../../../ui';
import labels from '../drug-labels.text';
import { type DrugOnList, formLabel, nameIn } from '../drug-labels';
import { drugInfo } from '../drugs.requests';
import { useDrugLink, usePlanCode } from '../plan';
import { PlanChoice } from '../PlanChoice';
import { fillOf, presetFill } from './fill-form';
import { FillForm } from './FillForm';
import { PriceResult } from './PriceResult';
import priceText from './price.text';

/** One drug: the fill to price, preset with the usual one, and its prices. */
export function DrugToPrice({ hsn }: { hsn: string }) {
  const t = useText(priceText, screenTitlesText);
  const { data, retry } = useRequested(drugInfo, { hsn, ...usePlanCode() });
  const isLoaded = data.status === 'success' && data.data.drugInfo.hsn === hsn;
  if (isLoaded) return <Ask drug={data.data.drugInfo} />;
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
        {() => null}
      </DataState>
    </>
  );
}

function Ask({ drug }: { drug: DrugOnList }) {
  const t = useText(priceText, labels, screenTitlesText);
  const language = useLanguage();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useDrugLink();
  const zip = useSession().userInfo?.zip ?? '';
  const preset = presetFill(drug, params, zip);
  const fill = fillOf(preset, drug.drugForm);
  const strength = drug.data.find(({ ndc }) => ndc === preset.ndc)?.strength ?? '';
  return (
    <>
      <PrintedFor />
      <div className="card tint stack">
        <div className="between">
          <div className="stack s2">
            <p className="mute">{t('screens.priceADrug')}</p>
            <h1>
              {nameIn(language, drug)} {strength} {formLabel(drug.drugForm, t)}
            </h1>
          </div>
          <Link className="btn alt no-print" to={{ search: link({}) }}>
            {t('price.another')}
          </Link>
        </div>
        <FillForm
          key={params.toString()}
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
            )
          }
        />
      </div>
      <PlanChoice />
      {fill && <PriceResult drug={drug} fill={fill} />}
    </>
  );
}
