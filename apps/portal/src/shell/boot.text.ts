import { defineTexts } from '../language';

/** What can be said before any text has arrived: these few are bundled in both languages. */
export default defineTexts({
  'boot.loading': { en: 'Loading…', es: 'Cargando…' },
  'boot.failed': { en: 'The portal did not start', es: 'El portal no se inició' },
  'boot.failedHint': {
    en: 'Our service did not answer. Your data is safe. Try again, or call {phone} (TTY 711).',
    es: 'Nuestro servicio no respondió. Sus datos están seguros. Intente de nuevo o llame al {phone} (TTY 711).',
  },
  'boot.offline': { en: 'You are offline', es: 'No tiene conexión' },
  'boot.offlineHint': {
    en: 'Check your connection; the portal starts by itself when you are back. In a hurry? Call {phone} (TTY 711).',
    es: 'Revise su conexión; el portal se iniciará solo cuando vuelva. Si es urgente, llame al {phone} (TTY 711).',
  },
  'boot.signOut': { en: 'Sign out', es: 'Cerrar sesión' },
  'boot.ownAccount': { en: 'Back to my own account', es: 'Volver a mi cuenta' },
  'boot.tryAgain': { en: 'Try again', es: 'Intentar de nuevo' },
});
