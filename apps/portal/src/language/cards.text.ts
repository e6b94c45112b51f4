import { defineTexts } from './dictionary';

/** Cards on file, as payments and home delivery name them. */
export default defineTexts({
  'cards.card': { en: 'Card', es: 'Tarjeta' },
  'cards.ending': { en: '{brand} ending in {last4}', es: '{brand} terminada en {last4}' },
  'cards.named': { en: '{name} ({card})', es: '{name} ({card})' },
  'cards.hsa': { en: 'HSA or FSA', es: 'HSA o FSA' },
  'cards.isHsa': { en: 'It is an HSA or FSA card', es: 'Es una tarjeta HSA o FSA' },
  'cards.manage': { en: 'Change saved cards', es: 'Cambiar tarjetas guardadas' },
});
