import { defineTexts } from '../../../language';

/** The choice of a patient, and why one cannot be used. */
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
  'family.checking': { en: 'Checking your order…', es: 'Revisando su pedido…' },
  'family.switchUnknown': {
    en: 'We could not check if you began an order',
    es: 'No pudimos revisar si usted empezó un pedido',
  },
  'family.switchUnknownHint': {
    en: 'If you began one for someone else, it is lost once you order for this person.',
    es: 'Si empezó uno para otra persona, lo perderá cuando haga un pedido para esta persona.',
  },
  'family.switch': { en: 'Change the person', es: 'Cambiar de persona' },
  'family.keep': { en: 'Keep my order', es: 'Conservar mi pedido' },
});
