import { readNdc } from '@portal/domain';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { formLabel, nameIn } from '../../../../language/drug-name';
import { echoOf } from '../../../../language/echo';
import namesText from '../../../../language/names.text';
import { PageHead, usePhone } from '../../../../brand';
import { useFlag } from '../../../../session';
import { Button, Link, PhoneLink } from '../../../../ui';
import { DrugNameForm } from '../../search/DrugNameForm';
import { FoundBy } from '../../search/FoundBy';
import { MatchesCard } from '../../search/MatchesCard';
import { useChosenNpi, useDrugLink } from '../../priced-for/plan';
import { PlanChoice } from '../../priced-for/PlanChoice';
import { drugNameOf } from '../../search/read-drug-name';
import findDrugText from './find-drug.text';
import { OpenQuote } from '../quote/OpenQuote';
import { CountedCard, OwnDrugs } from './OwnDrugs';
import priceText from '../price.text';
import { useStepState } from '../../priced-for/priced-person';

/** The first step: the drug by its name or as one of one's own, or a quote by its number. */
export function FindDrug({ drug, zip }: { drug: string; zip: string }) {
  const t = useText(findDrugText, namesText);
  const navigate = useNavigate();
  const state = useStepState();
  const link = useDrugLink();
  const npi = useChosenNpi();
  const hasLookup = useFlag('drugLookup', 'unsecuredDrugLookup');
  const name = drugNameOf(drug);
  return (
    <>
      <div className="stack s2">
        <p className="mute">{t('screens.priceADrug')}</p>
        <PageHead title={t('findDrug.title')} />
        <p>{t(npi ? 'findDrug.chosenPharmacy' : 'findDrug.lead')}</p>
      </div>
      <div className="grid">
        <div className="c8 stack s5">
          <DrugNameForm
            key={drug}
            className="card stack"
            initial={drug}
            onSearch={(typed) => navigate(link({ drug: typed, ...(zip && { zip }) }), { state })}
            onChoose={(hsn, ndc) =>
              navigate(link({ hsn, ...(ndc && { ndc }), ...(zip && { zip }) }), { state })
            }
          >
            <OwnDrugs zip={zip} />
            <PlanChoice />
            <div className="between">
              <Button type="submit">{t('findDrug.continue')}</Button>
              {hasLookup && (
                <Link to={`/member/drug-lookup${link({})}`}>{t('findDrug.covered')}</Link>
              )}
            </div>
          </DrugNameForm>
          {name && <Matches name={name} zip={zip} />}
          <OpenQuote />
        </div>
        <div className="c4 stack s5">
          <NameHelp />
          <CountedCard />
        </div>
      </div>
    </>
  );
}

function NameHelp() {
  const t = useText(findDrugText);
  const phone = usePhone();
  return (
    <section className="stack s2">
      <h2>{t('findDrug.nameHelp')}</h2>
      <p>{t.parts('findDrug.nameHelpText', { phone: <PhoneLink number={phone} /> })}</p>
    </section>
  );
}

/** The drugs that a name from the landing page or the dashboard may mean. */
function Matches({ name, zip }: { name: string; zip: string }) {
  const t = useText(priceText, findDrugText, drugForms);
  const language = useLanguage();
  const link = useDrugLink();
  const state = useStepState();
  const ndc = readNdc(name);
  return (
    <MatchesCard
      name={name}
      title={t('findDrug.pick')}
      what="drug"
      failed={t('price.drugFailed')}
      none={t('findDrug.unknown', { name: echoOf(name) })}
    >
      {(drugs) => (
        <ul className="list">
          {drugs.map((drug) => (
            <li key={drug.hsn}>
              <Link
                to={{ search: link({ hsn: drug.hsn, ...(ndc && { ndc }), ...(zip && { zip }) }) }}
                state={state}
              >
                {nameIn(language, drug)}
              </Link>
              <p className="mute small">
                {t(drug.isBrand ? 'price.brand' : 'price.generic', {
                  form: formLabel(drug.drugForm, t),
                })}
              </p>
              <FoundBy name={drug.everydayName} />
            </li>
          ))}
        </ul>
      )}
    </MatchesCard>
  );
}
