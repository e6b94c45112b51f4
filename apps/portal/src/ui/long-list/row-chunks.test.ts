import { chunksOf, chunkSize, rowIndexes, rowsBeforeEach } from './row-chunks';

const rows = Array.from({ length: chunkSize * 2 + 1 }, (_, index) => index);
const isOpen = (row: number) => row === 0 || row === chunkSize;

test('rows are cut into chunks and none is lost', () => {
  const chunks = chunksOf(rows);
  expect(chunks.map(({ length }) => length)).toEqual([chunkSize, chunkSize, 1]);
  expect(chunks.flat()).toEqual(rows);
  expect(chunksOf([])).toEqual([]);
});

test('an open row takes two places, in its chunk and before the ones that follow', () => {
  expect(rowsBeforeEach(chunksOf(rows), isOpen)).toEqual([0, chunkSize + 1, 2 * chunkSize + 2]);
  expect(rowIndexes([0, 1, 2], 2, isOpen)).toEqual([2, 4, 5]);
});
