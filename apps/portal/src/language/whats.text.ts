import { defineTexts } from './dictionary';

/**
 * What a part of a page shows, for "Loading your claims…" and "Your claims did not load." Each begins as inside a
 * sentence; in Spanish with its article or possessive, which says whether it is one or several.
 */
export default defineTexts({
  'what.balance': { en: 'your balance', es: 'su saldo' },
  'what.benefits': { en: 'your benefits', es: 'sus beneficios' },
  'what.cards': { en: 'your cards', es: 'sus tarjetas' },
  'what.claims': { en: 'your claims', es: 'sus reclamaciones' },
  'what.orders': { en: 'your orders', es: 'sus pedidos' },
});
