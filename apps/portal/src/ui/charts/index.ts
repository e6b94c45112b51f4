export { type ChartColumn, ColumnChart } from './ColumnChart';
export { PaceChart } from './PaceChart';
