import { partDLimits, partDStageAt, partDStages } from './part-d';

const noPlan = { deductible: null, outOfPocketMaximum: null };
const standard = (year: number) => {
  const limits = partDLimits(year, noPlan);
  if (!limits) throw new Error(`There are no final figures for ${year}.`);
  return limits;
};

describe('the standard Part D benefit', () => {
  test.each([
    [2024, 545, 8000, 5030],
    [2025, 590, 2000, null],
    [2026, 615, 2100, null],
    [2027, 700, 2400, null],
  ])(
    'in %d: deductible $%d, threshold $%d, coverage gap from %j',
    (year, deductible, threshold, gap) => {
      expect(standard(year)).toEqual({ deductible, threshold, initialCoverageLimit: gap });
    },
  );

  test('a year without final figures has those of the plan, or none', () => {
    expect(partDLimits(2028, noPlan)).toBeNull();
    expect(partDLimits(2028, { deductible: 700, outOfPocketMaximum: null })).toBeNull();
    expect(partDLimits(2028, { deductible: 0, outOfPocketMaximum: 2500 })?.threshold).toBe(2500);
  });

  test("a plan's own deductible goes before the standard one, 0 included", () => {
    expect(partDLimits(2026, { deductible: 0, outOfPocketMaximum: null })).toMatchObject({
      deductible: 0,
      threshold: 2100,
    });
    expect(partDLimits(2026, { deductible: 250, outOfPocketMaximum: 2100 })?.deductible).toBe(250);
  });

  test.each([
    [{ deductible: -1, outOfPocketMaximum: 2100 }],
    [{ deductible: 615, outOfPocketMaximum: 0 }],
    [{ deductible: 615, outOfPocketMaximum: -2100 }],
  ])('limits that make no sense are none: %j', (plan) => {
    expect(partDLimits(2026, plan)).toBeNull();
  });
});

describe('the stage', () => {
  const limits = standard(2026);
  test.each([
    [0, 0, 'deductible'],
    [614.99, 700, 'deductible'],
    [615, 615, 'initialCoverage'],
    [615, 2099.99, 'initialCoverage'],
    [615, 2100, 'catastrophic'],
    [320, 2100, 'catastrophic'],
  ])('with $%d of the deductible and $%d out of pocket is %s', (deductible, outOfPocket, stage) => {
    expect(partDStageAt(limits, { deductible, outOfPocket, grossDrugCost: null })).toBe(stage);
  });

  test('2024 had a coverage gap, from $5,030 of drug costs', () => {
    const met = { deductible: 545, outOfPocket: 1666.25 };
    expect(partDStageAt(standard(2024), { ...met, grossDrugCost: 5029.99 })).toBe(
      'initialCoverage',
    );
    expect(partDStageAt(standard(2024), { ...met, grossDrugCost: 5030 })).toBe('coverageGap');
    expect(partDStages(standard(2024))).toHaveLength(4);
    expect(partDStages(limits)).toEqual(['deductible', 'initialCoverage', 'catastrophic']);
  });

  test('a plan without a deductible begins with the initial coverage', () => {
    const free = { ...limits, deductible: 0 };
    expect(partDStages(free)).toEqual(['initialCoverage', 'catastrophic']);
    expect(partDStageAt(free, { deductible: 0, outOfPocket: 0, grossDrugCost: 0 })).toBe(
      'initialCoverage',
    );
  });
});
