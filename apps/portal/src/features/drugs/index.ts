export { drugSearch } from './drug-search.requests';
export { type MyDrug, myDrugList } from './my-drugs.requests';
export { toComeIn, topSavings } from './my-drugs.selectors';
export { useOwnDrugList, useOwnDrugs } from './own-drugs';
export { FilledDrugs } from './start/FilledDrugs';
export { PriceStart } from './start/PriceStart';
