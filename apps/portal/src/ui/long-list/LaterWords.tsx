import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import './long-list.css';

interface LaterWordsProps<Row> {
  rows: readonly Row[];
  /** A row in one line. */
  lineOf: (row: Row) => string;
  /** How high the rows were; 0 when they were not rendered before: the style guesses a row's height as `--row`. */
  height: number;
}

/**
 * The words of rows that are not rendered, in the place of the rows: the browser's own search finds each of them
 * and leads to it.
 */
export function LaterWords<Row>({ rows, lineOf, height }: LaterWordsProps<Row>) {
  // These rows are out of view: those in view come first.
  const settled = useDeferredValue(rows);
  const words = useMemo(() => settled.map(lineOf).join('\n'), [settled, lineOf]);
  const measured = height > 0 ? { '--row': `${height / rows.length}px` } : {};
  const style = { '--rows': rows.length, ...measured };
  return (
    <div className="later-words" style={style as CSSProperties}>
      {words}
    </div>
  );
}
