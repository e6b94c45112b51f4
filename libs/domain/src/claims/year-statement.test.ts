import { claimTotals } from './claim-sums';
import { claimStatusKinds } from './claims';
import { statementFileNotes, statementNotes, unknownNotes } from './statement-notes';
import {
  isWholeYear,
  type StatedClaim,
  statementDates,
  statementYears,
  yearStatement,
} from './year-statement';

const claim = (changes: Partial<StatedClaim>): StatedClaim => ({
  dateOfService: '2026-03-02',
  drug: 'Lumivane 50 mg tablet',
  memberId: 'EVF1-01',
  memberFirstName: 'Pim',
  status: 'paid',
  copayAmount: 10,
  amtInsurancePaid: 3.2,
  otherPayerAmount: 0,
  otherPayerName: '',
  ...changes,
});

const claims = [
  claim({}),
  claim({ dateOfService: '2026-06-02', copayAmount: 0.1, amtInsurancePaid: 0.2 }),
  claim({ drug: 'Orvexa 10 mg tablet', copayAmount: 40, otherPayerAmount: 5.05 }),
  claim({ drug: 'Cefadrin 500 mg capsule', copayAmount: 18.7, amtInsurancePaid: 0 }),
  claim({
    drug: 'Cefadrin 500 mg capsule',
    dateOfService: '2026-09-17',
    status: 'reversed',
    copayAmount: -18.7,
    amtInsurancePaid: 0,
  }),
  claim({ drug: 'Amoxicillin', status: 'reversed', copayAmount: 0, amtInsurancePaid: 0 }),
  claim({ memberId: 'EVF1-02', memberFirstName: 'Ada', copayAmount: 7, amtInsurancePaid: null }),
  claim({ memberId: 'EVF1-02', memberFirstName: 'Ada', status: 'rejected', copayAmount: 99 }),
  claim({ memberId: 'EVF1-02', memberFirstName: 'Ada', status: 'inProgress', copayAmount: null }),
];

test('has each person, their drugs by what was paid, and a reversal below its drug', () => {
  const { people } = yearStatement(claims);
  expect(people.map(({ firstName, sums }) => [firstName, sums.fills, sums.youPaid])).toEqual([
    ['Pim', 3, 50.1],
    ['Ada', 1, 7],
  ]);
  expect(people[0]!.lines).toEqual([
    {
      drug: 'Orvexa 10 mg tablet',
      reversedOn: '',
      fills: 1,
      youPaid: 40,
      planPaid: 3.2,
      othersPaid: 5.05,
      unknown: 0,
      planUnknown: 0,
      hasNegatives: false,
    },
    {
      drug: 'Cefadrin 500 mg capsule',
      reversedOn: '',
      fills: 1,
      youPaid: 18.7,
      planPaid: 0,
      othersPaid: 0,
      unknown: 0,
      planUnknown: 0,
      hasNegatives: false,
    },
    {
      drug: 'Cefadrin 500 mg capsule',
      reversedOn: '2026-09-17',
      fills: -1,
      youPaid: -18.7,
      planPaid: 0,
      othersPaid: 0,
      unknown: 0,
      planUnknown: 0,
      hasNegatives: true,
    },
    {
      drug: 'Lumivane 50 mg tablet',
      reversedOn: '',
      fills: 2,
      youPaid: 10.1,
      planPaid: 3.4,
      othersPaid: 0,
      unknown: 0,
      planUnknown: 0,
      hasNegatives: false,
    },
  ]);
});

test('equals the claims to the cent, and says what it leaves out', () => {
  const statement = yearStatement(claims);
  const { youPaid, planPaid } = claimTotals(claims);
  expect(statement.sums).toEqual({
    fills: 4,
    youPaid,
    planPaid,
    othersPaid: 5.05,
    unknown: 0,
    planUnknown: 1,
    hasNegatives: true,
  });
  expect(statement).toMatchObject({
    counted: 6,
    reversals: 1,
    notPaid: 1,
    inProgress: 1,
    reversedInPlace: 1,
  });
});

