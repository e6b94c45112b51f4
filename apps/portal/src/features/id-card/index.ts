import type { Feature } from '../../requests';
import { idCards, replacement } from './id-card.requests';
import { familyCardReducer, replacementShowingReducer } from './id-card.slice';
import idCardText from './id-card.text';

export { IdCardModal as Modal } from './IdCardModal';

export const texts = [idCardText];

export const feature: Feature = {
  requests: [idCards, replacement],
  reducers: { replacementShowing: replacementShowingReducer, familyCard: familyCardReducer },
};
