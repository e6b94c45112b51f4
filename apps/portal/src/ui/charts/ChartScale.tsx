/** A share as an SVG attribute has it. */
export const percent = (share: number): string => `${share * 100}%`;

interface ChartMarksProps {
  /** From the bottom up. */
  marks: readonly number[];
  write: (dollars: number) => string;
}

/**
 * The lines of the axis with their figures. Places are shares of the drawing in SVG attributes, so that texts
 * keep their size at every width.
 */
export function ChartMarks({ marks, write }: ChartMarksProps) {
  const yOf = verticalScale(marks);
  return (
    <svg className="chart-marks" aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line
            className={mark === 0 ? 'zero' : undefined}
            x2="100%"
            y1={yOf(mark)}
            y2={yOf(mark)}
          />
          <text y={yOf(mark)} dy="0.3em">
            {write(mark)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The place of an amount between the lowest and the highest mark, from the top. */
export function verticalScale(marks: readonly number[]): (dollars: number) => string {
  const top = marks.at(-1) as number;
  const span = top - (marks[0] as number);
  return (dollars) => percent((top - dollars) / span);
}

/** The names below the drawing; a phone has room for one letter each when there are many. */
export function ChartMonths({ names }: { names: readonly string[] }) {
  return (
    <div className="chart-months">
      {names.map((name, index) => (
        <span key={index}>
          <span className="chart-long">{name}</span>
          <span className="chart-short">{name.charAt(0).toUpperCase()}</span>
        </span>
      ))}
    </div>
  );
}
