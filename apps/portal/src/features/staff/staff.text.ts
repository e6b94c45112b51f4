import { defineTexts } from '../../language';

/** The start page of support staff and providers: find a member, then see the portal as the member does. */
export default defineTexts({
  'staff.notActing': {
    en: 'You are not acting for a member now.',
    es: 'Ahora no está viendo la cuenta de ningún miembro.',
  },

  'staff.form': { en: 'Find a member', es: 'Buscar a un miembro' },
  'staff.by': { en: 'Find by', es: 'Buscar por' },
  'staff.by.memberId': { en: 'Member ID', es: 'N.º de miembro' },
  'staff.by.name': { en: 'Name and birth date', es: 'Nombre y fecha de nacimiento' },
  'staff.memberIdHint': {
    en: 'Letters, digits and hyphens, as on the ID card.',
    es: 'Letras, números y guiones, como en la tarjeta de identificación.',
  },
  'staff.givenName': { en: 'First name', es: 'Nombre' },
  'staff.familyName': { en: 'Last name', es: 'Apellido' },
  'staff.birthDate': { en: 'Birth date', es: 'Fecha de nacimiento' },
  'staff.find': { en: 'Find member', es: 'Buscar miembro' },
  'staff.notInUrl': {
    en: 'What you type is not in the page’s address.',
    es: 'Lo que escribe no aparece en la dirección de la página.',
  },
  'staff.allNeeded': { en: 'All three are needed.', es: 'Se necesitan los tres datos.' },

  'staff.error.memberId': {
    en: 'Enter the member ID, such as EVF00421787.',
    es: 'Ingrese el número de miembro, por ejemplo EVF00421787.',
  },
  'staff.error.givenName': {
    en: 'Enter the first name, up to 50 letters.',
    es: 'Ingrese el nombre, hasta 50 letras.',
  },
  'staff.error.familyName': {
    en: 'Enter the last name, up to 50 letters.',
    es: 'Ingrese el apellido, hasta 50 letras.',
  },

  'staff.searching': { en: 'Looking for the member…', es: 'Buscando al miembro…' },
  'staff.searchFailed': {
    en: 'The search does not work now.',
    es: 'La búsqueda no funciona en este momento.',
  },
  'staff.searchStopped': {
    en: 'You cannot search now',
    es: 'No puede buscar en este momento',
  },
  'staff.tooMany': { en: 'Too many searches', es: 'Demasiadas búsquedas' },
  'staff.tooManyHint': {
    en: 'Wait a minute, then search again.',
    es: 'Espere un minuto y busque de nuevo.',
  },
  'staff.none': { en: 'No member matches', es: 'Ningún miembro coincide' },
  'staff.noneHint': {
    en: 'Check the spelling, or ask for the ID on the card.',
    es: 'Revise cómo se escribe o pida el número de la tarjeta.',
  },
  'staff.matches': {
    en: { one: '1 member matches', other: '{count} members match' },
    es: { one: '1 miembro coincide', other: '{count} miembros coinciden' },
  },
  'staff.first': {
    en: 'These are the first {count}. Ask for the member ID to find another one.',
    es: 'Estos son los primeros {count}. Pida el número de miembro para encontrar a otro.',
  },
  'staff.askAddress': {
    en: 'Ask for the address before you choose',
    es: 'Pida la dirección antes de elegir',
  },
  'staff.which': { en: 'Which member', es: 'Qué miembro' },
  'staff.born': { en: '{name}, born {date}', es: '{name}; fecha de nacimiento: {date}' },
  'staff.active': { en: 'Active', es: 'Activo' },
  'staff.ended': { en: 'Ended {date}', es: 'Terminó el {date}' },
  'staff.noAccount': {
    en: 'No account on the portal: there is nothing to view.',
    es: 'No tiene cuenta en el portal: no hay nada que ver.',
  },
  'staff.why': { en: 'Why are you looking?', es: '¿Por qué consulta?' },
  'staff.chooseWhy': { en: 'Choose a reason', es: 'Elija un motivo' },
  'staff.purpose.claim': {
    en: 'Question about a claim',
    es: 'Pregunta sobre una reclamación',
  },
  'staff.purpose.order': { en: 'Question about an order', es: 'Pregunta sobre un pedido' },
  'staff.purpose.price': {
    en: 'Price or coverage question',
    es: 'Pregunta sobre precio o cobertura',
  },
  'staff.purpose.signIn': { en: 'Help with signing in', es: 'Ayuda para iniciar sesión' },
  'staff.purpose.other': { en: 'Something else', es: 'Otro motivo' },
  'staff.reference': { en: 'Call or ticket number', es: 'Número de llamada o de caso' },
  'staff.optional': { en: 'Optional', es: 'Opcional' },
  'staff.view': { en: 'View as {name}', es: 'Ver como {name}' },
  'staff.viewChosen': { en: 'View as this member', es: 'Ver como este miembro' },
  'staff.ends': {
    en: 'Ends by itself after 30 minutes.',
    es: 'Termina por sí solo después de 30 minutos.',
  },
  'staff.error.match': { en: 'Choose a member.', es: 'Elija un miembro.' },
  'staff.error.purpose': { en: 'Choose a reason.', es: 'Elija un motivo.' },
  'staff.error.reference': {
    en: 'Enter letters, digits and hyphens, such as T-118204, and not the member ID.',
    es: 'Ingrese letras, números y guiones, por ejemplo T-118204, y no el número de miembro.',
  },
  'staff.startFailed': {
    en: 'You are not acting for the member.',
    es: 'No se abrió la cuenta del miembro.',
  },
  'staff.startFailedHint': {
    en: 'Nothing of the member was opened. Try again in a few minutes.',
    es: 'No se mostró nada del miembro. Intente de nuevo en unos minutos.',
  },
  'staff.startUnknown': {
    en: 'The member’s account cannot be viewed: there is none, or the coverage has ended.',
    es: 'No se puede ver la cuenta del miembro: no existe o la cobertura terminó.',
  },
  'staff.startRunning': {
    en: 'You act for another member in another tab. Stop there first.',
    es: 'Está viendo la cuenta de otro miembro en otra pestaña. Termine allí primero.',
  },
  'staff.startRefused': {
    en: 'Your account may not act for members any more. Ask your supervisor.',
    es: 'Su cuenta ya no permite ver cuentas de miembros. Consulte a su supervisor.',
  },

  'staff.rules': { en: 'What acting means', es: 'Qué significa ver como un miembro' },
  'staff.rule.see': { en: 'You see what they see', es: 'Usted ve lo que el miembro ve' },
  'staff.rule.seeHint': {
    en: 'Their screens, with their figures.',
    es: 'Sus pantallas, con sus montos.',
  },
  'staff.rule.read': { en: 'Read only', es: 'Solo lectura' },
  'staff.rule.readHint': {
    en: 'You can’t pay, order, send or change anything.',
    es: 'No puede pagar, pedir, enviar ni cambiar nada.',
  },
  'staff.rule.written': { en: 'It is written down', es: 'Queda registrado' },
  'staff.rule.writtenHint': {
    en: 'Your name, the reason, and each search and page.',
    es: 'Su nombre, el motivo, y cada búsqueda y página.',
  },

  'staff.recent': { en: 'Recent, in this session', es: 'Recientes, en esta sesión' },
  'staff.recentNone': {
    en: 'The members you act for show here.',
    es: 'Aquí aparecen los miembros cuya cuenta vea.',
  },
  'staff.recentCleared': {
    en: 'Cleared when you sign out.',
    es: 'Se borra al cerrar sesión.',
  },
});
