import { useText } from '../../../../language';
import { usePlanYear } from '../../../../plan';
import { ButtonLink, Card } from '../../../../ui';
import { pricedForState } from '../../priced-for/priced-person';
import type { MyDrug } from '../my-drugs.requests';
import { changesOf, countsOf, unknownCosts } from './changes';
import { ChangeTags } from './ChangeTags';
import nextYearText from './next-year.text';

interface NextYearLinkProps {
  drugs: readonly MyDrug[];
  /** This plan year. */
  year: number;
  /** The member id of another person whose drugs these are; null for the signed-in member's. */
  chosen: string | null;
}

/** The way to the drugs of next year, from October on (Spec §9); nothing before. */
export function NextYearLink({ drugs, year, chosen }: NextYearLinkProps) {
  const t = useText(nextYearText);
  const { showsNextYear } = usePlanYear();
  const changes = changesOf(drugs);
  if (changes.length === 0 || !showsNextYear) return null;
  const changed = changes.filter(
    ({ change }) => change.kind !== 'same' && change.kind !== 'unknown',
  ).length;
  const unknown = unknownCosts(changes);
  return (
    <Card tint title={t('drugsNextYear.cardTitle', { year: String(year + 1) })}>
      <p>
        {t('drugsNextYear.cardText')}{' '}
        <b>
          {changed > 0
            ? t('drugsNextYear.changes', { count: changed, all: changes.length })
            : unknown === 0 && t('drugsNextYear.noChange')}
        </b>{' '}
        {unknown > 0 && t('drugsNextYear.unknownCosts', { count: unknown, year: String(year + 1) })}
      </p>
      <ChangeTags counts={countsOf(changes)} />
      <div>
        <ButtonLink to="/member/my-drugs/next-year" state={pricedForState(chosen)}>
          {t('drugsNextYear.see')}
        </ButtonLink>
      </div>
    </Card>
  );
}
