import { sumAmounts } from '@portal/domain';
import * as z from 'zod/mini';
import type { Json } from '../files/scenario-file';

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const Amount = z.string().check(z.regex(/^\d+\.\d{2}$/));

/** What a person paid for medical care on a day, and what of it counted toward the limits. */
export const MedicalAmount = z.strictObject({
  memberNumber: z.string(),
  on: Day,
  deductible: Amount,
  outOfPocket: Amount,
});
type MedicalAmount = z.output<typeof MedicalAmount>;

type Kind = 'deductible' | 'outOfPocket';
type FileOf = (id: string) => Json | undefined;

const balancesId = 'balances.getBenefitBalance';
const sharedBy = {
  deductible: 'deductibleRxMedCombined',
  outOfPocket: 'oOPRxMedCombined',
} as const;

/**
 * Sums up the dated medical amounts of a scenario's files toward a limit that medical care shares: those of a year up to
 * a day, of one person or of the family, in dollars.
 */
export function medicalAmountsOf(fileOf: FileOf) {
  const user = (fileOf('user.getMemberInfo') ?? {}) as Record<string, Json>;
  const { medicalAmounts = [] } = (fileOf(balancesId) ?? {}) as {
    medicalAmounts?: MedicalAmount[];
  };
  return (kind: Kind, [year, until]: readonly [string, string], memberNumber?: string): number =>
    user[sharedBy[kind]] === 'true'
      ? sumAmounts(
          medicalAmounts
            .filter(({ on }) => on.startsWith(year) && on <= until)
            .filter((each) => memberNumber === undefined || each.memberNumber === memberNumber)
            .map((each) => Number(each[kind])),
        )
      : 0;
}

const plus = (before: string, more: number): string =>
  more === 0 ? before : sumAmounts([Number(before), more]).toFixed(2);

type Claim = { healthServiceId: string; memberId: string; dateOfService: string };
type Total = { kind: Kind; scope: string; before: string; after: string };
type Entry = { healthServiceId: string; accumulators?: Total[] };

/** The details of claims with the medical amounts up to the day of each in its running totals. */
function entries(body: Json, fileOf: FileOf): Json {
  const file = body as { entries?: Entry[] };
  const history = fileOf('claims.getHistory') as
    | { claimsHistory?: { claim?: Claim[] } }
    | undefined;
  const claims = new Map(
    history?.claimsHistory?.claim?.map((claim) => [claim.healthServiceId, claim]),
  );
  const medical = medicalAmountsOf(fileOf);
  const withMedical = (entry: Entry): Entry => {
    const claim = claims.get(entry.healthServiceId);
    if (!claim || !entry.accumulators) return entry;
    const { memberId, dateOfService } = claim;
    const accumulators = entry.accumulators.map((total) => {
      const who = total.scope === 'family' ? undefined : memberId;
      const more = medical(total.kind, [dateOfService.slice(0, 4), dateOfService], who);
      return { ...total, before: plus(total.before, more), after: plus(total.after, more) };
    });
    return { ...entry, accumulators };
  };
  return { ...file, entries: file.entries?.map(withMedical) } as unknown as Json;
}

/**
 * The running totals of claims with medical care where it shares a limit: files count the claims alone. Other response
 * files are as they are. `fileOf` reads the files of the scenario.
 */
export const withMedicalAmounts = (
  id: string,
  body: Json | undefined,
  fileOf: FileOf,
): Json | undefined => (body && id === 'claims.getEntry' ? entries(body, fileOf) : body);
