import { defineTexts } from '../language';

/** The session ended before a draft was saved; the page holds what was typed. */
export default defineTexts({
  'signInAgain.title': {
    en: 'Sign in again to keep what you typed',
    es: 'Inicie sesión de nuevo para conservar lo que escribió',
  },
  'signInAgain.lead': {
    en: 'Your session has ended. What you typed last is still on this page, but it is not saved yet. Leave this page open and sign in on another tab. When you come back here, we save it and you go on.',
    es: 'Su sesión ha terminado. Lo último que escribió sigue en esta página, pero aún no está guardado. Deje esta página abierta e inicie sesión en otra pestaña. Cuando regrese aquí, lo guardaremos y podrá continuar.',
  },
  'signInAgain.tab': { en: 'Sign in on another tab', es: 'Iniciar sesión en otra pestaña' },
  'signInAgain.done': { en: 'I have signed in', es: 'Ya inicié sesión' },
  'signInAgain.leave': { en: 'Leave without saving', es: 'Salir sin guardar' },
  'signInAgain.saving': { en: 'Saving what you typed…', es: 'Guardando lo que escribió…' },
  'signInAgain.signedOut': {
    en: 'You are not signed in yet. What you typed is still here.',
    es: 'Aún no ha iniciado sesión. Lo que escribió sigue aquí.',
  },
  'signInAgain.otherMember': {
    en: 'Another member is signed in. Sign in as yourself on the other tab: we save what you typed for you only.',
    es: 'Hay otro miembro con sesión iniciada. Inicie sesión con su propia cuenta en la otra pestaña: solo guardamos para usted lo que escribió.',
  },
  'signInAgain.other': {
    en: 'We could not save it. What you typed is still here. Try again in a minute.',
    es: 'No pudimos guardarlo. Lo que escribió sigue aquí. Intente de nuevo en un minuto.',
  },
});
