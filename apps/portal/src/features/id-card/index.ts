export { IdCardModal as Modal } from './IdCardModal';
