import { ClaimEntry, ClaimsHistory } from '@portal/contracts/claims';
import { straddledStages, toCents } from '@portal/domain';
import { loadFixtures } from '../fixtures/read-fixtures';
import { outOfPocketOf } from '../drugs/plan-of-member';

const cents = (amount: number | null) => toCents(amount ?? 0);

/** The claims of each scenario that are paid or taken back, in the order of the year, with their entries. */
const years = [...loadFixtures().scenarios.values()].flatMap((scenario) => {
  const fileOf = (id: string) => {
    const choice = scenario.responses[id];
    return typeof choice === 'string' ? scenario.files.get(`${id}/${choice}`)?.body : undefined;
  };
  const entriesFile = fileOf('claims.getEntry') as { entries?: unknown[] } | undefined;
  const rows = ClaimsHistory.safeParse(fileOf('claims.getHistory')).data?.claimsHistory?.claim;
  if (!rows || !entriesFile?.entries) return [];
  const entries = new Map(
    entriesFile.entries.map((each) => {
      const entry = ClaimEntry.parse(each);
      return [entry.healthServiceId, entry];
    }),
  );
  const claims = rows
    .map((row, index) => ({ row, index, entry: entries.get(row.healthServiceId) }))
    .sort((a, b) => a.row.dateOfService.localeCompare(b.row.dateOfService) || a.index - b.index);
  return [{ name: scenario.name, claims }];
});

test.each(years.filter(({ name }) => name !== 'claims-missing-figures'))(
  'in $name each limit goes on where the claim before left it, by what the claim came to',
  ({ claims }) => {
    const last = new Map<string, number>();
    for (const { row, entry } of claims) {
      for (const { kind, scope, before, after } of entry?.accumulators ?? []) {
        const key = `${kind} ${scope} ${scope === 'family' ? '' : row.memberId}`;
        const added =
          kind === 'deductible'
            ? entry!.deductibleAmount
            : // These plans count brand differences; Medicare has none.
              outOfPocketOf({ ...row, entry: entry! }, true);
        expect([row.healthServiceId, key, cents(before)]).toEqual([
          row.healthServiceId,
          key,
          last.get(key) ?? 0,
        ]);
        expect(cents(after) - cents(before)).toBe(cents(added));
        last.set(key, cents(after));
      }
    }
  },
);

test('a claim that straddles stages says so with parts that tie out', () => {
  const straddling = years.flatMap(({ claims }) =>
    claims.filter(({ row, entry }) => entry?.stages && row.status === 'paid'),
  );
  const sound = straddling.filter(({ row }) => row.healthServiceId !== 'HS-26304-55063');
  expect(sound.length).toBeGreaterThan(2);
  for (const { row, entry } of sound) {
    const price = (entry!.fullPrice ?? 0) - (entry!.planDiscount ?? 0);
    expect(straddledStages(entry!.stages!, price, row.copayAmount ?? 0)).toHaveLength(
      entry!.stages!.length,
    );
  }
});
