import { defineTexts } from '../../language';

/** The frame of the account settings, its short sections, and how a saved or refused change is reported. */
export default defineTexts({
  'settings.memberProfile': { en: 'Member profile', es: 'Perfil del miembro' },
  'settings.who': { en: '{name}, member ID {id}', es: '{name}, N.º de miembro {id}' },
  'settings.onThisPage': { en: 'On this page', es: 'En esta página' },
  'settings.readOnly.title': {
    en: 'Read only',
    es: 'Solo lectura',
  },
  'settings.readOnly.why': {
    en: 'You are viewing this account. Only the member can change these settings.',
    es: 'Usted está viendo esta cuenta. Solo el miembro puede cambiar esta configuración.',
  },
  'settings.contact': { en: 'Contact', es: 'Contacto' },
  'settings.language': { en: 'Language on this browser', es: 'Idioma en este navegador' },
  'settings.languageElsewhere': {
    en: 'On another browser, choose it there.',
    es: 'En otro navegador, elíjalo allí.',
  },
  'settings.notifications': { en: 'Notifications', es: 'Notificaciones' },
  'settings.paperless': { en: 'Paperless', es: 'Documentos sin papel' },
  'settings.health': { en: 'Health profile', es: 'Perfil de salud' },
  'settings.family': { en: 'Family access', es: 'Acceso familiar' },
  'settings.security': { en: 'Security', es: 'Seguridad' },
  'settings.savedAt': { en: 'Saved at {time}', es: 'Se guardó a {time}' },
  'settings.notSaved': {
    en: 'Your change was not saved. Everything stays as it was. Try again.',
    es: 'Su cambio no se guardó. Todo queda como estaba. Intente de nuevo.',
  },
  'settings.unanswered': {
    en: 'We got no answer, so your change may be saved. Look at it here, and try again if it is not.',
    es: 'No recibimos respuesta, así que es posible que su cambio se haya guardado. Revíselo aquí y, si no está, intente de nuevo.',
  },
  'settings.onFile': {
    en: 'On file at the last check:',
    es: 'En nuestros registros, según la última consulta:',
  },
  'settings.save': { en: 'Save', es: 'Guardar' },
  'settings.cancel': { en: 'Cancel', es: 'Cancelar' },
  'settings.change': { en: 'Change', es: 'Cambiar' },
  'settings.add': { en: 'Add', es: 'Agregar' },
  'settings.notOnFile': { en: 'Not on file', es: 'No lo tenemos' },
  'settings.pharmacy': { en: 'Default pharmacy', es: 'Farmacia predeterminada' },
  /** A button with the name of the other language. */
  'settings.changeTo': { en: 'Change to', es: 'Cambiar a' },
  'settings.family.why': {
    en: 'Let someone you trust help with your plan, or see whom you help.',
    es: 'Permita que alguien de su confianza le ayude con su plan o vea a quién ayuda usted.',
  },
  'settings.pharmacy.none': {
    en: 'You have no default pharmacy yet. Prices are then for the nearest one.',
    es: 'Aún no tiene una farmacia predeterminada. Los precios son entonces los de la más cercana.',
  },
  'settings.pharmacy.inNetwork': { en: 'In network', es: 'En la red' },
  'settings.pharmacy.outOfNetwork': { en: 'Out of network', es: 'Fuera de la red' },
  'settings.pharmacy.change': { en: 'Change pharmacy', es: 'Cambiar farmacia' },
  'settings.pharmacy.choose': { en: 'Choose a pharmacy', es: 'Elegir una farmacia' },
});
