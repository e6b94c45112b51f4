import { fileLimits, fileProblem, tidyFileName } from './files';

const file = (size: number, name = `scan-${size}.pdf`) => ({ size, name });
const megabytes = (count: number) => count * 1024 * 1024;
const many = (count: number, size: number) =>
  Array.from({ length: count }, (_, index) => file(size, `other-${index}.pdf`));

test.each([
  ['a file of no bytes', file(0), [], 'empty'],
  ['a file of 10 MB', file(fileLimits.bytes), [], undefined],
  ['one byte more', file(fileLimits.bytes + 1), [], 'tooLarge'],
  ['the same file again', file(5, 'same.pdf'), [file(5, 'same.pdf')], 'duplicate'],
  ['another file of the same name', file(6, 'same.pdf'), [file(5, 'same.pdf')], undefined],
  ['the tenth file', file(5), many(9, 5), undefined],
  ['the eleventh', file(5), many(10, 5), 'tooMany'],
  ['25 MB in total', file(megabytes(5)), many(2, megabytes(10)), undefined],
  ['one byte more in total', file(megabytes(5) + 1), many(2, megabytes(10)), 'totalTooLarge'],
])('%s', (_title, chosen, others, problem) => {
  expect(fileProblem(chosen, others)).toBe(problem);
});

test('a form may take fewer files', () => {
  expect(fileProblem(file(5), many(3, 5), 3)).toBe('tooMany');
});

test.each([
  ['scan\u202efdp.exe', 'scanfdp.exe'],
  ['..\\..\\receipt.pdf', '.. .. receipt.pdf'],
  ['résumé ñ 🙂.pdf', 'résumé ñ 🙂.pdf'],
  [`🙂${'a'.repeat(115)}.pdf`, `🙂${'a'.repeat(115)}.pdf`],
  [`🙂${'a'.repeat(116)}.pdf`, `${'a'.repeat(116)}.pdf`],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
])('the name %j is shown as %j', (name, shown) => {
  expect(tidyFileName(name)).toBe(shown);
});
