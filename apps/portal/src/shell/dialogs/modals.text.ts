import { defineTexts } from '../../language';

/** The dialogs: leaving the site, survey, default pharmacy, inactivity. */
export default defineTexts({
  'modals.close': { en: 'Close', es: 'Cerrar' },
  'modals.cancel': { en: 'Cancel', es: 'Cancelar' },
  'modals.leaving': {
    en: 'You are now leaving our website',
    es: 'Está a punto de salir de nuestro sitio web',
  },
  'modals.leavingBody': {
    en: 'This link goes to an external site. {client} does not control it, and its privacy policy may differ from ours. It opens in a new tab.',
    es: 'Este enlace lleva a un sitio externo. {client} no lo controla, y su política de privacidad puede ser distinta de la nuestra. Se abre en una pestaña nueva.',
  },
  'modals.ok': { en: 'OK', es: 'Aceptar' },
  'modals.survey': { en: 'Tell us how we are doing', es: 'Díganos cómo lo estamos haciendo' },
  'modals.surveyBody': {
    en: 'The survey takes about three minutes and opens in a new tab. Which one is yours?',
    es: 'La encuesta toma unos tres minutos y se abre en una pestaña nueva. ¿Cuál es la suya?',
  },
  'modals.surveyMember': { en: 'I’m a member', es: 'Soy miembro' },
  'modals.surveyVisitor': { en: 'I’m not a member', es: 'No soy miembro' },
  'modals.pharmacy': { en: 'Set Default Pharmacy', es: 'Establecer farmacia predeterminada' },
  'modals.pharmacyBody': {
    en: 'Would you like to set {pharmacy} as your default Pharmacy?',
    es: '¿Desea establecer {pharmacy} como su farmacia predeterminada?',
  },
  'modals.outOfNetwork': {
    en: 'You have selected an Out of Network Pharmacy, pharmacy claims filled at this pharmacy will result in a higher copay.',
    es: 'Ha elegido una farmacia fuera de la red; las reclamaciones por lo que surta en esta farmacia tendrán un copago más alto.',
  },
  'modals.setDefault': { en: 'Set Default', es: 'Establecer' },
  'modals.idle': { en: 'Are you still there?', es: '¿Sigue ahí?' },
  'modals.idleLead': {
    en: 'For your privacy, we will sign you out in',
    es: 'Por su privacidad, cerraremos su sesión en',
  },
  'modals.idleUnit': {
    en: { one: 'second', other: 'seconds' },
    es: { one: 'segundo', other: 'segundos' },
  },
  'modals.idleSpoken': {
    en: 'For your privacy, we will sign you out in {count} seconds.',
    es: 'Por su privacidad, cerraremos su sesión en {count} segundos.',
  },
  'modals.stay': { en: 'Stay signed in', es: 'Mantener la sesión' },
  'modals.signOut': { en: 'Sign out', es: 'Cerrar sesión' },
});
