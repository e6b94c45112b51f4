import {
  type CountedFill,
  type FamilyBalances,
  isFamily,
  type LimitName,
  type LimitProgress,
  ownBalance,
  type Person,
  type PlanAmounts,
  spendingLimits,
  sumAmounts,
} from '@portal/domain';

/** A yearly limit that a member can look into. */
export interface KnownLimit extends LimitName {
  /** Its name in the URL. */
  id: string;
  /** Whose it is; '' for the family. */
  firstName: string;
  /** The member id of whose it is; '' when all claims count. */
  memberId: string;
  /** Null where it is missing, or two answers do not agree on it. */
  met: number | null;
  maximum: number;
  progress: LimitProgress;
  /** The family's limit of the same kind, of one's own limit. */
  family: LimitProgress | null;
}

/** A limit of which it is known how far it is met. */
export type MetLimit = KnownLimit & { met: number };

export const isMetKnown = (limit: KnownLimit): limit is MetLimit => limit.met !== null;

/**
 * The limits with an amount, of the member and then of the family, deductible first. Not of the family where it has
 * someone who is not listed: what counted would tell what they paid.
 */
export function knownLimits(
  answer: FamilyBalances & { planInfo: PlanAmounts },
  person: Person,
  leavesOut: boolean,
): KnownLimit[] {
  const limits = spendingLimits(answer, person);
  const own = ownBalance(answer.balance, person);
  const isAlone = !isFamily(answer);
  const scopes = leavesOut ? (['individual'] as const) : (['individual', 'family'] as const);
  return scopes.flatMap((scope) =>
    (['deductible', 'outOfPocket'] as const).flatMap((kind): KnownLimit[] => {
      const progress = limits[kind][scope];
      if (!progress?.maximum) return [];
      const { met, maximum } = progress;
      return [
        {
          id: `${scope}-${kind}`,
          kind,
          scope,
          met,
          maximum,
          progress,
          firstName: scope === 'individual' ? (own?.member.firstName ?? '') : '',
          memberId: scope === 'individual' && !isAlone ? (own?.member.memberNumber ?? '') : '',
          family: scope === 'individual' ? limits[kind].family : null,
        },
      ];
    }),
  );
}

/** What fills that are to come add to a limit, in dollars. */
export const addedByFills = (
  toCome: readonly CountedFill[] | null,
  kind: KnownLimit['kind'],
): number => sumAmounts((toCome ?? []).map((fill) => fill[kind]));

/** Whether the plan names an amount for a limit, although how far along one is may not be known. */
export const hasAmount = (answer: { planInfo: PlanAmounts } | undefined): boolean =>
  Object.values(answer?.planInfo ?? {}).some((limit) => typeof limit === 'number');
