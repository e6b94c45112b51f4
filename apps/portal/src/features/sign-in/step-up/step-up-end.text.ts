import { defineTexts } from '../../../language';

/** The end of a confirmation with a second factor, on another tab than the change. */
export default defineTexts({
  'stepUpEnd.done': { en: 'You confirmed it’s you', es: 'Confirmó que es usted' },
  'stepUpEnd.doneNext': {
    en: 'Close this tab and go back to the page with your change. It goes on by itself.',
    es: 'Cierre esta pestaña y regrese a la página con su cambio. Continúa por sí solo.',
  },
  'stepUpEnd.refused': {
    en: 'We could not confirm it’s you',
    es: 'No pudimos confirmar que es usted',
  },
  'stepUpEnd.refusedNext': {
    en: 'Nothing has changed, and you are still signed in. Close this tab, go back to the page with your change, and try again.',
    es: 'Nada cambió y su sesión sigue abierta. Cierre esta pestaña, regrese a la página con su cambio e intente de nuevo.',
  },
  'stepUpEnd.otherUser': {
    en: 'You confirmed with another account',
    es: 'Confirmó con otra cuenta',
  },
  'stepUpEnd.otherUserNext': {
    en: 'That account is not the one that is signed in here. Nothing has changed. Sign in again with the right account.',
    es: 'Esa cuenta no es la que está abierta aquí. Nada cambió. Inicie sesión otra vez con la cuenta correcta.',
  },
  'stepUpEnd.signedInAs': {
    en: 'Signed in here: {name}',
    es: 'Sesión abierta aquí: {name}',
  },
  'stepUpEnd.signInAgain': { en: 'Sign in again', es: 'Iniciar sesión otra vez' },
  'stepUpEnd.help': {
    en: 'It does not work? Call {phone} (TTY 711).',
    es: '¿No funciona? Llame al {phone} (TTY 711).',
  },
  'stepUpEnd.settings': { en: 'Go to account settings', es: 'Ir a la configuración de la cuenta' },
});
