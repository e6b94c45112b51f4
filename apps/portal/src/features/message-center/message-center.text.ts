import { defineTexts } from '../../language';

/** The Message Center: tabs, list, open message. */
export default defineTexts({
  'messages.lead': {
    en: '{count} unread. We keep messages for 7 years.',
    es: '{count} sin leer. Guardamos los mensajes durante 7 años.',
  },
  'messages.write': { en: 'Write to us', es: 'Escríbanos' },
  'messages.tabs': { en: 'Messages', es: 'Mensajes' },
  'messages.tab.letters': { en: 'Letters', es: 'Cartas' },
  'messages.tab.eobs': { en: 'EOBs', es: 'EOB' },
  'messages.tab.notifications': { en: 'Notifications', es: 'Notificaciones' },
  'messages.tab.other': { en: 'Other', es: 'Otros' },
  'messages.unread': { en: '{count} unread', es: '{count} sin leer' },
  'messages.count': {
    en: { one: '{count} message', other: '{count} messages' },
    es: { one: '{count} mensaje', other: '{count} mensajes' },
  },
  'messages.newest': {
    en: {
      one: 'The newest of {all} messages',
      other: 'The newest {count} of {all} messages',
    },
    es: {
      one: 'El mensaje más reciente, de un total de {all}',
      other: 'Los {count} mensajes más recientes, de un total de {all}',
    },
  },
  'messages.markAll': { en: 'Mark all read', es: 'Marcar todo como leído' },
  'messages.allMarked': {
    en: 'All messages here are read.',
    es: 'Todos los mensajes de aquí están leídos.',
  },
  'messages.notMarked': {
    en: 'We could not save what you read. Nothing is lost. Try again.',
    es: 'No pudimos guardar lo que leyó. No se perdió nada. Intente de nuevo.',
  },
  'messages.search': { en: 'Search messages', es: 'Buscar mensajes' },
  'messages.searchHint': {
    en: 'Looks at subject, sender, and the text of messages you opened.',
    es: 'Asunto, remitente y el texto de los mensajes que abrió.',
  },
  'messages.only': { en: 'Show', es: 'Mostrar' },
  'messages.only.all': { en: 'All', es: 'Todos' },
  'messages.only.unread': { en: 'Unread', es: 'Sin leer' },
  'messages.only.action': { en: 'For me to do', es: 'Requieren su acción' },
  'messages.year': { en: 'Year', es: 'Año' },
  'messages.everyYear': { en: 'Every year', es: 'Todos los años' },
  'messages.clear': { en: 'Clear search and filters', es: 'Borrar búsqueda y filtros' },
  'messages.found': {
    en: { one: '{count} message found', other: '{count} messages found' },
    es: { one: '{count} mensaje encontrado', other: '{count} mensajes encontrados' },
  },
  'messages.noneFound': {
    en: 'No message matches. Try another word, or clear the search.',
    es: 'Ningún mensaje coincide. Pruebe con otra palabra o borre la búsqueda.',
  },
  /** Of the four empty tabs. A caregiver reads this about another member: do not write "your". */
  'messages.none.letters': {
    en: 'No letters yet. Decisions and plan letters will be here.',
    es: 'Aún no hay cartas. Aquí verá las decisiones y las cartas del plan.',
  },
  'messages.none.eobs': {
    en: 'No EOBs yet. After a month with claims, what the plan paid will be here.',
    es: 'Aún no hay EOB. Después de un mes con reclamaciones, aquí verá lo que pagó el plan.',
  },
  'messages.none.notifications': {
    en: 'No notifications yet. News about orders and benefits will be here.',
    es: 'Aún no hay notificaciones. Aquí verá novedades de pedidos y beneficios.',
  },
  'messages.none.other': {
    en: 'No messages yet. Write to us, and the answer will be here.',
    es: 'Aún no hay mensajes. Escríbanos y aquí verá la respuesta.',
  },
  'messages.noneNext': {
    en: 'Choose how we tell you about new messages:',
    es: 'Elija cómo quiere que le avisemos de los mensajes nuevos:',
  },
  'messages.allOf': { en: 'That is all since {year}.', es: 'Eso es todo desde {year}.' },
  'messages.older': { en: 'Show older messages', es: 'Mostrar mensajes anteriores' },
  'messages.rows': { en: 'Messages {from} to {to}', es: 'Mensajes del {from} al {to}' },
  'messages.new': { en: 'New', es: 'Nuevo' },
  'messages.status.waitingForUs': { en: 'Waiting for us', es: 'Esperando nuestra respuesta' },
  'messages.status.waitingForYou': { en: 'Waiting for you', es: 'Esperando su respuesta' },
  'messages.status.answered': { en: 'Answered', es: 'Respondido' },
  'messages.noSubject': { en: 'Without a subject', es: 'Sin asunto' },
  'messages.period': { en: '{from} to {to}', es: 'Del {from} al {to}' },
  'messages.choose': {
    en: 'Choose a message to read it here.',
    es: 'Elija un mensaje para leerlo aquí.',
  },
  'messages.unknown': { en: 'We do not have this message', es: 'No tenemos este mensaje' },
  'messages.unknownHint': {
    en: 'It may be older than 7 years, or the link is incomplete. Choose one from the list.',
    es: 'Puede tener más de 7 años o el enlace está incompleto. Elija uno de la lista.',
  },
  'messages.back': { en: 'Back to the list', es: 'Volver a la lista' },
  'messages.markUnread': { en: 'Mark as unread', es: 'Marcar como no leído' },
  'messages.markRead': { en: 'Mark as read', es: 'Marcar como leído' },
  'messages.action.mailOrder': { en: 'See your order', es: 'Ver su pedido' },
  'messages.action.autoRefill': { en: 'See auto-refill', es: 'Ver el resurtido automático' },
  'messages.action.notShipped': {
    en: 'Go to home delivery',
    es: 'Ir a la entrega a domicilio',
  },
  'messages.action.coverageRequest': { en: 'See your request', es: 'Ver su solicitud' },
  'messages.action.newPrescription': {
    en: 'See the prescription',
    es: 'Ver la receta',
  },
  'messages.action.benefits': { en: 'See your balances', es: 'Ver sus saldos' },
  'messages.action.priorAuthorization': { en: 'Ask for approval', es: 'Solicitar aprobación' },
  'messages.action.payment': {
    en: 'See your account balance',
    es: 'Ver el saldo de su cuenta',
  },
  'messages.action.paymentPlan': { en: 'See the payment plan', es: 'Ver el plan de pagos' },
  'messages.action.other': { en: 'See what to do', es: 'Ver qué hacer' },
  'author.you': { en: 'You', es: 'Usted' },
  'author.caregiver': { en: 'A caregiver', es: 'Un cuidador' },
  'author.forYou': { en: '{name}, for you', es: '{name}, en nombre de usted' },
  'author.member': { en: 'The member', es: 'El miembro' },
  'author.forMember': { en: '{name}, for {member}', es: '{name}, en nombre de {member}' },
});
