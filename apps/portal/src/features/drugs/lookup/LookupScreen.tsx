import { useNavigate, useSearchParams } from 'react-router-dom';
import '../../../styles/lists.css';
import '../drugs.css';
import { useFormat, useText } from '../../../language';
import { useAppSelector } from '../../../store';
import { Alert, Button, Card } from '../../../ui';
import { echoOf } from '../../../language/echo';
import { DrugNameForm } from '../search/DrugNameForm';
import { drugNameOf } from '../search/read-drug-name';
import { drugInfo } from '../drugs.requests';
import { useDrugLink, usePlanCode } from '../priced-for/plan';
import { PlanChoice } from '../priced-for/PlanChoice';
import { BrowseCards } from './BrowseCards';
import { DrugOnListPage } from './DrugOnListPage';
import lookupText from './lookup.text';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { MatchesCard } from '../search/MatchesCard';
import { DrugLinks } from './DrugLinks';
import { formularyOf, links } from '@portal/client-config';
import { ExternalLink } from '../../../dialogs';

/**
 * /member/drug-lookup: whether a drug is covered. Drug, search and letter are in the URL, so that a page can
 * be shared; it names no person.
 */
export function LookupScreen() {
  const t = useText(lookupText);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const link = useDrugLink();
  const [hsn, drug] = [params.get('hsn'), params.get('drug')];
  const name = drugNameOf(drug ?? '');
  // The drug's own heading takes the place of this one when its answer is there.
  const shown = useAppSelector(drugInfo.select);
  const isShown = shown.status === 'success' && shown.data.drugInfo.hsn === hsn;
  const Title = isShown ? 'h2' : 'h1';
  return (
    <div className="stack s5">
      <DrugNameForm
        key={`${hsn ?? ''}${drug ?? ''}`}
        className="card tint stack no-print"
        initial={drug ?? ''}
        top={
          <>
            <Title>{t('lookup.title')}</Title>
            {!hsn && <p>{t('lookup.lead')}</p>}
          </>
        }
        onSearch={(typed) => navigate(link({ drug: typed }))}
        onChoose={(chosen) => navigate(link({ hsn: chosen }))}
      >
        <PlanChoice />
        <div>
          <Button type="submit" icon="search">
            {t('lookup.search')}
          </Button>
        </div>
      </DrugNameForm>
      {hsn && <DrugOnListPage hsn={hsn} isNext={params.get('list') === 'next'} />}
      {!hsn && name && <SearchResults name={name} />}
      {!hsn && !name && <BrowseCards letter={params.get('letter')} classId={params.get('class')} />}
      <PlanWindowNote />
      <OutsideLists />
    </div>
  );
}

/** Medicare, from October to December: what one can do about the plan of the next year today (Spec §9). */
function PlanWindowNote() {
  const t = useText(lookupText);
  const format = useFormat();
  const { businessLine } = useSession();
  const { planYear, planWindow, planWindows } = usePlanYear();
  if (businessLine !== 'MEDD' || !planWindow) return null;
  const { from, to } = planWindows.openEnrollment;
  return (
    <Alert
      tone="info"
      title={t(`lookup.window.${planWindow}`, {
        year: String(planYear + 1),
        from: format.longDate(`${planYear}-${from}`),
        to: format.longDate(`${planYear}-${to}`),
      })}
    />
  );
}

/** The drugs that a typed name may mean. */
function SearchResults({ name }: { name: string }) {
  const t = useText(lookupText);
  return (
    <MatchesCard
      name={name}
      title={t('lookup.results', { name: echoOf(name) })}
      loading={t('lookup.loading')}
      what="drugList"
      none={t('lookup.unknown', { name: echoOf(name) })}
    >
      {(drugs) => <DrugLinks drugs={drugs} />}
    </MatchesCard>
  );
}

/** The drug lists of other sites: the plan's, Medicare's of this plan year, and a third party's with the next year. */
function OutsideLists() {
  const t = useText(lookupText);
  const { planYear: year, showsNextYear } = usePlanYear();
  const { businessLine } = useSession();
  const formulary = formularyOf(usePlanCode().planCode);
  return (
    <Card title={t('lookup.outside')}>
      <ul className="stack s2">
        {formulary && (
          <li>
            <ExternalLink {...toLink(links[formulary])}>{t('lookup.planFormulary')}</ExternalLink>
          </li>
        )}
        {businessLine === 'MEDD' && (
          <li>
            <ExternalLink {...toLink(links.medicareFormulary)}>
              {t('lookup.medicareFormulary', { year: String(year) })}
            </ExternalLink>
          </li>
        )}
        <li>
          <ExternalLink {...toLink(links.drugLookup)}>{t('lookup.thirdParty')}</ExternalLink>
        </li>
        {showsNextYear && (
          <li>
            <ExternalLink {...toLink(links.drugLookupNextYear)}>
              {t('lookup.thirdPartyNext', { year: String(year + 1) })}
            </ExternalLink>
          </li>
        )}
      </ul>
    </Card>
  );
}

const toLink = ({ href, confirm }: { href: string; confirm?: boolean }) => ({
  to: href,
  ...(confirm && { confirm }),
});
