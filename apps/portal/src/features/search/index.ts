export { SearchScreen } from './SearchScreen';
export type { SearchedSite } from './use-search-items';
