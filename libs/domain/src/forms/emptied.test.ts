import { isEmptied } from './emptied';

const start = { name: 'Ana', topic: 'order', agreed: false };

test.each([
  [start],
  [{ ...start, name: '' }],
  [{ ...start, subject: ' \u200b\n', filledOn: '--', reasons: [], files: [] }],
  [{ ...start, prescriptions: [{ drugName: '', isCompound: false, filledOn: '--' }] }],
])('nothing is in %j', (answers) => {
  expect(isEmptied(answers, start)).toBe(true);
});

test.each([
  [{ ...start, name: 'Bo' }],
  [{ ...start, topic: 'bill' }],
  [{ ...start, agreed: true }],
  [{ ...start, subject: 'a' }],
  [{ ...start, filledOn: '-3-' }],
  [{ ...start, reasons: ['compound'] }],
  [{ ...start, prescriptions: [{ drugName: '' }, { drugName: 'Metformin' }] }],
])('something is in %j', (answers) => {
  expect(isEmptied(answers, start)).toBe(false);
});
