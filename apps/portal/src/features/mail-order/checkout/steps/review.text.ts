import { defineTexts } from '../../../../language';

/** The review of an order, and what came of sending it. */
export default defineTexts({
  'checkout.review.free': { en: 'free', es: 'gratis' },
  'checkout.review.medicines': {
    en: { one: '{count} medicine', other: '{count} medicines' },
    es: { one: '{count} medicamento', other: '{count} medicamentos' },
  },
  'checkout.review.edit': { en: 'Edit', es: 'Editar' },
  'checkout.review.medicine': { en: 'Medicine', es: 'Medicamento' },
  'checkout.review.supply': { en: 'Supply', es: 'Suministro' },
  'checkout.review.youPay': { en: 'You pay', es: 'Usted paga' },
  'checkout.review.sendTo': { en: 'Send to', es: 'Enviar a' },
  'checkout.review.note': { en: 'Note', es: 'Nota' },
  'checkout.review.packaging': { en: 'Packaging', es: 'Empaque' },
  'checkout.review.confirmed': { en: 'Confirmed', es: 'Confirmada' },
  'checkout.review.balance': { en: 'Balance', es: 'Saldo' },
  'checkout.review.balanceText': {
    en: 'Your past {amount} is not part of this order',
    es: 'Su saldo anterior de {amount} no es parte de este pedido',
  },
  'checkout.review.agree': {
    en: 'I agree to be charged up to {amount} when these ship.',
    es: 'Acepto que me cobren hasta {amount} cuando se envíen.',
  },
  'checkout.review.agreeHint': {
    en: 'If a price goes up, we stop and ask you first.',
    es: 'Si un precio sube, nos detenemos y le preguntamos primero.',
  },
  'checkout.review.notAgreed': {
    en: 'Check the box to agree to the charge.',
    es: 'Marque la casilla para aceptar el cobro.',
  },
  'checkout.review.changed': {
    en: 'Your order has changed. Look at it again, then check the box.',
    es: 'Su pedido cambió. Revíselo otra vez y luego marque la casilla.',
  },
  'checkout.review.place': { en: 'Place order, {amount}', es: 'Hacer el pedido, {amount}' },
  'checkout.change.title': { en: 'Can I still change it?', es: '¿Puedo cambiarlo después?' },
  'checkout.change.text': {
    en: 'You can cancel until the pharmacist starts. We show until when after you order.',
    es: 'Puede cancelarlo hasta que el farmacéutico comience. Después de pedir le mostramos hasta cuándo.',
  },
  'checkout.notPlaced': { en: 'Your order was not placed', es: 'Su pedido no se hizo' },
  'checkout.notPlaced.general': {
    en: 'Nothing was ordered and nothing was charged. Check your order and try again.',
    es: 'No se pidió ni se cobró nada. Revise su pedido e intente de nuevo.',
  },
  'checkout.notPlaced.card': {
    en: 'The bank does not accept this card. Nothing was ordered or charged. Choose another one.',
    es: 'El banco no acepta esta tarjeta. No se pidió ni se cobró nada. Elija otra.',
  },
  'checkout.notPlaced.expired': {
    en: 'This card has expired. Nothing was ordered or charged. Choose another one.',
    es: 'Esta tarjeta venció. No se pidió ni se cobró nada. Elija otra.',
  },
  'checkout.notPlaced.noCard': {
    en: 'We no longer have this card. Nothing was ordered or charged. Choose another one.',
    es: 'Ya no tenemos esta tarjeta. No se pidió ni se cobró nada. Elija otra.',
  },
  'checkout.notPlaced.noBill': {
    en: 'Your plan does not send bills. Nothing was ordered or charged. Choose a card.',
    es: 'Su plan no envía facturas. No se pidió ni se cobró nada. Elija una tarjeta.',
  },
  'checkout.notPlaced.shipping': {
    en: 'We cannot ship this order that way. Nothing was ordered or charged. Choose another method.',
    es: 'No podemos enviar este pedido de esa forma. No se pidió ni se cobró nada. Elija otro tipo de envío.',
  },
  'checkout.notPlaced.packaging': {
    en: 'An adult must ask for easy-open caps. Nothing was ordered or charged. Check the packaging.',
    es: 'Un adulto debe pedir las tapas fáciles de abrir. No se pidió ni se cobró nada. Revise el empaque.',
  },
  'checkout.notPlaced.capsNotSaved': {
    en: 'Your choice of easy-open caps may not be saved. Nothing was ordered or charged. Try again.',
    es: 'Es posible que su elección de tapas fáciles de abrir no se haya guardado. No se pidió ni se cobró nada. Intente de nuevo.',
  },
  'checkout.notPlaced.medicines': {
    en: 'We cannot order a medicine in this supply. Nothing was ordered or charged. Check your medicines.',
    es: 'No podemos pedir un medicamento en ese suministro. No se pidió ni se cobró nada. Revise sus medicamentos.',
  },
  'checkout.notPlaced.address': {
    en: 'We cannot ship to this address. Nothing was ordered or charged. Choose another one.',
    es: 'No podemos enviar a esta dirección. No se pidió ni se cobró nada. Elija otra.',
  },
  'checkout.notPlaced.price': {
    en: 'A price has changed. Nothing was ordered or charged. Check the new total.',
    es: 'Un precio cambió. No se pidió ni se cobró nada. Revise el nuevo total.',
  },
  'checkout.notPlaced.eligible': {
    en: 'Your plan has no home delivery now. Nothing was ordered or charged.',
    es: 'Su plan no tiene entrega a domicilio ahora. No se pidió ni se cobró nada.',
  },
  'checkout.notPlaced.patient': {
    en: 'This person does not let you order for them now. Nothing was ordered or charged.',
    es: 'Esta persona no le permite hacer pedidos ahora. No se pidió ni se cobró nada.',
  },
  'checkout.notPlaced.already': {
    en: 'We have another order of yours from another page. What it has is no longer here. Check what is left, and order it if you still want it.',
    es: 'Ya tenemos otro pedido suyo, hecho desde otra página. Lo que incluye ya no está aquí. Revise lo que queda y pídalo si aún lo quiere.',
  },
  'checkout.elsewhere': {
    en: 'Your order was changed on another page or device',
    es: 'Su pedido cambió en otra página o dispositivo',
  },
  'checkout.elsewhere.lead': {
    en: 'Nothing was ordered from this page. Look at what is different, then choose which order to keep.',
    es: 'Desde esta página no se pidió nada. Vea qué es diferente y elija qué pedido conservar.',
  },
  'checkout.elsewhere.removed': { en: '{name} was removed.', es: 'Se quitó {name}.' },
  'checkout.elsewhere.added': {
    en: '{name} was added, for {days} days.',
    es: 'Se agregó {name}, para {days} días.',
  },
  'checkout.elsewhere.supply': {
    en: '{name} was changed to {days} days.',
    es: 'Se cambió {name} a {days} días.',
  },
  'checkout.elsewhere.address': { en: 'The address was changed.', es: 'Se cambió la dirección.' },
  'checkout.elsewhere.shipping': { en: 'The shipping was changed.', es: 'Se cambió el envío.' },
  'checkout.elsewhere.payment': { en: 'The payment was changed.', es: 'Se cambió el pago.' },
  'checkout.elsewhere.packaging': { en: 'The packaging was changed.', es: 'Se cambió el empaque.' },
  'checkout.elsewhere.order': { en: 'It is a new order.', es: 'Es un pedido nuevo.' },
  'checkout.elsewhere.gone': {
    en: 'It is no longer saved: it was placed, canceled or replaced there. Look at your orders first.',
    es: 'Ya no está guardado: allí se hizo, se canceló o se reemplazó. Vea primero sus pedidos.',
  },
  'checkout.elsewhere.unknown': {
    en: 'We could not load what is different.',
    es: 'No pudimos cargar qué es diferente.',
  },
  'checkout.elsewhere.take': { en: 'Use the changed order', es: 'Usar el pedido cambiado' },
  'checkout.elsewhere.keep': { en: 'Keep this order', es: 'Conservar este pedido' },
  'checkout.sent.looking': {
    en: 'Checking if we have your order',
    es: 'Estamos verificando si recibimos su pedido',
  },
  'checkout.sent.wait': {
    en: 'This takes a few seconds. Nothing is ordered twice.',
    es: 'Esto toma unos segundos. Nada se pide dos veces.',
  },
  'checkout.sent.none': {
    en: 'Your order has not reached us yet',
    es: 'Aún no hemos recibido su pedido',
  },
  'checkout.sent.noneWhat': {
    en: 'It is not among your orders, and so far nothing was charged. Send it again: it has everything that you chose. If your first try still reaches us, it is among your orders, and only once.',
    es: 'No está entre sus pedidos y hasta ahora no se cobró nada. Envíelo de nuevo: tiene todo lo que eligió. Si su primer intento todavía nos llega, estará entre sus pedidos, y una sola vez.',
  },
  'checkout.sent.there': { en: 'We have your order', es: 'Tenemos su pedido' },
  'checkout.sent.thereWhat': {
    en: 'It is among your orders. We could not load the summary of it now.',
    es: 'Está entre sus pedidos. En este momento no pudimos cargar su resumen.',
  },
  'checkout.sent.reading': { en: 'Loading its summary…', es: 'Cargando su resumen…' },
  'checkout.sent.result': { en: 'Load the summary', es: 'Cargar el resumen' },
  'checkout.sent.title': {
    en: 'We did not get an answer to your order',
    es: 'No recibimos respuesta a su pedido',
  },
  'checkout.sent.what': {
    en: 'We may have it. Look at your orders, or send it again: the same order is placed only once, and we show you its number.',
    es: 'Es posible que ya lo tengamos. Vea sus pedidos o envíelo de nuevo: el mismo pedido se hace una sola vez y le mostramos su número.',
  },
  'checkout.sent.total': { en: 'Order for {amount}', es: 'Pedido por {amount}' },
  'checkout.sent.again': { en: 'Send it again', es: 'Enviarlo de nuevo' },
  'checkout.sent.stop': { en: 'Do not send it again', es: 'No volver a enviarlo' },
  'checkout.sent.stillNone': {
    en: 'There is still no answer. Nothing is ordered twice. Try again in a minute.',
    es: 'Todavía no hay respuesta. Nada se pide dos veces. Intente de nuevo en un minuto.',
  },
  'checkout.sent.orders': { en: 'See your orders', es: 'Ver sus pedidos' },
});
