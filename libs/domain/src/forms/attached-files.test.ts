import { fileLimits } from '../files/files';
import { filesIn } from './attached-files';
import { checkDefinition } from './check-definition';
import type { FilesField, FormDefinition } from './definition';
import { exampleAnswers, exampleAttachedFile } from './example-answers';
import { readForm } from './read-form';
import { restoreAnswers } from './restore-answers';
import { claimForm, facts } from './testing-forms';

const label = { en: 'Receipts', es: 'Recibos' };
const withFiles = (field: Partial<FilesField> = {}): FormDefinition => ({
  ...claimForm,
  rules: [],
  steps: {
    papers: {
      title: label,
      heading: label,
      fields: { papers: { kind: 'files', label, messages: { missing: label }, ...field } },
    },
  },
});
const file = (place: number, facts: object = {}) => ({
  id: `7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a${place + 10}`,
  name: `receipt-${place}.pdf`,
  size: '1000',
  type: 'application/pdf',
  ...facts,
});
const files = (count: number, facts = {}) =>
  Array.from({ length: count }, (_, place) => file(place, facts));
const codes = (papers: unknown, field: Partial<FilesField> = {}) =>
  readForm(withFiles(field), { papers } as never, facts).problems.map(({ code }) => code);

test.each([
  ['ten files that are stored', files(10), []],
  ['eleven', files(11), ['tooManyFiles']],
  ['25 MB in total', files(5, { size: String(fileLimits.totalBytes / 5) }), []],
  ['one byte more', files(5, { size: String(fileLimits.totalBytes / 5 + 1) }), ['filesTotal']],
  ['one above 10 MB', files(1, { size: String(fileLimits.bytes + 1) }), ['fileSize']],
  ['one of no bytes', files(1, { size: '0' }), ['fileSize']],
  ['one that is still on its way', [...files(2), file(5, { type: '' })], ['fileUnfinished']],
  ['ten, and one that failed', [...files(10), file(11, { type: '' })], ['fileUnfinished']],
  ['one of an unknown type', files(1, { type: 'text/html' }), ['fileUnfinished']],
  ['none', [], ['missing']],
  ['what is no file', [{ id: '../x', name: 'a', size: '1' }, 'a', null], ['missing']],
])('%s', (_title, papers, expected) => {
  expect(codes(papers)).toEqual(expected);
});

test('a field may take fewer files, or none', () => {
  expect(codes(files(3), { most: 2 })).toEqual(['tooManyFiles']);
  expect(codes([], { optional: true })).toEqual([]);
});

test('a form is sent with the id, name, size and type of each file, and nothing else', () => {
  const papers = [file(1, { checksum: 'x', name: 'a\u202eb.pdf', path: '/home' })];
  const { values } = readForm(withFiles(), { papers } as never, facts);
  expect(values).toEqual({ papers: [file(1, { name: 'ab.pdf' })] });
  expect(readForm(withFiles(), values, facts).values).toEqual(values);
});

test('a draft gives its files back, finished or not, and says when something was none', () => {
  const papers = [file(1), file(2, { type: '' })];
  expect(restoreAnswers(withFiles(), { papers })).toEqual({
    answers: { papers },
    isComplete: true,
    leftOut: [],
  });
  const broken = restoreAnswers(withFiles(), { papers: [...papers, 'a name'] });
  expect(broken).toMatchObject({ answers: { papers }, isComplete: false });
});

test('a definition takes 1 to 10 files, and has an example', () => {
  expect(checkDefinition(withFiles())).toEqual([]);
  expect(checkDefinition(withFiles({ most: 11 }))).toEqual(['papers: takes 1 to 10 files.']);
  expect(filesIn(exampleAnswers(withFiles(), facts)['papers'])).toEqual([exampleAttachedFile]);
});
