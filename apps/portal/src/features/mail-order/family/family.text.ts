import { defineTexts } from '../../../language';

/** For whom a member uses home delivery, and who allowed it. */
export default defineTexts({
  'family.for': { en: 'Who is it for?', es: '¿Para quién es?' },
  'family.self': { en: '{name} (you)', es: '{name} (usted)' },
  'family.viewOnly': { en: '{name} (view only)', es: '{name} (solo lectura)' },
  'family.notEligible': {
    en: '{name} (no home delivery)',
    es: '{name} (sin entrega a domicilio)',
  },
  'family.manage': { en: 'Family and authorizations', es: 'Familia y autorizaciones' },
  'family.preferences': { en: 'Delivery preferences', es: 'Preferencias de entrega' },
  'family.lookOnly': {
    en: '{name} lets you see this, not order.',
    es: '{name} le permite ver esto, pero no hacer pedidos.',
  },
  'family.notAllowed': {
    en: 'You cannot use home delivery for this person now',
    es: 'Ahora no puede usar la entrega a domicilio de esta persona',
  },
  'family.notAllowedWhy': {
    en: 'Their authorization ended or does not cover this. Nothing was ordered.',
    es: 'Su autorización terminó o no incluye esto. No se hizo ningún pedido.',
  },
  'family.backToSelf': { en: 'Go back to your own refills', es: 'Volver a sus propios resurtidos' },
  'family.sentFirst': {
    en: 'Check the order that you sent before you change the person.',
    es: 'Antes de cambiar de persona, revise el pedido que envió.',
  },
  'family.switchTitle': {
    en: 'Cancel the order you began?',
    es: '¿Cancelar el pedido que empezó?',
  },
  'family.switchHint': {
    en: 'What you chose is removed. Nothing was ordered or charged.',
    es: 'Se borra lo que eligió. No se pidió ni se cobró nada.',
  },
  'family.switch': { en: 'Change the person', es: 'Cambiar de persona' },
  'family.keep': { en: 'Keep my order', es: 'Conservar mi pedido' },

  'family.lead': {
    en: 'You can order for your children under 18. Any other adult must allow it first.',
    es: 'Puede hacer pedidos para sus hijos menores de 18 años. Los demás adultos deben permitirlo primero.',
  },
  'family.leadDependent': {
    en: 'You can use home delivery for another adult of your plan if they allow it.',
    es: 'Puede usar la entrega a domicilio de otro adulto de su plan si esa persona lo permite.',
  },
  'family.loading': { en: 'Loading your family…', es: 'Cargando su familia…' },
  'family.failed': { en: 'Your family did not load.', es: 'Su familia no se cargó.' },
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
    en: 'See drugs, prescriptions and orders',
    es: 'Ver los medicamentos, las recetas y los pedidos',
  },
  'family.scope.order': {
    en: 'See drugs, prescriptions and orders, and order',
    es: 'Ver los medicamentos, las recetas y los pedidos, y hacer pedidos',
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
    en: 'You no longer see their drugs, prescriptions and orders, from now on. Orders on their way still arrive.',
    es: 'Desde ahora ya no verá sus medicamentos, sus recetas ni sus pedidos. Los pedidos en camino llegarán.',
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
});
