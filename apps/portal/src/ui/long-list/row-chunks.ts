/** Up to so many rows a table is drawn whole, as nearly every member's is. */
export const drawnWhole = 100;

/** Rows of a longer table that are drawn together. */
export const chunkSize = 20;

/** The rows in chunks of `chunkSize`. */
export function chunksOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / chunkSize);
  return Array.from({ length: count }, (_, index) =>
    rows.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}

/** How many table rows lie before each chunk: one for a claim, one more for a claim that is open. */
export function rowsBeforeEach<Row>(
  chunks: readonly (readonly Row[])[],
  isOpen: (row: Row) => boolean,
): number[] {
  let count = 0;
  return chunks.map((chunk) => {
    const before = count;
    count += chunk.length + chunk.filter(isOpen).length;
    return before;
  });
}

/** The place of each row in the whole table, when the first has `first` and an open one takes two. */
export function rowIndexes<Row>(
  rows: readonly Row[],
  first: number,
  isOpen: (row: Row) => boolean,
): number[] {
  let next = first;
  return rows.map((row) => {
    const index = next;
    next += isOpen(row) ? 2 : 1;
    return index;
  });
}
