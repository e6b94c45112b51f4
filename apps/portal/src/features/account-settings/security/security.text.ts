import { defineTexts } from '../../../language';

/** The password, where the account is signed in, its last sign-ins, and what is saved of the member here. */
export default defineTexts({
  'settings.password': { en: 'Password', es: 'Contraseña' },
  'settings.password.how': {
    en: 'We send you a code or a link to choose a new one. You are then signed out everywhere, and sign in with it.',
    es: 'Le enviamos un código o un enlace para elegir una nueva. Luego se cierra su sesión en todas partes y usted inicia sesión con ella.',
  },
  'settings.password.change': { en: 'Change your password', es: 'Cambiar su contraseña' },
  'settings.password.elsewhere': {
    en: 'You sign in through another company. Change your password there.',
    es: 'Usted inicia sesión por medio de otra empresa. Cambie su contraseña allí.',
  },
  'settings.sessions': { en: 'Signed in now', es: 'Sesiones abiertas ahora' },
  'settings.sessions.loading': {
    en: 'Loading where you are signed in…',
    es: 'Cargando dónde tiene una sesión abierta…',
  },
  'settings.sessions.failed': {
    en: 'We could not load where you are signed in. Nothing has changed.',
    es: 'No pudimos cargar dónde tiene una sesión abierta. Nada cambió.',
  },
  'settings.sessions.this': { en: 'This browser', es: 'Este navegador' },
  'settings.sessions.times': {
    en: 'Signed in {date} at {start} · Last used at {seen}',
    es: 'Inició sesión el {date} a {start} · Último uso a {seen}',
  },
  'settings.sessions.unknown': {
    en: 'If you do not know one of these, choose “Sign out” next to it and call {phone} (TTY 711).',
    es: 'Si no reconoce alguna, elija “Cerrar sesión” a su lado y llame al {phone} (TTY 711).',
  },
  'settings.sessions.end': { en: 'Sign out', es: 'Cerrar sesión' },
  /** After "Sign out", for screen readers: which of them. */
  'settings.sessions.endWhich': {
    en: '{browser}, signed in {date} at {start}',
    es: 'en {browser}, iniciada el {date} a {start}',
  },
  'settings.sessions.endOthers': {
    en: 'Sign out everywhere else',
    es: 'Cerrar sesión en los demás navegadores',
  },
  'settings.sessions.endOthersTitle': {
    en: 'Sign out everywhere else?',
    es: '¿Cerrar sesión en los demás navegadores?',
  },
  'settings.sessions.endOthersHint': {
    en: 'You stay signed in here. Each other browser needs your password again. What was typed there and not saved is lost.',
    es: 'Aquí su sesión sigue abierta. Los demás navegadores volverán a pedir su contraseña. Se pierde lo que se escribió allí sin guardar.',
  },
  'settings.sessions.keep': { en: 'Keep them', es: 'Dejarlas abiertas' },
  'settings.sessions.ended': {
    en: 'Signed out. That browser needs your password again.',
    es: 'Se cerró la sesión. Ese navegador volverá a pedir su contraseña.',
  },
  'settings.sessions.allEnded': {
    en: 'You are signed in on this browser only.',
    es: 'Su sesión está abierta solo en este navegador.',
  },
  'settings.sessions.notEnded': {
    en: 'We could not sign it out. That browser may still be signed in. Try again.',
    es: 'No pudimos cerrar la sesión. Puede seguir abierta en ese navegador. Intente de nuevo.',
  },
  'settings.sessions.looking': {
    en: 'Checking if the session ended…',
    es: 'Verificando si la sesión se cerró…',
  },
  'settings.sessions.notEndedSoFar.one': {
    en: 'That browser is still signed in. Try again.',
    es: 'La sesión sigue abierta en ese navegador. Intente de nuevo.',
  },
  'settings.sessions.notEndedSoFar.others': {
    en: 'At least one other browser is still signed in. Try again.',
    es: 'Al menos otro navegador sigue con la sesión abierta. Intente de nuevo.',
  },
  'settings.sessions.unknownEnd.one': {
    en: 'We do not know if that browser was signed out. Try again.',
    es: 'No sabemos si la sesión se cerró en ese navegador. Intente de nuevo.',
  },
  'settings.sessions.unknownEnd.others': {
    en: 'We do not know if the other browsers were signed out. Try again.',
    es: 'No sabemos si la sesión se cerró en los demás navegadores. Intente de nuevo.',
  },
  'settings.sessions.none': {
    en: 'This account is not signed in anywhere.',
    es: 'Esta cuenta no tiene ninguna sesión abierta.',
  },
  'settings.browser.other': { en: 'Another browser', es: 'Otro navegador' },
  'settings.signIns': { en: 'Sign-in history', es: 'Inicios de sesión recientes' },
  'settings.signIns.loading': {
    en: 'Loading your sign-ins…',
    es: 'Cargando sus inicios de sesión…',
  },
  'settings.signIns.failed': {
    en: 'Your sign-ins did not load. Nothing is lost.',
    es: 'Sus inicios de sesión no se cargaron. No se perdió nada.',
  },
  'settings.signIns.none': {
    en: 'No sign-in in the last 90 days.',
    es: 'Ningún inicio de sesión en los últimos 90 días.',
  },
  'settings.signIns.kept': {
    en: 'We keep the last 20 for 90 days, and do not record where you were.',
    es: 'Guardamos los últimos 20 durante 90 días y no registramos dónde estaba usted.',
  },
  'settings.signIns.at': { en: '{date} at {time}', es: '{date}, a {time}' },
  'settings.signIns.signedIn': { en: 'Signed in', es: 'Inició sesión' },
  'settings.signIns.resumed': {
    en: 'Signed in without a password, as you were still signed in',
    es: 'Inició sesión sin contraseña, pues ya la había dado antes',
  },
  'settings.signIns.refused': {
    en: 'Not let in, because you had signed this browser out',
    es: 'No se permitió, porque usted había cerrado la sesión de este navegador',
  },
  'settings.drafts': { en: 'Saved drafts', es: 'Borradores guardados' },
  'settings.drafts.why': {
    en: 'Forms that you began and did not send. Only you can read them.',
    es: 'Formularios que comenzó y no envió. Solo usted puede leerlos.',
  },
  'settings.drafts.staff': {
    en: 'Drafts are for the member alone. You cannot see them.',
    es: 'Los borradores son solo para el miembro. Usted no puede verlos.',
  },
  'settings.drafts.loading': { en: 'Loading your drafts…', es: 'Cargando sus borradores…' },
  'settings.drafts.failed': {
    en: 'Your drafts did not load. They are still saved.',
    es: 'Sus borradores no se cargaron. Siguen guardados.',
  },
  'settings.drafts.none': { en: 'You have no drafts.', es: 'No tiene borradores.' },
  'settings.drafts.saved': {
    en: 'Saved {date} at {time} · We keep it until {until}',
    es: 'Guardado el {date} a {time} · Lo guardamos hasta el {until}',
  },
  'settings.drafts.unanswered': {
    en: 'Not confirmed: sent {date} at {time}. Open it to see if we got it.',
    es: 'Sin confirmar: se envió el {date} a {time}. Ábralo para ver si lo recibimos.',
  },
  'settings.drafts.reply': { en: 'Reply to a message', es: 'Respuesta a un mensaje' },
  'settings.drafts.payment': { en: 'Payment', es: 'Pago' },
  'settings.drafts.other': { en: 'Another form', es: 'Otro formulario' },
  'settings.drafts.delete': { en: 'Delete', es: 'Eliminar' },
  /** After "Delete", for screen readers: which draft. */
  'settings.drafts.deleteWhich': { en: 'the draft of {form}', es: 'el borrador de {form}' },
  'settings.drafts.deleteTitle': {
    en: 'Delete the draft of {form}?',
    es: '¿Eliminar el borrador de {form}?',
  },
  'settings.drafts.deleteHint': {
    en: 'What you typed in it is gone then.',
    es: 'Se pierde lo que escribió en él.',
  },
  'settings.drafts.keep': { en: 'Keep it', es: 'Conservarlo' },
  'settings.drafts.deleted': { en: 'The draft is deleted.', es: 'El borrador se eliminó.' },
  'settings.drafts.notDeleted': {
    en: 'We could not delete this draft. It is still saved, and nothing was sent. Try again.',
    es: 'No pudimos eliminar este borrador. Sigue guardado y no se envió nada. Intente de nuevo.',
  },
  'settings.drafts.looking': {
    en: 'Checking if the draft was deleted…',
    es: 'Verificando si el borrador se eliminó…',
  },
  'settings.drafts.notDeletedSoFar': {
    en: 'The draft is not deleted so far. Try again.',
    es: 'El borrador aún no se eliminó. Intente de nuevo.',
  },
  'settings.drafts.deletionUnknown': {
    en: 'We do not know if the draft was deleted. Try again.',
    es: 'No sabemos si el borrador se eliminó. Intente de nuevo.',
  },
  'settings.card': { en: 'ID card on this device', es: 'Tarjeta en este dispositivo' },
  'settings.card.loading': {
    en: 'Looking for a saved card…',
    es: 'Buscando una tarjeta guardada…',
  },
  'settings.card.unknown': {
    en: 'We could not look for a saved card. One may still be on this device. Reload the page to try again.',
    es: 'No pudimos buscar una tarjeta guardada. Puede haber una en este dispositivo. Vuelva a cargar la página para intentar de nuevo.',
  },
  'settings.card.none': {
    en: 'No ID card is saved on this device.',
    es: 'No hay ninguna tarjeta guardada en este dispositivo.',
  },
  'settings.card.saved': {
    en: 'Saved {date}. It can be opened until {until}, without signing in.',
    es: 'Se guardó el {date}. Se puede abrir hasta el {until}, sin iniciar sesión.',
  },
  'settings.card.delete': {
    en: 'Delete from this device',
    es: 'Eliminar de este dispositivo',
  },
  'settings.card.deleted': {
    en: 'The card is deleted from this device.',
    es: 'La tarjeta se eliminó de este dispositivo.',
  },
  'settings.card.notDeleted': {
    en: 'We could not delete the card. It is still on this device, and your coverage has not changed. Try again, or sign out: that deletes it too.',
    es: 'No pudimos eliminar la tarjeta. Sigue en este dispositivo y su cobertura no cambió. Intente de nuevo o use “Cerrar sesión”: eso también la elimina.',
  },
  'settings.signIns.showAll': { en: 'Show all {count}', es: 'Mostrar los {count}' },
});
