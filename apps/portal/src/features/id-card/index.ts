import idCardText from './id-card.text';

export { IdCardModal as Modal } from './IdCardModal';

export const texts = [idCardText];
