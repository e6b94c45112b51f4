type Json = Record<string, unknown>;

const hasNone = (limit: unknown) => limit === null || limit === 'null';

/** The details of claims as the service sends them: without a family limit that the plan, by its balances, does not have. */
export function detailsAsServed(details: Json | null, balances: Json | null): Json | null {
  const { familyDeductible, familyOOPMax } = (balances?.['planInfo'] ?? {}) as Json;
  const isSent = ({ scope, kind }: Json) =>
    scope !== 'family' || !hasNone(kind === 'deductible' ? familyDeductible : familyOOPMax);
  const entries = (details?.['entries'] ?? []) as { accumulators?: Json[] }[];
  return (
    details && {
      ...details,
      entries: entries.map((entry) =>
        entry.accumulators ? { ...entry, accumulators: entry.accumulators.filter(isSent) } : entry,
      ),
    }
  );
}
