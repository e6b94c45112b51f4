import { axisMarks } from '@portal/domain';
import type { CSSProperties } from 'react';
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
  const placeOf = ({ at, dollars }: PacePoint, side: 'start' | 'end'): CSSProperties => ({
    bottom: `${(dollars / top) * 100}%`,
    ...(side === 'start'
      ? { insetInlineStart: `${(at / 12) * 100}%` }
      : { insetInlineEnd: `${(1 - at / 12) * 100}%` }),
  });
  const pathOf = (points: readonly PacePoint[]) =>
    points.map(({ at, dollars }, index) => `${index ? 'L' : 'M'}${at} ${top - dollars}`).join('');
  const today = past.at(-1);
  const end = toCome.at(-1);
  return (
    <div className="chart dense line" role="img" aria-label={label}>
      <div className="chart-plot">
        {marks.map((mark) => (
          <div key={mark} className="chart-mark" style={{ bottom: `${(mark / top) * 100}%` }}>
            <span>{write(mark)}</span>
          </div>
        ))}
        <div className="pace">
          <svg viewBox={`0 0 12 ${top}`} preserveAspectRatio="none" aria-hidden="true">
            {today && <path className="pace-area" d={`${pathOf(past)}V${top}H0Z`} />}
            <path className="pace-line" d={pathOf(past)} />
            {today && <path className="pace-line pace-to-come" d={pathOf([today, ...toCome])} />}
            <path className="pace-limit" d={`M0 ${top - limit.dollars}H12`} />
          </svg>
          <b className="pace-name" style={placeOf({ at: 0, dollars: limit.dollars }, 'start')}>
            {limit.name}
          </b>
          {today && (
            <>
              <span className="pace-today" style={placeOf(today, 'start')} />
              <b
                className="pace-figure num"
                style={placeOf(today, today.at < roomForFigure ? 'start' : 'end')}
              >
                {figures.today}
              </b>
            </>
          )}
          {end && end.at - (today?.at ?? 0) > roomForEnd && (
            <b className="pace-figure pace-end num" style={placeOf(end, 'end')}>
              {figures.end}
            </b>
          )}
        </div>
      </div>
      <div className="chart-months">
        {months.map((name, index) => (
          <span key={index}>
            <span className="chart-long">{name}</span>
            <span className="chart-short">{name.charAt(0).toUpperCase()}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
