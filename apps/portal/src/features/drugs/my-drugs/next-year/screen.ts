export { NextYearScreen as Screen } from './NextYearScreen';
