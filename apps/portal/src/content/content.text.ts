import { defineTexts } from '../language';

/** What a page of text shares: loading, failed, when it was reviewed. */
export default defineTexts({
  'content.loading': { en: 'Loading the page…', es: 'Cargando la página…' },
  'content.failed': { en: 'This page did not load.', es: 'Esta página no se cargó.' },
  'content.reviewed': { en: 'Last reviewed {date}', es: 'Revisada el {date}' },
});
