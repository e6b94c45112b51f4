import { defineTexts } from '../../../language';

/** For whom a member uses home delivery, and who allowed it. */
export default defineTexts({
  'family.lead': {
    en: 'You can order for your children under 18. Any other adult must allow it first.',
    es: 'Puede hacer pedidos para sus hijos menores de 18 años. Los demás adultos deben permitirlo primero.',
  },
  'family.leadDependent': {
    en: 'You can use home delivery for another adult of your plan if they allow it.',
    es: 'Puede usar la entrega a domicilio de otro adulto de su plan si esa persona lo permite.',
  },
  'family.people': {
    en: 'Whose home delivery you can use',
    es: 'Personas cuya entrega a domicilio puede usar',
  },
  'family.you': { en: 'You', es: 'Usted' },
  'family.minor': { en: 'Under 18', es: 'Menor de 18 años' },
  'family.until': { en: 'Allowed until {date}', es: 'Permitido hasta el {date}' },
  'family.from': { en: 'Allowed from {date}', es: 'Permitido desde el {date}' },
  'family.ended': { en: 'Ended on {date}', es: 'Terminó el {date}' },
  'family.revoked': { en: 'Ended by you on {date}', es: 'Usted la terminó el {date}' },
  'family.revokedAnyDay': { en: 'Ended', es: 'Terminada' },
  'family.scope.view': {
    en: 'See home delivery prescriptions and orders',
    es: 'Ver las recetas y los pedidos de la entrega a domicilio',
  },
  'family.scope.order': {
    en: 'See home delivery prescriptions and orders, and order',
    es: 'Ver las recetas y los pedidos de la entrega a domicilio, y hacer pedidos',
  },
  'family.scope.unknown': { en: 'Nothing', es: 'Nada' },
  'family.open': { en: 'Open refills', es: 'Ver resurtidos' },
  'family.noDelivery': { en: 'No home delivery', es: 'Sin entrega a domicilio' },
  'family.past': { en: 'Not in force', es: 'No vigentes' },

  'family.revoke': { en: 'End authorization', es: 'Terminar la autorización' },
  'family.revokeTitle': {
    en: 'End the authorization of {name}?',
    es: '¿Terminar la autorización de {name}?',
  },
  'family.revokeHint': {
    en: 'You no longer see their home delivery prescriptions and orders, from now on. Orders on their way still arrive.',
    es: 'Desde ahora ya no verá sus recetas ni sus pedidos de la entrega a domicilio. Los pedidos en camino llegarán.',
  },
  'family.revokeKeep': { en: 'Keep it', es: 'Conservarla' },
  'family.revokeDone': {
    en: 'The authorization has ended.',
    es: 'La autorización terminó.',
  },
  'family.revokeFailed': {
    en: 'The authorization did not end. It is still in force. Try again.',
    es: 'La autorización no terminó. Sigue vigente. Intente de nuevo.',
  },
  'family.revokeUnsure': {
    en: 'We did not get an answer. Look at the list of people before you try again.',
    es: 'No recibimos respuesta. Vea la lista de personas antes de intentar de nuevo.',
  },
});