test('each claim is counted, or left out for a reason that it states', () => {
  const kinds = claimStatusKinds.map((status) => claim({ status }));
  const statement = yearStatement([...kinds, claim({ status: 'reversed', copayAmount: -10 })]);
  const { counted, notPaid, inProgress, reversedInPlace, duplicate, notStated } = statement;
  expect(counted).toBe(3);
  expect([notPaid, inProgress, reversedInPlace, duplicate, notStated]).toEqual([1, 1, 1, 1, 1]);
});

test('says that an amount is not known yet, and that no service says what others paid', () => {
  const statement = yearStatement([
    claim({ copayAmount: null, otherPayerAmount: null }),
    claim({ otherPayerAmount: null }),
  ]);
  expect(statement).toMatchObject({ sums: { youPaid: 10, othersPaid: null, unknown: 1 } });
});

test('has no amount, and not zero, where no claim says it', () => {
  const unknown = claim({ drug: 'Orvexa 10 mg tablet', copayAmount: null, amtInsurancePaid: null });
  const statement = yearStatement([unknown, claim({ amtInsurancePaid: null })]);
  expect(statement).toMatchObject({ sums: { planPaid: null, unknown: 1, planUnknown: 2 } });
  expect(statement.people[0]!.lines).toMatchObject([
    { drug: 'Lumivane 50 mg tablet', youPaid: 10, planPaid: null },
    { drug: 'Orvexa 10 mg tablet', fills: 1, youPaid: null, planPaid: null },
  ]);
});

describe('an adult who shares no claims', () => {
  const other = { memberId: 'EVF1-03', memberFirstName: 'Rafael' };
  const amounts = { copayAmount: 228, amtInsurancePaid: 37.4, otherPayerAmount: null };
  const unknown = { copayAmount: null, amtInsurancePaid: null, otherPayerAmount: null };
  const nothing = { copayAmount: 0, amtInsurancePaid: 0, otherPayerAmount: 0 };
  const rafael = { ...other, ...amounts };
  const alone = yearStatement(claims);
  const keysOf = (of: typeof alone) => statementNotes(of).map(({ key }) => key);

  test('is in the sums without drugs and fills; who paid nothing is not', () => {
    const statement = yearStatement(claims, [rafael, { ...other, ...nothing }]);
    expect(statement.people).toEqual(alone.people);
    expect(statement.notShared).toEqual([
      {
        id: 'EVF1-03 Rafael',
        firstName: 'Rafael',
        sums: {
          youPaid: 228,
          planPaid: 37.4,
          othersPaid: null,
          unknown: 0,
          planUnknown: 0,
          hasNegatives: false,
        },
      },
    ]);
    expect(statement.sums).toEqual({
      youPaid: alone.sums.youPaid! + 228,
      planPaid: alone.sums.planPaid! + 37.4,
      othersPaid: alone.sums.othersPaid,
      unknown: 0,
      planUnknown: 1,
      hasNegatives: true,
    });
  });

  test('makes the sums those of a family, also without a claim of the member', () => {
    expect(yearStatement([], [rafael])).toMatchObject({ isFamily: true, isEmpty: false });
    expect(yearStatement([claim({})])).toMatchObject({ isFamily: false, isEmpty: false });
    expect(alone.isFamily).toBe(true);
  });

  test('is in the total without a claim of the list, which it then does not equal', () => {
    expect(keysOf(alone)).toContain('yearStatement.equal');
    expect(keysOf(yearStatement(claims, [rafael]))).toEqual(
      keysOf(alone).map((key) => key.replace('.equal', '.notShared')),
    );
  });

  test('leaves the total unknown where what they paid is', () => {
    const statement = yearStatement([claim({})], [{ ...other, ...unknown }]);
    expect(statement.sums).toMatchObject({ youPaid: 10, unknown: 1, planUnknown: 1 });
    expect(unknownNotes(statement)).toEqual([{ key: 'yearStatement.notSharedUnknown', count: 1 }]);
    expect(keysOf(statement)).not.toContain('yearStatement.notShared');
  });
});

