import { defineTexts } from '../language';

/** What a route says whose screen does not exist yet. */
export default defineTexts({
  'beingBuilt.hint': {
    en: 'This page is being built and will open here. Until then, call {phone} (TTY 711) and we will help you.',
    es: 'Esta página está en construcción y se abrirá aquí. Mientras tanto, llame al {phone} (TTY 711) y le ayudaremos.',
  },
  'beingBuilt.toDashboard': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'beingBuilt.toHome': { en: 'Go to the start page', es: 'Ir a la página principal' },
});
