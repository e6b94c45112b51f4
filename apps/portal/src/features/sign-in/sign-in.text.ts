import { defineTexts } from '../../language';

/** The login page, and why the member was signed out or could not sign in. */
export default defineTexts({
  'signIn.title': { en: 'Sign in to your plan', es: 'Inicie sesión en su plan' },
  'signIn.hint': {
    en: 'You enter your username and password on our secure sign-in page, then come back to the portal.',
    es: 'Usted ingresa su nombre de usuario y contraseña en nuestra página segura y luego regresa al portal.',
  },
  'signIn.back': {
    en: 'After you sign in, we take you to the page you asked for.',
    es: 'Después de iniciar sesión, le llevaremos a la página que pidió.',
  },
  'signIn.backToLeft': {
    en: 'After you sign in, we take you back to the page that was open.',
    es: 'Después de iniciar sesión, volverá a la página que tenía abierta.',
  },
  'signIn.button': { en: 'Sign in', es: 'Iniciar sesión' },
  'signIn.register': { en: 'Register for an account', es: 'Crear una cuenta' },
  'signIn.forgot': { en: 'Forgot password', es: 'Olvidé mi contraseña' },
  'signIn.help': { en: 'Need help?', es: '¿Necesita ayuda?' },
  'signIn.helpHint': {
    en: 'Call {phone} (TTY 711), any time.',
    es: 'Llame al {phone} (TTY 711), a toda hora.',
  },
  'signIn.requested': { en: 'You are signed out', es: 'Su sesión está cerrada' },
  'signIn.requestedHint': {
    en: 'Thank you for your visit. If you share this device, close the browser too.',
    es: 'Gracias por su visita. Si comparte este dispositivo, cierre también el navegador.',
  },
  'signIn.signedInAtProvider': {
    en: 'You are signed out of the portal only',
    es: 'Cerró su sesión solo en el portal',
  },
  'signIn.signedInAtProviderHint': {
    en: 'Our sign-in service did not answer, so this browser may still know you there. If you share this device, close all browser windows now.',
    es: 'Nuestro servicio de inicio de sesión no respondió, y este navegador aún podría reconocerle. Si comparte este dispositivo, cierre ahora todas las ventanas del navegador.',
  },
  'signIn.passwordChanged': {
    en: 'Your password is changed',
    es: 'Su contraseña ha cambiado',
  },
  'signIn.passwordChangedHint': {
    en: 'Sign in with the new one. You are signed out everywhere else.',
    es: 'Inicie sesión con la nueva. Su sesión se cerró en todos los demás lugares.',
  },
  'signIn.expired': { en: 'Your session has ended', es: 'Su sesión ha terminado' },
  'signIn.expiredHint': {
    en: 'For your privacy, we signed you out. Sign in again to continue.',
    es: 'Por su privacidad, cerramos su sesión. Inicie sesión de nuevo para continuar.',
  },
  'signIn.notEligible': {
    en: 'We could not find an active plan for you',
    es: 'No encontramos un plan activo para usted',
  },
  'signIn.notEligibleHint': {
    en: 'Your coverage may have ended or changed. Call {phone} (TTY 711) and we will find out with you.',
    es: 'Su cobertura puede haber terminado o cambiado. Llame al {phone} (TTY 711) y lo averiguaremos juntos.',
  },
  'signIn.idle': { en: 'We signed you out', es: 'Cerramos su sesión' },
  'signIn.idleHint': {
    en: 'Nothing happened on this page for {minutes} minutes, so we closed it to protect your privacy. Sign in again to continue.',
    es: 'No hubo actividad durante {minutes} minutos y cerramos la página para proteger su privacidad. Inicie sesión de nuevo para continuar.',
  },
  'signIn.error-cancelled': { en: 'You did not sign in', es: 'No inició sesión' },
  'signIn.error-cancelledHint': {
    en: 'You left the sign-in page before you were done. Nothing has changed; start again whenever you like.',
    es: 'Salió de la página de inicio de sesión antes de terminar. Nada ha cambiado; puede empezar de nuevo cuando quiera.',
  },
  'signIn.error-ended': {
    en: 'This browser was signed out from another one',
    es: 'La sesión de este navegador se cerró desde otro',
  },
  'signIn.error-endedHint': {
    en: 'It was ended in the account settings. Sign in again with your password to go on here.',
    es: 'Se cerró en la configuración de la cuenta. Para seguir aquí, inicie sesión de nuevo con su contraseña.',
  },
  'signIn.error-expired': {
    en: 'Signing in took too long',
    es: 'El inicio de sesión tardó demasiado',
  },
  'signIn.error-expiredHint': {
    en: 'For your safety the sign-in page closes after a while. Start again, please.',
    es: 'Por su seguridad, la página de inicio de sesión se cierra después de un tiempo. Empiece de nuevo, por favor.',
  },
  'signIn.error-failed': { en: 'You are not signed in', es: 'No se inició la sesión' },
  'signIn.error-failedHint': {
    en: 'Something went wrong. Try again. If it happens again, call {phone} (TTY 711).',
    es: 'Algo salió mal. Intente de nuevo. Si vuelve a ocurrir, llame al {phone} (TTY 711).',
  },
  'signIn.error-unavailable': {
    en: 'Sign-in is not available right now',
    es: 'El inicio de sesión no está disponible ahora',
  },
  'signIn.error-unavailableHint': {
    en: 'The problem is ours; your account is fine. Try again in a few minutes, or call {phone} (TTY 711).',
    es: 'El problema es nuestro; su cuenta está bien. Intente de nuevo en unos minutos o llame al {phone} (TTY 711).',
  },
});
