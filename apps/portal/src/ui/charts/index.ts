export { type ChartColumn, ColumnChart } from './ColumnChart';
export { PaceChart, type PacePoint } from './PaceChart';
