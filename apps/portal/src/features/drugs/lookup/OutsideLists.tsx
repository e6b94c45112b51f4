import { formularyOf, links } from '@portal/client-config';
import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import { usePlanYear } from '../../../plan';
import { useSession } from '../../../session';
import { Card } from '../../../ui';
import { usePlanCode } from '../priced-for/plan';
import lookupText from './lookup.text';

/** The drug lists of other sites: the plan's, Medicare's of this plan year, and a third party's with the next year. */
export function OutsideLists() {
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
