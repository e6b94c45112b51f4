import { readFixtures } from '@portal/scenarios';
import { textOf } from '../../workspace';
import { actions } from '../plays';
import { faults } from './table';

test.each(faults)('$means: the text is in $file once', ({ file, text, put }) => {
  expect(textOf(file).split(text).length - 1).toBe(1);
  expect(put).not.toBe(text);
});

test('every scenario of the faults is there, and no two faults are one', () => {
  const { scenarios } = readFixtures();
  expect(faults.filter(({ scenario }) => !scenarios.has(scenario))).toEqual([]);
  const played = actions.map(({ scenario, after }) => `${scenario} ${after}`);
  const acted = faults.filter(({ after }) => after !== undefined);
  expect(acted.filter(({ scenario, after }) => !played.includes(`${scenario} ${after}`))).toEqual(
    [],
  );
  expect(new Set(faults.map(({ means }) => means)).size).toBe(faults.length);
});

test('at least 75 mistakes are planted, and at most one is missed', () => {
  expect(faults.length).toBeGreaterThanOrEqual(75);
  expect(faults.filter(({ missed }) => missed !== undefined).length).toBeLessThanOrEqual(1);
});
