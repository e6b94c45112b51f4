import { planWindows } from '@portal/domain';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { planWindowDays } from './plan-windows';

const parse = (text: string) => planWindowDays().safeParse(text);

test('without an entry the windows have the days of the specification', () => {
  expect(parse('').data).toEqual(planWindows);
});

test('a window takes other days, the others keep theirs', () => {
  expect(parse('openEnrollment=10-15..12-05,nextYearLookup=11-01..12-31').data).toEqual({
    ...planWindows,
    openEnrollment: { from: '10-15', to: '12-05' },
    nextYearLookup: { from: '11-01', to: '12-31' },
  });
});

test.each([
  ['an unknown window', 'summer=06-01..08-31', 'where the name is one of'],
  ['a day that is none', 'preview=10-01..10-32', 'Write two days of one year'],
  ['29 February, which most years lack', 'preview=02-29..03-01', 'Write two days of one year'],
  ['the later day first', 'preview=10-14..10-01', 'Write two days of one year'],
  ['another form', 'preview=10/01', 'Write name=MM-DD..MM-DD'],
  ['windows that overlap', 'preview=10-01..10-20', 'follow each other'],
])('%s is refused with what to write', (_title, text, message) => {
  expect(parse(text).error?.message).toContain(message);
});

test('the days that the guide to the scenarios sets are understood and differ from those of the specification', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../../../docs/scenarios.md'), 'utf8');
  const [, value = ''] = guide.match(/^PLAN_WINDOWS=(\S+) npm start$/m) ?? [];
  expect(Object.keys(parse(value).data ?? {})).toEqual(Object.keys(planWindows));
  expect(parse(value).data).not.toEqual(planWindows);
});
