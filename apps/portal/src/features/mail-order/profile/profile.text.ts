import { defineTexts } from '../../../language';

/** How packages of home delivery are made and where they go, before any order. */
export default defineTexts({
  'profile.lead': {
    en: 'Every new order starts with these. You can change them in each order.',
    es: 'Cada pedido nuevo empieza con esto. Puede cambiarlo en cada pedido.',
  },
  'profile.for': { en: 'For {name}', es: 'Para {name}' },
  'profile.adultMissing': {
    en: 'Confirm that an adult asks for easy-open caps.',
    es: 'Confirme que un adulto pide tapas fáciles de abrir.',
  },
  'profile.savePackaging': { en: 'Save packaging', es: 'Guardar empaque' },
  'profile.packagingSaved': { en: 'The packaging is saved.', es: 'El empaque está guardado.' },
  'profile.contact': { en: 'Phones and shipping', es: 'Teléfonos y envío' },
  'profile.contactNotLoaded': {
    en: 'Your phones and shipping did not load.',
    es: 'Sus teléfonos y su envío no se cargaron.',
  },
  'profile.phone': { en: 'Phone {number}', es: 'Teléfono {number}' },
  'profile.kind': { en: 'Type of phone {number}', es: 'Tipo del teléfono {number}' },
  'profile.kind.mobile': { en: 'Mobile', es: 'Celular' },
  'profile.kind.home': { en: 'Home', es: 'Casa' },
  'profile.kind.work': { en: 'Work', es: 'Trabajo' },
  'profile.phone.missing': {
    en: 'Enter a phone where we reach you.',
    es: 'Ingrese un teléfono donde podamos encontrarlo.',
  },
  'profile.phone.duplicate': {
    en: 'Enter each phone once.',
    es: 'Ingrese cada teléfono una sola vez.',
  },
  'profile.shipping': { en: 'Usual shipping', es: 'Envío habitual' },
  'profile.cheapest': { en: 'The cheapest', es: 'El más barato' },
  'profile.card': { en: 'Usual card', es: 'Tarjeta habitual' },
  'profile.cardUse': {
    en: 'New orders start with this card.',
    es: 'Los pedidos nuevos empiezan con esta tarjeta.',
  },
  /** Where pages of the portal take payments. */
  'profile.cardUseBills': {
    en: 'New orders start with this card. So do payments of a bill.',
    es: 'Los pedidos nuevos empiezan con esta tarjeta. Los pagos de facturas también.',
  },
  /** Where no page of the portal takes payments. */
  'profile.cardByPhone': {
    en: 'To change it, call {phone}, TTY 711. In an order you can choose another card.',
    es: 'Para cambiarla, llame al {phone}, TTY 711. En un pedido puede elegir otra tarjeta.',
  },
  'profile.cardExpired': {
    en: '{card} has expired. New orders start with the card below.',
    es: '{card} venció. Los pedidos nuevos empiezan con la tarjeta de abajo.',
  },
  'profile.onlyCardExpired': {
    en: '{card} has expired.',
    es: '{card} venció.',
  },
  'profile.noCard': {
    en: 'You have no valid card. You can add one when you order.',
    es: 'No tiene una tarjeta válida. Puede agregar una al hacer un pedido.',
  },
  'profile.saveContact': {
    en: 'Save phones and shipping',
    es: 'Guardar teléfonos y envío',
  },
  'profile.contactSaved': {
    en: 'Phones and shipping are saved.',
    es: 'Los teléfonos y el envío están guardados.',
  },
  'profile.noAddress': {
    en: 'You have no address yet. You add one with your first order.',
    es: 'Aún no tiene una dirección. La agrega con su primer pedido.',
  },
  'profile.saveAddress': { en: 'Save usual address', es: 'Guardar dirección habitual' },
  'profile.addressSaved': {
    en: 'The usual address is saved.',
    es: 'La dirección habitual está guardada.',
  },
  'profile.notSaved.packaging': {
    en: 'The packaging was not saved. It stays as it was.',
    es: 'El empaque no se guardó. Queda como estaba.',
  },
  'profile.notSaved.address': {
    en: 'The usual address was not saved. It stays as it was.',
    es: 'La dirección habitual no se guardó. Queda como estaba.',
  },
  'profile.notSaved.contact': {
    en: 'Phones and shipping were not saved. They stay as they were.',
    es: 'Los teléfonos y el envío no se guardaron. Quedan como estaban.',
  },
  'profile.unsure.packaging': {
    en: 'We do not know if the packaging was saved.',
    es: 'No sabemos si el empaque se guardó.',
  },
  'profile.unsure.address': {
    en: 'We do not know if the usual address was saved.',
    es: 'No sabemos si la dirección habitual se guardó.',
  },
  'profile.unsure.contact': {
    en: 'We do not know if phones and shipping were saved.',
    es: 'No sabemos si los teléfonos y el envío se guardaron.',
  },
  'profile.why.again': {
    en: 'Save again. Your choices are still here.',
    es: 'Guarde de nuevo. Lo que eligió sigue aquí.',
  },
  'profile.why.refused': {
    en: 'Check what you entered, and save again.',
    es: 'Revise lo que ingresó y guarde de nuevo.',
  },
  'profile.why.notAllowed': {
    en: 'You may not change this for this person now.',
    es: 'Ahora no puede cambiar esto para esta persona.',
  },
  'profile.why.changed': {
    en: 'It changed in another place meanwhile. Load this page again to see it.',
    es: 'Cambió en otro lugar mientras tanto. Cargue esta página de nuevo para verlo.',
  },
  'profile.why.tooMany': {
    en: 'You saved many times in a short time. Wait a minute, and save again.',
    es: 'Guardó muchas veces en poco tiempo. Espere un minuto y guarde de nuevo.',
  },
});
