export { type ChartColumn, ColumnChart } from './ColumnChart';
