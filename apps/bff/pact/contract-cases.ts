import { proxiedUpstreams } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { loadFixtures, type Scenario } from '@portal/scenarios';
import type { CaseSource, ContractCase } from './contract-case';
import { otherCallers, outcomes, representatives } from './outcomes';
import { injectedRefusals, tokenRefusals, unknownIdRefusals } from './refusals';

export type { ContractCase } from './contract-case';

/**
 * Every interaction: each distinct outcome of every proxied call, what the service refuses by its own rules, each
 * way to fail, and the callers that §7.1 tells apart. Sorted by provider, endpoint and outcome. `area`: of its calls
 * alone.
 */
export function contractCases(fixtures = loadFixtures(), area = ''): ContractCase[] {
  const scenarios = [...fixtures.scenarios.values()].sort(byMeaning);
  const sources = proxiedUpstreams.flatMap((upstream) =>
    catalogue.entries
      .filter((endpoint) => endpoint.upstream === upstream)
      .map((endpoint): CaseSource => ({ upstream, endpoint, scenarios })),
  );
  const told = representatives(sources);
  const wanted = sources.filter(({ endpoint }) => !area || endpoint.id.startsWith(`${area}.`));
  return wanted.flatMap((source) => [
    ...outcomes(source),
    ...(told.includes(source) ? otherCallers([source]) : []),
    ...unknownIdRefusals(source),
    ...tokenRefusals(source),
    ...injectedRefusals(source),
  ]);
}

/** The plain scenarios come first, so that an outcome has the clearest title. */
function byMeaning(a: Scenario, b: Scenario): number {
  const rank = ({ name }: Scenario) => {
    const found = ['visitor', 'commercial-member', 'medicare-member'].indexOf(name);
    return found < 0 ? 9 : found;
  };
  return rank(a) - rank(b) || (a.name < b.name ? -1 : 1);
}
