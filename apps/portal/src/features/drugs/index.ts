export { FilledDrugs } from './start/FilledDrugs';
export { PriceStart } from './start/PriceStart';
