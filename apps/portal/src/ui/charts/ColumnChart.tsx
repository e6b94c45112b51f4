import { axisMarks } from '@portal/domain';
import './chart.css';

/** t1 the member's share, t2 the other payer's, t3 the deductible, t4 what is to come. */
export type PartLook = 't1' | 't2' | 't3' | 't4';

export interface ChartColumn {
  key: string;
  /** Below the column; many columns have one letter on a phone. */
  name: string;
  /** One bar, or two side by side, each of its parts from the bottom up, in dollars. */
  bars: readonly (readonly { look: PartLook; amount: number }[])[];
  /** The figure above the column. */
  figure?: string;
  /** What happens in it, e.g. "Deductible met". */
  pin?: string | undefined;
  /** It is still to come. */
  isToCome?: boolean;
}

interface ColumnChartProps {
  /** What the chart shows and where its figures can be read. */
  label: string;
  columns: readonly ChartColumn[];
  /** A figure of the axis. */
  write: (dollars: number) => string;
}

/** With more columns a phone has room for one letter each. */
const mostWide = 7;

/**
 * Columns of amounts. Text is next to the drawing, so that it keeps its size on a phone. Below zero a part
 * is flat.
 */
export function ColumnChart({ label, columns, write }: ColumnChartProps) {
  const highest = Math.max(...columns.map(heightOf));
  const marks = axisMarks(highest);
  const top = marks.at(-1) as number;
  return (
    <div
      className={`chart${columns.length > mostWide ? ' dense' : ''}`}
      role="img"
      aria-label={label}
    >
      <div className="chart-plot">
        {marks.map((mark) => (
          <div key={mark} className="chart-mark" style={{ bottom: `${(mark / top) * 100}%` }}>
            <span>{write(mark)}</span>
          </div>
        ))}
        {columns.map((column, index) => (
          <Column
            key={column.key}
            column={column}
            top={top}
            isTop={heightOf(column) === highest}
            around={Math.max(...columns.slice(Math.max(0, index - 1), index + 2).map(heightOf))}
          />
        ))}
      </div>
      <div className="chart-months">
        {columns.map(({ key, name }) => (
          <span key={key}>
            <span className="chart-long">{name}</span>
            <span className="chart-short">{name.charAt(0).toUpperCase()}</span>
          </span>
        ))}
      </div>
    </div>
  );
}

type Bar = ChartColumn['bars'][number];

const barHeight = (bar: Bar) => bar.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
const heightOf = ({ bars }: ChartColumn) => Math.max(0, ...bars.map(barHeight));

interface ColumnProps {
  column: ChartColumn;
  top: number;
  isTop: boolean;
  /** The height of the highest of the column and those next to it: its pin is above their figures. */
  around: number;
}

function Column({ column, top, isTop, around }: ColumnProps) {
  const { bars, figure, pin, isToCome } = column;
  const looks = ['chart-column', isToCome && 'band', bars.length > 1 && 'pair'];
  const percentOf = (height: number) => `${(height / top) * 100}%`;
  const height = heightOf(column);
  const bottom = percentOf(height);
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {figure && (
        <b className={isTop ? 'num top' : 'num'} style={{ bottom }}>
          {figure}
        </b>
      )}
      {pin && (
        <span
          className="chart-pin"
          style={{ bottom, minHeight: `calc(${percentOf(around - height)} + 3.2rem)` }}
        >
          {pin}
        </span>
      )}
      {bars.map((bar, index) => (
        <svg key={index} viewBox={`0 0 10 ${top}`} preserveAspectRatio="none" aria-hidden="true">
          <Parts bar={bar} top={top} />
        </svg>
      ))}
    </div>
  );
}

function Parts({ bar, top }: { bar: Bar; top: number }) {
  let below = 0;
  return bar.map(({ look, amount }) => {
    const height = Math.max(0, amount);
    below += height;
    return <rect key={look} className={look} y={top - below} width="10" height={height} />;
  });
}
