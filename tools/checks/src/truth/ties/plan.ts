import { cents, money } from '../world/amounts';
import { planOf } from '../world/plans';
import { type World, fixture, part, rows, text } from '../world/world';

/** Where benefits and limits are not those that the list of plans has for the member's plan; Extra Help has its own. */
export function planFindings(world: World): string[] {
  const code = planOf(world);
  const plan = rows(fixture('drugs/plans.json')['plans']).find(({ planCode }) => planCode === code);
  const benefits = world.body('benefits.getSummary');
  const found: string[] = [];
  if (!plan) return found;
  if (benefits && text(benefits['planCode']) !== code) {
    found.push(`benefits.getSummary is of ${text(benefits['planCode'])}, the member is in ${code}`);
  }
  if (!benefits || text(benefits['extraHelp']) !== 'none') return found;
  const listed = fixture(`responses/benefits.getSummary/${text(plan['benefits'])}.json`);
  const sent = rows(benefits['displays']);
  if (sent.length > 0 && JSON.stringify(sent) !== JSON.stringify(listed['displays'])) {
    found.push(`benefits.getSummary has other costs than ${code} in the list of plans`);
  }
  const limits = part(world.body('balances.getBenefitBalance')?.['planInfo']);
  for (const [field, inList] of [
    ['individualDeductible', 'deductible'],
    ['individualOOPMax', 'outOfPocketLimit'],
  ] as const) {
    const [says, should] = [cents(limits[field]), cents(plan[inList])];
    if (says !== null && should !== null && says !== should) {
      found.push(
        `balances.getBenefitBalance ${field}: ${money(says)}, ${code} has ${money(should)}`,
      );
    }
  }
  return found;
}
