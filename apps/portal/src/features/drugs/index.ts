export { drugSearch } from './drug-search.requests';
export { toComeIn } from './my-drugs.selectors';
export { useOwnDrugList } from './own-drugs';
export { FilledDrugs } from './start/FilledDrugs';
export { PriceStart } from './start/PriceStart';
