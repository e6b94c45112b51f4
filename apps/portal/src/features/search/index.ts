export { SearchScreen } from './SearchScreen';
export type { SearchedPage } from './searched-site';
