import {
  claimColumns,
  claimDateProblems,
  claimDates,
  type ClaimFigures,
  claimRangeOf,
  sortClaims,
} from './claims';

const claim = (
  fields: Partial<ClaimFigures> & { id?: string } = {},
): ClaimFigures & { id: string } => ({
  id: '',
  dateOfService: '2026-11-02',
  drugName: 'Lisinopril',
  serviceProvider: 'Otter Creek Drug',
  amtInsurancePaid: 3.2,
  copayAmount: 10,
  status: 'paid',
  ...fields,
});

const locale = { locale: 'en-US' };

describe('claim dates', () => {
  test.each([
    [30, '2026-10-06', '2026-11-05'],
    [90, '2026-08-07', '2026-11-05'],
    ['year', '2026-01-01', '2026-11-05'],
  ] as const)('those of %s end today, late in the evening too', (range, fromDate, toDate) => {
    expect(claimDates(range, new Date('2026-11-05T23:59:00-05:00'))).toEqual({ fromDate, toDate });
    expect(claimDates(range, new Date('2026-11-05T00:01:00-05:00'))).toEqual({ fromDate, toDate });
  });

  test.each([
    ['90', 90],
    ['30', 30],
    ['year', 'year'],
    ['365', 30],
    ['', 30],
    [null, 30],
    ['90; drop', 30],
  ])('a range of %j in the address means %s', (text, expected) => {
    expect(claimRangeOf(text)).toBe(expected);
  });
});

describe('chosen days', () => {
  const now = new Date(2026, 10, 5, 12);
  test.each([
    ['2024-11-05', '2026-11-05', {}],
    ['2026-03-01', '2026-03-01', {}],
    ['2024-11-04', '2026-11-05', { fromDate: 'tooEarly' }],
    ['2026-11-06', '2026-11-07', { fromDate: 'inFuture', toDate: 'inFuture' }],
    ['2026-03-02', '2026-03-01', { toDate: 'beforeStart' }],
    ['2026-02-29', '2026-03-01', { fromDate: 'missing' }],
    ['', '', { fromDate: 'missing', toDate: 'missing' }],
  ])('from %j to %j: %j', (fromDate, toDate, problems) => {
    expect(claimDateProblems({ fromDate, toDate }, now)).toEqual(problems);
  });
});

describe('sorting claims', () => {
  const order = (
    rows: ReturnType<typeof claim>[],
    column: (typeof claimColumns)[number],
    direction: 'ascending' | 'descending',
    language = locale,
  ) => sortClaims(rows, { column, direction }, language).map(({ id }) => id);

  test.each(['copayAmount', 'amtInsurancePaid'] as const)(
    '%s sorts as a number, both ways, the missing last',
    (column) => {
      const rows = [
        claim({ id: 'none', [column]: null }),
        claim({ id: 'nine', [column]: 9 }),
        claim({ id: 'hundred', [column]: 100 }),
        claim({ id: 'zero', [column]: 0 }),
        claim({ id: 'minus', [column]: -4 }),
      ];
      expect(order(rows, column, 'ascending')).toEqual([
        'minus',
        'zero',
        'nine',
        'hundred',
        'none',
      ]);
      expect(order(rows, column, 'descending')).toEqual([
        'hundred',
        'nine',
        'zero',
        'minus',
        'none',
      ]);
    },
  );

  test('the service date sorts by date however it is written, an unreadable one last', () => {
    const rows = [
      claim({ id: 'oct', dateOfService: '10/28/2026' }),
      claim({ id: 'bad', dateOfService: 'soon' }),
      claim({ id: 'nov', dateOfService: '2026-11-04' }),
      claim({ id: 'jan', dateOfService: '2026-01-31' }),
    ];
    expect(order(rows, 'dateOfService', 'ascending')).toEqual(['jan', 'oct', 'nov', 'bad']);
    expect(order(rows, 'dateOfService', 'descending')).toEqual(['nov', 'oct', 'jan', 'bad']);
  });

  test('text sorts as the language does: case aside, accents in place, numbers by value', () => {
    const rows = [
      claim({ id: 'z', drugName: 'Zolentra' }),
      claim({ id: 'ñ', drugName: 'Ñandú' }),
      claim({ id: 'o', drugName: 'olmesartan' }),
      claim({ id: 'n', drugName: 'Nifedipine' }),
      claim({ id: '10', drugName: 'Glyvexa 10 mg' }),
      claim({ id: '5', drugName: 'Glyvexa 5 mg' }),
      claim({ id: 'none', drugName: '' }),
    ];
    const sorted = ['5', '10', 'n', 'ñ', 'o', 'z', 'none'];
    expect(order(rows, 'drugName', 'ascending', { locale: 'es-US' })).toEqual(sorted);
    expect(order(rows, 'drugName', 'descending', { locale: 'es-US' })).toEqual([
      ...sorted.slice(0, -1).reverse(),
      'none',
    ]);
  });

  test('the status sorts by the word that is shown', () => {
    const rows = [claim({ id: 'paid' }), claim({ id: 'rejected', status: 'rejected' })];
    const shown = { paid: 'Paid', rejected: 'Not paid' } as Record<string, string>;
    const ids = sortClaims(
      rows,
      { column: 'status', direction: 'ascending' },
      { ...locale, statusText: (row) => shown[row.status] ?? '' },
    ).map(({ id }) => id);
    expect(ids).toEqual(['rejected', 'paid']);
    expect(order(rows, 'status', 'ascending')).toEqual(['paid', 'rejected']);
  });

  test.each(claimColumns)('rows that are equal by %s keep their order both ways', (column) => {
    const rows = ['a', 'b', 'c'].map((id) => claim({ id }));
    expect(order(rows, column, 'ascending')).toEqual(['a', 'b', 'c']);
    expect(order(rows, column, 'descending')).toEqual(['a', 'b', 'c']);
  });

  test('leaves the given list alone', () => {
    const rows = [claim({ id: 'b', copayAmount: 2 }), claim({ id: 'a', copayAmount: 1 })];
    order(rows, 'copayAmount', 'ascending');
    expect(rows.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
