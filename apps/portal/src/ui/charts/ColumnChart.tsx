import { axisMarks } from '@portal/domain';
import { ChartMarks, ChartMonths, verticalScale } from './ChartScale';
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

/** Columns of amounts. A part below zero hangs from the line of zero. */
export function ColumnChart({ label, columns, write }: ColumnChartProps) {
  const highest = Math.max(...columns.map(heightOf));
  const marks = axisMarks(highest, Math.min(0, ...columns.flatMap(({ bars }) => bars.map(depth))));
  return (
    <div
      className={`chart${columns.length > mostWide ? ' dense' : ''}`}
      role="img"
      aria-label={label}
    >
      <div className="chart-plot">
        <ChartMarks marks={marks} write={write} />
        {columns.map((column, index) => (
          <Column
            key={column.key}
            column={column}
            marks={marks}
            isTop={heightOf(column) === highest}
            around={Math.max(...columns.slice(Math.max(0, index - 1), index + 2).map(heightOf))}
          />
        ))}
      </div>
      <ChartMonths names={columns.map(({ name }) => name)} />
    </div>
  );
}

type Bar = ChartColumn['bars'][number];

const height = (bar: Bar) => bar.reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
const depth = (bar: Bar) => bar.reduce((sum, { amount }) => sum + Math.min(0, amount), 0);
const heightOf = ({ bars }: ChartColumn) => Math.max(0, ...bars.map(height));

interface ColumnProps {
  column: ChartColumn;
  marks: readonly number[];
  isTop: boolean;
  /** The height of the highest of the column and those next to it: its pin is above their figures. */
  around: number;
}

function Column({ column, marks, isTop, around }: ColumnProps) {
  const { bars, figure, pin, isToCome } = column;
  const looks = ['chart-column', isToCome && 'band', bars.length > 1 && 'pair'];
  const yOf = verticalScale(marks);
  const top = yOf(heightOf(column));
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      {bars.map((bar, index) => (
        <Parts key={index} bar={bar} marks={marks} />
      ))}
      <svg className="chart-words" aria-hidden="true">
        {figure && (
          <text className={isTop ? 'chart-figure top' : 'chart-figure'} x="50%" y={top} dy="-0.4em">
            {figure}
          </text>
        )}
        {pin && (
          <g className="chart-pin">
            <line x1="50%" x2="50%" y1={yOf(around)} y2={top} />
            <svg y={yOf(around)}>
              <line x1="50%" x2="50%" y1="-1.4rem" />
              <text x="50%" y="-1.8rem">
                {pin}
              </text>
            </svg>
          </g>
        )}
      </svg>
    </div>
  );
}

/** The parts of a bar: what is above zero from there up, what is below it from there down. */
function placesOf(bar: Bar, zero: number) {
  let up = zero;
  let down = zero;
  return bar.map(({ look, amount }) => {
    const size = Math.abs(amount);
    if (amount >= 0) up -= size;
    const y = amount < 0 ? down : up;
    if (amount < 0) down += size;
    return { look, y, size };
  });
}

function Parts({ bar, marks }: { bar: Bar; marks: readonly number[] }) {
  const highest = marks.at(-1) as number;
  const span = highest - (marks[0] as number);
  return (
    <svg
      className="chart-bar"
      viewBox={`0 0 10 ${span}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {placesOf(bar, highest).map(({ look, y, size }) => (
        <rect key={look} className={look} y={y} width="10" height={size} />
      ))}
    </svg>
  );
}
