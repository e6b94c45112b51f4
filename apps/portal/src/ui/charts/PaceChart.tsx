import { axisMarks } from '@portal/domain';
import { ChartMarks, ChartMonths, percent, verticalScale } from './ChartScale';
import './chart.css';
import './pace-chart.css';

/** A point of the line: months since January 1, and dollars. */
export interface PacePoint {
  at: number;
  dollars: number;
}

interface PaceChartProps {
  /** What the chart shows and where its figures can be read. */
  label: string;
  /** The names of the twelve months; a phone shows their first letters. */
  months: readonly string[];
  /** From January to today; the last point is today. */
  past: readonly PacePoint[];
  /** From today on; none when it is not known. */
  toCome: readonly PacePoint[];
  limit: { dollars: number; name: string };
  /** At today's point and at the end of the year. */
  figures: { today: string; end: string };
  /** A figure of the axis. */
  write: (dollars: number) => string;
}

/** A figure before its point takes the room of so many months. */
const roomForFigure = 4;
/** Closer than so many months to today, the figure of the end would touch that of today. */
const roomForEnd = 1;

/** An amount that grows over a year toward a limit: a line to today, dashed after it. */
export function PaceChart(props: PaceChartProps) {
  const { label, months, past, toCome, limit, figures, write } = props;
  const line = [...past, ...toCome];
  const marks = axisMarks(Math.max(limit.dollars, ...line.map(({ dollars }) => dollars)));
  const top = marks.at(-1) as number;
  const yOf = verticalScale(marks);
  const placeOf = ({ at, dollars }: PacePoint) => ({ x: percent(at / 12), y: yOf(dollars) });
  const pathOf = (points: readonly PacePoint[]) =>
    points.map(({ at, dollars }, index) => `${index ? 'L' : 'M'}${at} ${top - dollars}`).join('');
  const today = past.at(-1);
  const end = toCome.at(-1);
  return (
    <div className="chart dense line" role="img" aria-label={label}>
      <div className="chart-plot">
        <ChartMarks marks={marks} write={write} />
        <div className="pace">
          <svg viewBox={`0 0 12 ${top}`} preserveAspectRatio="none" aria-hidden="true">
            {today && <path className="pace-area" d={`${pathOf(past)}V${top}H0Z`} />}
            <path className="pace-line" d={pathOf(past)} />
            {today && <path className="pace-line pace-to-come" d={pathOf([today, ...toCome])} />}
            <path className="pace-limit" d={`M0 ${top - limit.dollars}H12`} />
          </svg>
          <svg className="pace-words" aria-hidden="true">
            <text y={yOf(limit.dollars)} dy="-0.5em">
              {limit.name}
            </text>
            {today && (
              <>
                <circle cx={placeOf(today).x} cy={placeOf(today).y} r="0.7rem" />
                <text
                  className={today.at < roomForFigure ? 'figure' : 'figure end'}
                  {...placeOf(today)}
                  dy="-1.6rem"
                >
                  {figures.today}
                </text>
              </>
            )}
            {end && end.at - (today?.at ?? 0) > roomForEnd && (
              <text className="figure end" {...placeOf(end)} dy="-3.2rem">
                {figures.end}
              </text>
            )}
          </svg>
        </div>
      </div>
      <ChartMonths names={months} />
    </div>
  );
}
