import { stepsOf } from './form-steps';

/** Draws these numbers, and 23 after the last. */
const drawing = (...numbers: number[]) => {
  const left = [...numbers];
  return () => left.shift() ?? 23;
};

test('a kill that is due at a field typed with the one before happens with both', () => {
  // The kill is due at field 6; fields 5 and 6 are typed together.
  const steps = stepsOf(8, drawing(6, 23, 23, 23, 2));
  expect(steps.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 7]);
  expect(steps.filter(({ isKillDue }) => isKillDue)).toEqual([
    { at: 5, fault: 'leftPage', isKillDue: true },
  ]);
});

test('the last field is typed alone', () => {
  expect(stepsOf(2, drawing(0, 2))).toEqual([{ at: 0, fault: 'leftPage', isKillDue: true }]);
  expect(stepsOf(1, drawing(0, 2))).toEqual([{ at: 0, fault: 'none', isKillDue: true }]);
});

test('every form has one step for a kill and loses its session, whatever is drawn', () => {
  let seed = 1;
  const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
  for (let form = 0; form < 2000; form += 1) {
    const steps = stepsOf(1 + (form % 40), random);
    expect(steps.filter(({ isKillDue }) => isKillDue)).toHaveLength(1);
    const ended = steps.filter(({ fault }) => fault === 'lostSession').length;
    if (form % 40 >= 3) expect(ended).toBeGreaterThan(0);
  }
});
