import { defineTexts } from '../../../language';

/** A caregiver chooses whom to help, and sees what they can open. */
export default defineTexts({
  'caring.lead': {
    en: 'Choose whom to help. Until you go back, every page is about that person.',
    es: 'Elija a quién ayudar. Hasta que vuelva, cada página es sobre esa persona.',
  },
  'caring.list': { en: 'Who lets you help', es: 'Quiénes le permiten ayudar' },
  'caring.loading': { en: 'Loading the people you help…', es: 'Cargando a quién ayuda usted…' },
  'caring.failed': {
    en: 'The people you help did not load. Nothing has changed.',
    es: 'No se cargó a quién ayuda usted. Nada cambió.',
  },
  'caring.none': {
    en: 'You help no one right now. To begin, open the link of an invitation that was sent to your email.',
    es: 'Ahora no ayuda a nadie. Para comenzar, abra el enlace de una invitación enviada a su correo electrónico.',
  },
  'caring.start': { en: 'Help {name}', es: 'Ayudar a {name}' },
  'caring.now': { en: 'You are helping now', es: 'Está ayudando ahora' },
  'caring.until': { en: 'Until {date}', es: 'Hasta el {date}' },
  'caring.unnamed': { en: 'A member', es: 'Un miembro' },
  'caring.notStarted': {
    en: 'This did not start. You are still in your own account. Try again.',
    es: 'Esto no comenzó. Sigue en su propia cuenta. Intente de nuevo.',
  },
  'caring.noLonger': {
    en: 'This person no longer lets you help. You are in your own account.',
    es: 'Esta persona ya no le permite ayudar. Usted está en su propia cuenta.',
  },
  'caring.open': { en: 'What you can open', es: 'Lo que puede abrir' },
  'caring.notShared': {
    en: '{name} does not share “{page}” with you',
    es: '{name} no comparte “{page}” con usted',
  },
  'caring.notSharedHint': {
    en: 'Nothing was opened or changed. Ask {name} if you need it.',
    es: 'No se abrió ni cambió nada. Pregunte a {name} si lo necesita.',
  },
});
