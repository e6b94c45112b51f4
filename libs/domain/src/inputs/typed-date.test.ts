import { readTypedDate, type TypedDate } from './typed-date';

const today = '2026-11-05';
const of = (month: string, day: string, year: string): TypedDate => ({ month, day, year });

test.each([
  [of('3', ' 2', '1978'), '1978-03-02'],
  [of('02', '29', '1996'), '1996-02-29'],
  [of('2', '29', '2000'), '2000-02-29'],
  [of('11', '5', '2026'), today],
  [of('1', '1', '1900'), '1900-01-01'],
])('%j is read as %s', (typed, date) => {
  expect(readTypedDate(typed, today)).toEqual({ date, problems: [] });
});

test.each<[TypedDate, string[]]>([
  [of('', ' ', ''), ['dateMissing']],
  [of('', '2', '1978'), ['monthMissing']],
  [of('3', '', '1978'), ['dayMissing']],
  [of('3', '2', ''), ['yearMissing']],
  [of('', '', '1978'), ['monthMissing', 'dayMissing']],
  [of('13', '2', '1978'), ['monthRange']],
  [of('0', '2', '1978'), ['monthRange']],
  [of('March', '2', '1978'), ['monthRange']],
  [of('3', '32', '1978'), ['dayTo31']],
  [of('3', '0', '1978'), ['dayTo31']],
  [of('', '32', '1978'), ['monthMissing', 'dayTo31']],
  [of('4', '31', '1978'), ['dayTo30']],
  [of('2', '30', '1996'), ['dayTo29']],
  [of('2', '30', ''), ['dayTo29', 'yearMissing']],
  [of('2', '29', '1978'), ['dayTo28']],
  [of('2', '29', '1900'), ['dayTo28']],
  [of('3', '2', '78'), ['yearDigits']],
  [of('3', '2', '197S'), ['yearDigits']],
  [of('13', '31', '78'), ['monthRange', 'yearDigits']],
  [of('3', '2', '1899'), ['yearTooEarly']],
  [of('3', '2', '2027'), ['yearFuture']],
  [of('11', '6', '2026'), ['dateFuture']],
])('%j is refused: %j', (typed, problems) => {
  expect(readTypedDate(typed, today)).toEqual({ date: null, problems });
});

test('a date that is no birth date may be in the future', () => {
  expect(readTypedDate(of('3', '2', '2027'))).toEqual({ date: '2027-03-02', problems: [] });
});
