import { defineTexts } from '../../../language';

/** The screen of saved cards. */
export default defineTexts({
  'methods.title': { en: 'Your cards', es: 'Sus tarjetas' },
  'methods.none': { en: 'You have no saved cards.', es: 'No tiene tarjetas guardadas.' },
  'methods.noneHint': {
    en: 'Add a card here, or save one when you pay.',
    es: 'Agregue una tarjeta aquí o guarde una cuando pague.',
  },
  'methods.add': { en: 'Add a card', es: 'Agregar una tarjeta' },
  'methods.saveCard': { en: 'Save the card', es: 'Guardar la tarjeta' },
  'methods.added': { en: 'The card is saved.', es: 'La tarjeta se guardó.' },
  'methods.invalid': { en: 'Check the card details.', es: 'Revise los datos de la tarjeta.' },
  'methods.failed.frame': {
    en: 'The card form did not respond. Save the card again.',
    es: 'El formulario de tarjeta no respondió. Guarde la tarjeta de nuevo.',
  },
  'methods.refused': {
    en: 'The bank does not accept this card. Enter another one.',
    es: 'El banco no acepta esta tarjeta. Ingrese otra.',
  },
  'methods.notAccepted': {
    en: 'This card cannot be used. Check its date, or enter another one.',
    es: 'Esta tarjeta no se puede usar. Revise su fecha o ingrese otra.',
  },
  'methods.notAdded': {
    en: 'The card was not saved. Nothing was charged. Try again.',
    es: 'La tarjeta no se guardó. No se cobró nada. Intente de nuevo.',
  },
  'methods.notKnown': {
    en: 'We do not know yet if the card was saved. Save it again: it is never saved twice.',
    es: 'Aún no sabemos si la tarjeta se guardó. Guárdela de nuevo: nunca se guarda dos veces.',
  },
  'methods.usualHint': {
    en: 'New orders start with the usual card. Auto-refills are charged to it.',
    es: 'Los pedidos nuevos empiezan con la tarjeta habitual. Los resurtidos automáticos se cobran a ella.',
  },
  'methods.usualHintOrders': {
    en: 'New orders start with the usual card.',
    es: 'Los pedidos nuevos empiezan con la tarjeta habitual.',
  },
  'methods.notConfirmedAdding': { en: 'The card was not saved.', es: 'La tarjeta no se guardó.' },
  'methods.noUsual': {
    en: 'No card here is valid. Add one, so that auto-refills can go out.',
    es: 'Ninguna de estas tarjetas es válida. Agregue una para que se puedan enviar los resurtidos automáticos.',
  },
  'methods.noUsualOrders': {
    en: 'No card here is valid. Add one for your next order.',
    es: 'Ninguna de estas tarjetas es válida. Agregue una para su próximo pedido.',
  },
  'methods.usual': { en: 'Usual card', es: 'Tarjeta habitual' },
  'methods.expired': { en: 'Expired', es: 'Vencida' },
  'methods.makeUsual': { en: 'Make it the usual card', es: 'Usar como habitual' },
  'methods.rename': { en: 'Rename', es: 'Cambiar nombre' },
  'methods.remove': { en: 'Delete', es: 'Eliminar' },
  'methods.name': { en: 'Name of the card', es: 'Nombre de la tarjeta' },
  'methods.nameHint': {
    en: 'Such as Joint card. Leave it empty for no name.',
    es: 'Por ejemplo, Tarjeta familiar. Déjelo vacío para no darle nombre.',
  },
  'methods.name.tooLong': {
    en: 'Enter 30 characters or fewer.',
    es: 'Ingrese 30 caracteres o menos.',
  },
  'methods.name.hasNumber': {
    en: 'Enter a name without the card number.',
    es: 'Ingrese un nombre sin el número de la tarjeta.',
  },
  'methods.saveName': { en: 'Save the name', es: 'Guardar el nombre' },
  'methods.cancel': { en: 'Cancel', es: 'Cancelar' },
  'methods.renamed': { en: 'The name is saved.', es: 'El nombre se guardó.' },
  'methods.unnamed': {
    en: 'The card has no name now.',
    es: 'La tarjeta ya no tiene nombre.',
  },
  'methods.isUsual': {
    en: 'Your usual card is changed.',
    es: 'Su tarjeta habitual cambió.',
  },
  'methods.removed': { en: 'The card is deleted.', es: 'La tarjeta se eliminó.' },
  'methods.notChanged': {
    en: 'The card was not changed. Try again.',
    es: 'La tarjeta no se cambió. Intente de nuevo.',
  },
  'methods.notRemoved': {
    en: 'The card was not deleted. Try again.',
    es: 'La tarjeta no se eliminó. Intente de nuevo.',
  },
  'methods.looking': {
    en: 'Checking what is saved…',
    es: 'Revisando lo que está guardado…',
  },
  'methods.notAddedSoFar': {
    en: 'The card is not saved so far. Save it again: it is never saved twice.',
    es: 'La tarjeta no se ha guardado hasta ahora. Guárdela de nuevo: nunca se guarda dos veces.',
  },
  'methods.notChangedSoFar': {
    en: 'The card is not changed so far. Try again.',
    es: 'El cambio de la tarjeta no se ha guardado hasta ahora. Intente de nuevo.',
  },
  'methods.changeUnknown': {
    en: 'We do not know if the card was changed. Try again.',
    es: 'No sabemos si se guardó el cambio de la tarjeta. Intente de nuevo.',
  },
  'methods.notRemovedSoFar': {
    en: 'The card is not deleted so far. Try again.',
    es: 'La tarjeta no se ha eliminado hasta ahora. Intente de nuevo.',
  },
  'methods.removalUnknown': {
    en: 'We do not know if the card was deleted. Try again.',
    es: 'No sabemos si la tarjeta se eliminó. Intente de nuevo.',
  },
  'methods.notConfirmedChange': { en: 'The card was not changed.', es: 'La tarjeta no se cambió.' },
  'methods.notConfirmedRemoval': {
    en: 'The card was not deleted.',
    es: 'La tarjeta no se eliminó.',
  },
  'methods.removeTitle': { en: 'Delete {card}?', es: '¿Eliminar {card}?' },
  'methods.removeHint': {
    en: 'You can no longer choose it here or in home delivery. Orders that you placed keep it.',
    es: 'Ya no podrá elegirla aquí ni en la entrega a domicilio. Los pedidos que ya hizo la conservan.',
  },
  'methods.removeUsual': {
    en: 'It is your usual card. Auto-refills will be charged to {card}.',
    es: 'Es su tarjeta habitual. Los resurtidos automáticos se cobrarán a {card}.',
  },
  'methods.removeUsualOrders': {
    en: 'It is your usual card. New orders will start with {card}.',
    es: 'Es su tarjeta habitual. Los pedidos nuevos empezarán con {card}.',
  },
  'methods.removeLast': {
    en: 'It is your only valid card. Auto-refills need another one before they can go out.',
    es: 'Es su única tarjeta válida. Los resurtidos automáticos necesitan otra para poder enviarse.',
  },
  'methods.removeLastOrders': {
    en: 'It is your only valid card. You need another one for your next order.',
    es: 'Es su única tarjeta válida. Necesita otra para su próximo pedido.',
  },
  'methods.removeAutomatic': {
    en: 'Your automatic payment still charges this card. If you do not want this, choose another card there, or stop it.',
    es: 'Su pago automático se seguirá cobrando a esta tarjeta. Si no lo desea, elija otra en “Pago automático” o deténgalo.',
  },
  'methods.removePlanned': {
    en: 'We still charge {amount} to it on {date}, unless you cancel that payment.',
    es: 'El {date} cobraremos {amount} a esta tarjeta, a menos que cancele ese pago.',
  },
  'methods.removePlannedUnclear': {
    en: 'We still charge your planned payment to it, unless you cancel that payment.',
    es: 'Cobraremos su pago programado a esta tarjeta, a menos que cancele ese pago.',
  },
  'methods.removeUnknown': {
    en: 'If you have an automatic or planned payment with this card, we still charge it.',
    es: 'Si tiene un pago automático o programado con esta tarjeta, todavía se cobrará.',
  },
  'methods.keep': { en: 'Keep it', es: 'Conservarla' },
});
