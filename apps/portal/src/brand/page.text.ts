import { defineTexts } from '../language';

/** What the heading of a page says on every screen. */
export default defineTexts({
  'page.print': { en: 'Print', es: 'Imprimir' },
});
