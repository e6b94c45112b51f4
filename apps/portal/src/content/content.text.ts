import { defineTexts } from '../language';

export default defineTexts({
  'content.loading': { en: 'Loading the page…', es: 'Cargando la página…' },
  'content.failed': { en: 'This page did not load.', es: 'Esta página no se cargó.' },
  'content.reviewed': { en: 'Last reviewed {date}', es: 'Revisada el {date}' },
});
