import { choiceFor, endOf, groupRefills, type RefillStatus, usualChoice } from './refill';
import { refill } from './testing-facts';

/** A refill of the list, which says from when it can be ordered and when its prescription ends. */
const listed = (change: Parameters<typeof refill>[1], days = { readyOn: '', expiresOn: '' }) => ({
  ...refill('1', change),
  ...days,
});

describe('the groups of the refill list', () => {
  test.each<[RefillStatus, string]>([
    ['ready', 'ready'],
    ['tooEarly', 'tooEarly'],
    ['renewalNeeded', 'renewal'],
    ['expired', 'renewal'],
    ['onHold', 'attention'],
    ['notCovered', 'attention'],
    ['unknown', 'attention'],
    ['inProcess', 'inProcess'],
  ])('%s is in %s', (status, group) => {
    const groups = groupRefills([listed({ status })]);
    const filled = Object.entries(groups).filter(([, refills]) => refills.length > 0);
    expect(filled.map(([name]) => name)).toEqual([group]);
  });

  test('one whose prescription ends before it can be ordered needs a new one', () => {
    const days = { readyOn: '2026-12-10', expiresOn: '2026-11-30' };
    const ending = listed({ status: 'tooEarly' }, days);
    expect(groupRefills([ending])).toMatchObject({ tooEarly: [], renewal: [ending] });
  });

  test('what has no price cannot be ordered now', () => {
    const unpriced = listed({
      choices: [{ days: 90, quantity: 90, cost: null, terms: null }],
    });
    expect(groupRefills([unpriced])).toMatchObject({ ready: [], attention: [unpriced] });
  });
});

test('the supply that is offered first is the largest within the limit', () => {
  expect(usualChoice(refill('1'))?.days).toBe(90);
  expect(usualChoice(refill('1', { maxQuantity: 60 }))?.days).toBe(30);
  expect(usualChoice(refill('1', { maxQuantity: 10 }))).toBeNull();
});

test.each([
  [30, 30],
  [90, 90],
  [60, 90],
  [undefined, 90],
])('a line of %s days has the choice of %i', (days, expected) => {
  expect(choiceFor(refill('1'), days)?.days).toBe(expected);
});

test('a line has no choice where the refill has none', () => {
  expect(choiceFor(refill('1', { maxQuantity: 10 }), 30)).toBeNull();
});

describe('the end of a prescription', () => {
  test.each<[RefillStatus, string, string, ReturnType<typeof endOf>]>([
    ['tooEarly', '2026-11-13', '2026-11-12', 'tooSoon'],
    ['tooEarly', '2026-11-13', '2026-11-13', 'soon'],
    ['ready', '', '2026-11-05', 'soon'],
    ['ready', '', '2026-12-04', 'soon'],
    ['ready', '', '2026-12-05', null],
    ['ready', '', '', null],
    ['onHold', '', '2026-11-12', null],
    ['expired', '', '2026-11-01', null],
  ])('%s, ready on %j, ends on %j: %s', (status, readyOn, expiresOn, end) => {
    expect(endOf({ status, readyOn, expiresOn }, '2026-11-05')).toBe(end);
  });
});
