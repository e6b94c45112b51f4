import type { Scenario } from '@portal/scenarios';
import { type AccessScope, accessScopes } from '@portal/domain/family-access';
import type { FactName } from '@portal/domain/facts';
import { peopleOf, withheldIn } from './world/people';
import { rows, worldOfScenario } from './world/world';
import type { Contradiction, Statement } from './statements';
import { worldName } from './plays';
import type { Play } from './sweep';

/** The member who invites the caregiver. */
const member = 'family-access';

/** The members for whom staff act: those whom their search finds, with a sign-in. */
const seenByStaff = ['commercial-member', 'medicare-member'] as const;
const staffNames = ['support-agent', 'provider'] as const;

/** A member's portal as someone else sees it; with a scope a caregiver who was invited for that, else staff. */
export type ActingPlay = Play & { actor: string };

/** Who may see prices and no claims has no list of drugs: a supply as the member fills it. */
const priced = 'hsn=918700&ndc=99004187001&quantity=60&days=30&zip=55401';

const seen = (scenario: string) => ({ scenario, language: 'en', prices: false, priced }) as const;

/** Each member as they see their own portal, then as each person sees it who acts for them. */
export const acting: readonly Play[] = [
  seen(member),
  ...accessScopes.map((scope) => ({ ...seen(member), actor: 'caregiver', scope })),
  // What is done for the member, of what the scope allows; all of that scope is read again after it.
  { ...seen(member), actor: 'caregiver', scope: 'order', after: 'orders refills', daysLater: 0 },
  ...seenByStaff.flatMap((scenario) => [
    seen(scenario),
    ...staffNames.map((actor) => ({ ...seen(scenario), actor })),
  ]),
];

/** Who acts, as the names of the screens begin. */
export const whoOf = ({ actor, scope }: ActingPlay) => (scope ? `${actor} for ${scope}` : actor);

/**
 * What belongs to each scope: who acts for it reads what the member reads of it, and a caregiver for others, to none of
 * which it belongs, reads none.
 */
const factsOf: Record<AccessScope, readonly FactName[]> = {
  claims: ['claimPaid', 'countedTo', 'paidThisYear', 'paidIn', 'nextFill', 'limitOf'],
  prices: ['nextFill', 'planPays', 'fullPrice', 'limitOf'],
  order: ['orderStatus', 'orderTotal'],
  pay: ['owed', 'invoiceAmount', 'paymentAmount'],
  messages: ['unreadMessages'],
};

const everyFact = [...new Set(Object.values(factsOf).flat())];

/**
 * The people of a scenario's plan whose figures who acts for its member may read: the member, and minors by their place;
 * `family` is among them where no one is withheld, because a sum of everyone would tell what who is withheld paid.
 * Only balances say who is a minor: without them it is the member alone.
 */
export function mayBeSeen(scenario: Scenario): ReadonlySet<string> {
  const world = worldOfScenario(scenario);
  const isListed = rows(world.body('balances.getBenefitBalance')?.['balance']).length > 0;
  const withheld = new Set(withheldIn(world).map(({ who }) => who));
  const isSeen = (who: string) => who === 'own' || (isListed && !withheld.has(who));
  const people = peopleOf(world).flatMap(({ who }) => (isSeen(who) ? [who] : []));
  return new Set(isListed && withheld.size === 0 ? [...people, 'family'] : people);
}

/** What was paid or counted so far: of the family it is a sum of everyone. A limit and what is left of it are not. */
const sums: readonly string[] = ['countedTo', 'paidThisYear', 'paidIn'];

/** The people of whom a fact is, the family where it is a sum of everyone. */
const peopleIn = ({ fact, subject }: Pick<Statement, 'fact' | 'subject'>) =>
  subject
    .split(' ')
    .filter((word) => /^member-\d+$/.test(word) || (word === 'family' && sums.includes(fact)));

/**
 * Whatever a person who acts for a member reads beyond what they may, or does not read that they may. `mayBeSeenIn`: whose
 * figures they may read in a scenario.
 */
export function wronglySeen(
  statements: readonly Pick<Statement, 'scenario' | 'screen' | 'fact' | 'subject'>[],
  plays: readonly Play[],
  mayBeSeenIn: (scenario: string) => ReadonlySet<string>,
): Contradiction[] {
  const actors = plays.filter(isActing);
  const isOf = (play: ActingPlay) => (screen: string) => screen.startsWith(`${whoOf(play)}: `);
  return actors.flatMap((play): Contradiction[] => {
    const { scope } = play;
    const scenario = worldName(play);
    const stated = statements.filter((each) => each.scenario === scenario);
    const factsOn = (isWanted: (screen: string) => boolean) =>
      new Set<string>(stated.filter(({ screen }) => isWanted(screen)).map(({ fact }) => fact));
    const read = factsOn(isOf(play));
    const ofMember = factsOn((screen) => !actors.some((each) => isOf(each)(screen)));
    const isOfPlay = isOf(play);
    const seen = mayBeSeenIn(play.scenario);
    const ofOthers = stated
      .filter(({ screen }) => isOfPlay(screen))
      .flatMap((each) =>
        peopleIn(each).flatMap((who) => (seen.has(who) ? [] : [`${each.fact} of ${who}`])),
      );
    const beyond = [...new Set(ofOthers)].map((what): Contradiction => ({
      kind: 'beyond',
      text: `${scenario}: ${whoOf(play)} reads ${what}`,
    }));
    const theirs = new Set(scope === undefined ? everyFact : factsOf[scope]);
    const byScope = everyFact.flatMap((fact): Contradiction[] => {
      const isTheirs = theirs.has(fact);
      if (isTheirs ? !ofMember.has(fact) || read.has(fact) : !read.has(fact)) return [];
      const kind = isTheirs ? 'not stated' : 'beyond';
      const what = isTheirs ? `no ${fact}` : fact;
      return [{ kind, text: `${scenario}: ${whoOf(play)} reads ${what}` }];
    });
    return [...beyond, ...byScope];
  });
}

export const isActing = (play: Play): play is ActingPlay => 'actor' in play;
