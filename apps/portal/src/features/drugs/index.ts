export { drugSearch } from './search/drug-search.requests';
export { myDrugList } from './my-drugs/my-drugs.requests';
export { useOwnDrugList, useOwnDrugs } from './my-drugs/own-drugs';
export { FilledDrugs } from './start/FilledDrugs';
export { PriceStart } from './start/PriceStart';
