export { MyDrugsScreen as Screen } from './MyDrugsScreen';