test('has a claim without a day in no year, and says that the sums lack it', () => {
  const undated = claim({ dateOfService: '', copayAmount: 15 });
  const statement = yearStatement([claim({}), undated]);
  expect(statement).toMatchObject({ counted: 1, sums: { fills: 1, youPaid: 10, unknown: 1 } });
  expect(statement.people[0]!.lines).toHaveLength(1);
  expect(unknownNotes(statement)).toEqual([{ key: 'yearStatement.unknown', count: 1 }]);
  expect(statementNotes(statement).map(({ key }) => key)).not.toContain('yearStatement.equal');
  expect(yearStatement([undated])).toMatchObject({
    isEmpty: false,
    people: [{ firstName: 'Pim', lines: [], sums: { youPaid: null, unknown: 1 } }],
  });
});

test('of no claims is empty', () => {
  expect(yearStatement([])).toMatchObject({
    people: [],
    isEmpty: true,
    counted: 0,
    sums: { fills: 0 },
  });
});

test('is of last year, whole, or of this year until today', () => {
  const now = new Date('2026-11-05T12:00:00-05:00');
  expect(statementYears(now)).toEqual([2025, 2026]);
  expect(statementDates(2025, now)).toEqual({ fromDate: '2025-01-01', toDate: '2025-12-31' });
  expect(statementDates(2026, now)).toEqual({ fromDate: '2026-01-01', toDate: '2026-11-05' });
});

test.each([
  ['2027-01-01T04:30:00Z', [2025, 2026], '2026-12-31'],
  ['2027-01-01T05:30:00Z', [2026, 2027], '2026-12-31'],
  ['2026-03-02T03:00:00Z', [2025, 2026], '2026-03-01'],
])('goes by the plan’s clock, wherever the device is: %s', (now, years, toDate) => {
  expect(statementYears(new Date(now))).toEqual(years);
  expect(statementDates(2026, new Date(now)).toDate).toBe(toDate);
});

test('is of the whole year from its last day on', () => {
  const toDateOn = (month: number, day: number) =>
    statementDates(2026, new Date(Date.UTC(2026, month, day, 17))).toDate;
  expect(isWholeYear(toDateOn(11, 30))).toBe(false);
  expect(isWholeYear(toDateOn(11, 31))).toBe(true);
});

test('its notes say what is in the sums, then what is left out and why', () => {
  expect(statementNotes(yearStatement(claims))).toEqual([
    { key: 'yearStatement.equal', count: 5 },
    { key: 'yearStatement.reversals', count: 1 },
    { key: 'yearStatement.planUnknown', count: 1 },
    { key: 'yearStatement.others.others', amount: 5.05, name: '' },
    { key: 'yearStatement.notInIt' },
    { key: 'yearStatement.notPaid', count: 1 },
    { key: 'yearStatement.reversedInPlace', count: 1 },
    { key: 'yearStatement.inProgress', count: 1 },
  ]);
  expect(statementNotes(yearStatement([claim({ otherPayerAmount: null })]))).toContainEqual({
    key: 'yearStatement.othersUnknown',
  });
});

test('its notes in a file say first that the year is not over and what is not known yet', () => {
  const statement = yearStatement([claim({ copayAmount: null })]);
  expect(statementFileNotes(statement, '2026-11-05').slice(0, 2)).toEqual([
    { key: 'yearStatement.notOver', year: '2026' },
    { key: 'yearStatement.unknown', count: 1 },
  ]);
  expect(statementFileNotes(statement, '2025-12-31')[0]).toEqual({
    key: 'yearStatement.unknown',
    count: 1,
  });
  expect(statementFileNotes(yearStatement([claim({})]), '2025-12-31')).toEqual(
    statementNotes(yearStatement([claim({})])),
  );
});
