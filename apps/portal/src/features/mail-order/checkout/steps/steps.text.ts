import { defineTexts } from '../../../../language';

/** The first four pages of the checkout: medicines, health check, shipping and payment. */
export default defineTexts({
  'checkout.medicine.supply': { en: 'Supply of {name}', es: 'Suministro de {name}' },
  'checkout.medicine.removeIt': { en: 'Remove from this order', es: 'Quitar de este pedido' },
  'checkout.medicine.more': { en: 'Add other refills', es: 'Agregar otros resurtidos' },
  'checkout.medicine.uses': {
    en: { one: 'Uses {count} refill.', other: 'Uses {count} refills.' },
    es: { one: 'Usa {count} resurtido.', other: 'Usa {count} resurtidos.' },
  },
  'checkout.medicine.leaves': {
    en: {
      one: 'After this order {count} refill is left.',
      other: 'After this order {count} refills are left.',
    },
    es: {
      one: 'Después de este pedido queda {count} resurtido.',
      other: 'Después de este pedido quedan {count} resurtidos.',
    },
  },
  'checkout.medicine.leavesNone': {
    en: 'After this order no refills are left.',
    es: 'Después de este pedido no quedan resurtidos.',
  },
  'checkout.medicine.losesDays': {
    en: 'Each refill is for {fillDays} days. With {days} days you lose the rest of a refill.',
    es: 'Cada resurtido es para {fillDays} días. Con {days} días pierde el resto de un resurtido.',
  },
  'checkout.medicine.notOffered.plan': {
    en: 'Your plan does not cover {days} days of this medicine by home delivery. Ask a network pharmacy for that supply.',
    es: 'Su plan no cubre {days} días de este medicamento con entrega a domicilio. Pida ese suministro en una farmacia de la red.',
  },
  'checkout.medicine.notOffered.quantity': {
    en: '{days} days of this medicine are too much for one order.',
    es: '{days} días de este medicamento son demasiado para un solo pedido.',
  },
  'checkout.medicine.notOffered.or': { en: '{first} or {last}', es: '{first} o {last}' },
  'checkout.health.lead': {
    en: 'Our pharmacist checks every medicine against this list.',
    es: 'Nuestro farmacéutico compara cada medicamento con esta lista.',
  },
  'checkout.health.allergies': { en: 'Allergies', es: 'Alergias' },
  'checkout.health.conditions': { en: 'Conditions', es: 'Afecciones' },
  'checkout.health.none': { en: 'None on record', es: 'Ninguna registrada' },
  'checkout.health.doNotSave': { en: 'Do not save', es: 'No guardar' },
  'checkout.health.change': { en: 'Change', es: 'Cambiar' },
  'checkout.health.hint': {
    en: 'One on each line. Leave it empty if there are none.',
    es: 'Una por línea. Déjelo vacío si no hay ninguna.',
  },
  'checkout.health.confirm': {
    en: 'This is right and complete',
    es: 'Esta información es correcta y completa',
  },
  'checkout.health.tooMany': {
    en: 'Enter at most {most}. Call us if you have more.',
    es: 'Ingrese {most} como máximo. Si tiene más, llámenos.',
  },
  'checkout.health.tooLong': {
    en: 'Use {most} characters or fewer on each line.',
    es: 'Use {most} caracteres o menos en cada línea.',
  },
  'checkout.health.save': { en: 'Save', es: 'Guardar' },
  'checkout.health.failed': {
    en: 'Your health information was not saved. Try again.',
    es: 'Su información de salud no se guardó. Intente de nuevo.',
  },
  'checkout.health.unsure': {
    en: 'We do not know if your health information was saved. What you typed is still here. Try again.',
    es: 'No sabemos si su información de salud se guardó. Lo que escribió sigue aquí. Intente de nuevo.',
  },
  'checkout.health.review': { en: 'Yes, for this order', es: 'Sí, para este pedido' },
  'checkout.shipping': { en: 'Shipping', es: 'Envío' },
  'checkout.shipping.cold': {
    en: 'One of your medicines ships cold. Plan to be home.',
    es: 'Uno de sus medicamentos se envía en frío. Planee estar en casa.',
  },
  'checkout.shipping.signature': {
    en: 'An adult must be there to sign.',
    es: 'Un adulto debe estar presente para firmar.',
  },
  'checkout.packaging': { en: 'Packaging', es: 'Empaque' },
  'checkout.packaging.easyOpen': { en: 'Easy-open caps', es: 'Tapas fáciles de abrir' },
  'checkout.packaging.easyOpenHint': {
    en: 'Not child-resistant. Keep them away from children.',
    es: 'Sin seguro para niños. Guárdelas lejos de los niños.',
  },
  'checkout.packaging.adult': {
    en: 'I am an adult and I ask for caps that children can open',
    es: 'Soy mayor de edad y pido tapas que los niños pueden abrir',
  },
  'checkout.packaging.largePrint': { en: 'Large-print labels', es: 'Etiquetas con letra grande' },
  'checkout.packaging.language': { en: 'Labels in Spanish', es: 'Etiquetas en español' },
  'checkout.packaging.childResistant': {
    en: 'Child-resistant caps',
    es: 'Tapas con seguro para niños',
  },
  'checkout.payment.which': { en: 'Pay with', es: 'Pagar con' },
  'checkout.payment.once': { en: 'For this order only', es: 'Solo para este pedido' },
  'checkout.payment.lost': {
    en: 'The card you chose is not here now. Choose or enter one. Nothing was charged.',
    es: 'La tarjeta que eligió ya no está disponible. Elija o ingrese otra. No se cobró nada.',
  },
  'checkout.payment.billMe': { en: 'Bill me', es: 'Envíenme una factura' },
  'checkout.payment.billMeHint': {
    en: 'You pay after the order ships.',
    es: 'Usted paga después de que enviemos el pedido.',
  },
  'checkout.payment.delete': { en: 'Delete this card', es: 'Eliminar esta tarjeta' },
  'checkout.payment.notDeleted': {
    en: 'The card was not deleted. Try again.',
    es: 'La tarjeta no se eliminó. Intente de nuevo.',
  },
  'checkout.payment.unsure.deleted': {
    en: 'We did not get an answer. Check if the card is still in this list before you try again.',
    es: 'No recibimos respuesta. Vea si la tarjeta sigue en esta lista antes de intentar de nuevo.',
  },
  'checkout.payment.balance': {
    en: 'You also owe {amount} from before. It is not part of this order, and orders still ship.',
    es: 'También debe {amount} de antes. No es parte de este pedido y los pedidos se envían igual.',
  },
  'checkout.payment.payBalance': { en: 'Pay it now', es: 'Pagarlo ahora' },
  'checkout.payment.frameInvalid': {
    en: 'Check the card details.',
    es: 'Revise los datos de la tarjeta.',
  },
  'checkout.payment.frameFailed': {
    en: 'The card form did not answer. Nothing was charged. Try again.',
    es: 'El formulario de la tarjeta no respondió. No se cobró nada. Intente de nuevo.',
  },
  'checkout.payment.declined': {
    en: 'The bank does not accept this card. Use another one.',
    es: 'El banco no acepta esta tarjeta. Use otra.',
  },
  'checkout.payment.notConfirmed': {
    en: 'The card was not added, and nothing was charged.',
    es: 'La tarjeta no se agregó y no se cobró nada.',
  },
  'checkout.payment.notConfirmedDelete': {
    en: 'The card was not deleted.',
    es: 'La tarjeta no se eliminó.',
  },
  'checkout.payment.unsure': {
    en: 'We did not get an answer, and nothing was charged. Check if the card is in this list before you try again.',
    es: 'No recibimos respuesta y no se cobró nada. Vea si la tarjeta está en esta lista antes de intentar de nuevo.',
  },
  'checkout.payment.notSaved': {
    en: 'The card was not added. Nothing was charged. Try again.',
    es: 'La tarjeta no se agregó. No se cobró nada. Intente de nuevo.',
  },
});
