import { links } from '@portal/client-config';
import { displayGroupOf } from '@portal/domain';
import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import { usePlanYear, useSession } from '../../../session';
import { Card } from '../../../ui';
import lookupText from './lookup.text';

/** Spec §2.4: the full drug list by plan name; a plan that is not named here has none. */
const formularies = {
  PRX13: links.formularyGhh2001And2002,
  PRX6: links.formularyGhh0003,
  PRX5: links.formularyGhh0004And0005,
} as const;

/** The drug lists of other sites: the plan's, Medicare's of this plan year, and a third party's with the next year. */
export function OutsideLists() {
  const t = useText(lookupText);
  const { planYear: year, showsNextYear } = usePlanYear();
  const { userInfo, businessLine } = useSession();
  const group = displayGroupOf(userInfo?.planId);
  return (
    <Card title={t('lookup.outside')}>
      <ul className="stack s2">
        {group && (
          <li>
            <ExternalLink {...toLink(formularies[group])}>{t('lookup.planFormulary')}</ExternalLink>
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
