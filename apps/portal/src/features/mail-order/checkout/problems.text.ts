import { defineTexts } from '../../../language';

/** What keeps an order from being placed, by the field. */
export default defineTexts({
  'checkout.refusal.poBoxCold': {
    en: 'Not for medicines that ship cold',
    es: 'No sirve para medicamentos que se envían en frío',
  },
  'checkout.refusal.poBoxSignature': {
    en: 'Not for orders that need a signature',
    es: 'No sirve para pedidos que requieren firma',
  },
  'checkout.refusal.notYet': { en: 'Not in use yet', es: 'Aún no está en uso' },
  'checkout.refusal.over': { en: 'No longer in use', es: 'Ya no está en uso' },
  'checkout.refusal.tooSlow': {
    en: 'Too slow for medicines that ship cold',
    es: 'Muy lento para medicamentos que se envían en frío',
  },
  'checkout.refusal.noPrice': { en: 'Not available now', es: 'No disponible ahora' },
  'checkout.problem.none': {
    en: 'Choose at least one refill.',
    es: 'Elija al menos un resurtido.',
  },
  'checkout.problem.gone': {
    en: '{name} is no longer on your list. Remove it.',
    es: '{name} ya no está en su lista. Quítelo.',
  },
  'checkout.problem.tooEarly': {
    en: 'It is too early to order {name}. Remove it.',
    es: 'Es demasiado pronto para pedir {name}. Quítelo.',
  },
  'checkout.problem.renewalNeeded': {
    en: '{name} has no refills left. Remove it.',
    es: 'No quedan resurtidos de {name}. Quítelo.',
  },
  'checkout.problem.expired': {
    en: 'The prescription for {name} has ended. Remove it.',
    es: 'La receta de {name} venció. Quítelo.',
  },
  'checkout.problem.onHold': {
    en: '{name} is on hold. Remove it.',
    es: '{name} está en espera. Quítelo.',
  },
  'checkout.problem.inProcess': {
    en: '{name} is in another order already. Remove it.',
    es: '{name} ya está en otro pedido. Quítelo.',
  },
  'checkout.problem.notCovered': {
    en: 'Your plan does not cover {name} now. Remove it.',
    es: 'Su plan no cubre {name} ahora. Quítelo.',
  },
  'checkout.problem.unknown': {
    en: 'We cannot order {name} now. Remove it.',
    es: 'Ahora no podemos pedir {name}. Quítelo.',
  },
  'checkout.problem.noSupply': {
    en: 'Choose another supply of {name}.',
    es: 'Elija otro suministro de {name}.',
  },
  'checkout.problem.health': {
    en: 'Check the box to say that the list is right.',
    es: 'Marque la casilla para decir que la lista es correcta.',
  },
  'checkout.problem.address.missing': { en: 'Choose an address.', es: 'Elija una dirección.' },
  'checkout.problem.address.poBoxCold': {
    en: 'Choose a street address. Medicines that ship cold cannot go to a PO box.',
    es: 'Elija una dirección con calle. Lo que se envía en frío no puede ir a un apartado postal.',
  },
  'checkout.problem.address.poBoxSignature': {
    en: 'Choose a street address. An order that is signed for cannot go to a PO box.',
    es: 'Elija una dirección con calle. Un pedido que requiere firma no puede ir a un apartado postal.',
  },
  'checkout.problem.address.notYet': {
    en: 'Choose an address that is in use today.',
    es: 'Elija una dirección que esté en uso hoy.',
  },
  'checkout.problem.address.over': {
    en: 'Choose an address that is in use today.',
    es: 'Elija una dirección que esté en uso hoy.',
  },
  'checkout.problem.address.typing': {
    en: 'Save the address that you are typing, or choose “Do not save”.',
    es: 'Guarde la dirección que está escribiendo o elija “No guardar”.',
  },
  'checkout.problem.health.typing': {
    en: 'Save your changes, or choose “Do not save”.',
    es: 'Guarde los cambios o elija “No guardar”.',
  },
  'checkout.problem.shipping.missing': {
    en: 'Choose how to ship it.',
    es: 'Elija el tipo de envío.',
  },
  'checkout.problem.shipping.tooSlow': {
    en: 'Choose a faster method: a medicine ships cold.',
    es: 'Elija un envío más rápido: un medicamento va en frío.',
  },
  'checkout.problem.shipping.noPrice': {
    en: 'Choose another method.',
    es: 'Elija otro tipo de envío.',
  },
  'checkout.problem.adult': {
    en: 'Check the box to say that an adult asks for easy-open caps.',
    es: 'Marque la casilla para decir que un adulto pide tapas fáciles de abrir.',
  },
  'checkout.problem.payment.missing': { en: 'Choose how to pay.', es: 'Elija cómo pagar.' },
  'checkout.problem.payment.expired': {
    en: 'This card has expired. Choose another one.',
    es: 'Esta tarjeta venció. Elija otra.',
  },
  'checkout.problem.payment.noBill': {
    en: 'Your plan does not send bills. Choose a card.',
    es: 'Su plan no envía facturas. Elija una tarjeta.',
  },
});
