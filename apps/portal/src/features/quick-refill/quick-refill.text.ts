import { defineTexts } from '../../language';

/** A refill of home delivery without signing in: find, order, done. */
export default defineTexts({
  'quickRefill.lead': {
    en: 'For one home delivery prescription. It takes about a minute.',
    es: 'Para una receta de entrega a domicilio. Toma cerca de un minuto.',
  },
  'quickRefill.vendor': {
    en: 'Sign in to get the link.',
    es: 'Inicie sesión para ver el enlace.',
  },
  'quickRefill.form': { en: 'Refill', es: 'Resurtido' },
  'quickRefill.rxNumber': { en: 'Rx number', es: 'Número de receta (Rx)' },
  'quickRefill.rxNumberHint': {
    en: '7 digits, on the label of your bottle.',
    es: '7 dígitos, en la etiqueta de su frasco.',
  },
  'quickRefill.by': { en: 'So that we know it is you', es: 'Para saber que es usted' },
  'quickRefill.by.birthDate': { en: 'Birth date', es: 'Fecha de nacimiento' },
  'quickRefill.by.zip': { en: 'ZIP code', es: 'Código postal' },
  'quickRefill.whose': {
    en: 'Of the person the drug is for.',
    es: 'De la persona que toma el medicamento.',
  },
  'quickRefill.zipHint': {
    en: 'Of the address that the plan has.',
    es: 'De la dirección que su plan tiene registrada.',
  },
  'quickRefill.find': { en: 'Find my prescription', es: 'Buscar mi receta' },
  'quickRefill.nothingYet': { en: 'Nothing is ordered yet.', es: 'Todavía no se ha pedido nada.' },
  'quickRefill.error.rxNumber': {
    en: 'Enter the 7 digits after “Rx”, such as 4400391.',
    es: 'Escriba los 7 dígitos después de “Rx”, por ejemplo 4400391.',
  },
  'quickRefill.error.zip': {
    en: 'Enter the 5 digits of the ZIP code.',
    es: 'Escriba los 5 dígitos del código postal.',
  },
  'quickRefill.next': { en: 'What happens next', es: 'Qué pasa después' },
  'quickRefill.next.look': { en: 'We look for it', es: 'La buscamos' },
  'quickRefill.next.lookHint': {
    en: 'You see its price, by when it arrives and where it goes before you order.',
    es: 'Usted ve el precio, cuándo llega y adónde va antes de pedir.',
  },
  'quickRefill.next.yes': { en: 'You say yes', es: 'Usted confirma' },
  'quickRefill.next.yesHint': {
    en: 'We bill you, or use the card on file. No card number here.',
    es: 'Le enviamos la factura o usamos la tarjeta registrada. Aquí no se escribe ninguna tarjeta.',
  },
  'quickRefill.next.ship': { en: 'We send it', es: 'La enviamos' },
  'quickRefill.next.shipHint': {
    en: 'To the address on file. Sign in to change it.',
    es: 'A la dirección registrada. Inicie sesión para cambiarla.',
  },
  'quickRefill.where': { en: 'Where it is on your bottle', es: 'Dónde está en su frasco' },
  'quickRefill.whereHint': {
    en: '7 digits, after “Rx”.',
    es: '7 dígitos, después de “Rx”.',
  },
  'quickRefill.label': {
    en: 'A bottle label. The Rx number is in the top left corner.',
    es: 'Etiqueta de un frasco. El número de receta está arriba a la izquierda.',
  },
  'quickRefill.label.name': { en: 'YOUR NAME', es: 'SU NOMBRE' },
  'quickRefill.label.use': {
    en: 'Take 1 tablet each morning',
    es: 'Tome 1 tableta cada mañana',
  },
  'quickRefill.label.quantity': { en: 'Qty 90', es: 'Cant. 90' },
  'quickRefill.label.refills': { en: 'Refills 2', es: 'Resurtidos 2' },
  'quickRefill.more': { en: 'More than one refill?', es: '¿Más de un resurtido?' },
  'quickRefill.moreHint': {
    en: 'Sign in to see all of them, with prices and dates.',
    es: 'Inicie sesión para verlos todos, con precios y fechas.',
  },
  'quickRefill.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
  'quickRefill.register': { en: 'Register', es: 'Registrarse' },
  'quickRefill.phone': { en: 'By phone', es: 'Por teléfono' },
  'quickRefill.phoneHint': {
    en: 'Have the Rx number and your birth date ready.',
    es: 'Tenga a mano el número de receta y su fecha de nacimiento.',
  },
  'quickRefill.tty': { en: '{phone}, TTY 711', es: '{phone}, TTY 711' },

  'quickRefill.inProcess': {
    en: 'We are preparing this prescription',
    es: 'Estamos preparando esta receta',
  },
  'quickRefill.inProcessHint': {
    en: 'It is in an order already. Nothing more was ordered. Sign in to see when it arrives.',
    es: 'Ya está en un pedido. No se pidió nada más. Inicie sesión para ver cuándo llega.',
  },
  'quickRefill.noMatch': {
    en: 'We could not match these details',
    es: 'No pudimos encontrar estos datos',
  },
  'quickRefill.noMatchHint': {
    en: 'Nothing was ordered. Check the Rx number and the birth date or ZIP code, then try again.',
    es: 'No se pidió nada. Revise el número de receta y la fecha de nacimiento o el código postal e intente de nuevo.',
  },
  'quickRefill.triesLeft': {
    en: {
      one: 'You can try {count} more time, then there is a wait.',
      other: 'You can try {count} more times, then there is a wait.',
    },
    es: {
      one: 'Puede intentarlo {count} vez más; después hay que esperar.',
      other: 'Puede intentarlo {count} veces más; después hay que esperar.',
    },
  },
  'quickRefill.checkRx': { en: 'Check the Rx number', es: 'Revisar el número de receta' },
  'quickRefill.checkBirthDate': {
    en: 'Check the birth date',
    es: 'Revisar la fecha de nacimiento',
  },
  'quickRefill.checkZip': { en: 'Check the ZIP code', es: 'Revisar el código postal' },
  'quickRefill.also': { en: 'It can also be that', es: 'También puede ser que' },
  'quickRefill.also.early': {
    en: 'It is too early, or no refills are left',
    es: 'Es demasiado pronto o no quedan resurtidos',
  },
  'quickRefill.also.earlyHint': {
    en: 'For your privacy we show this after you sign in.',
    es: 'Por su privacidad, lo mostramos después de iniciar sesión.',
  },
  'quickRefill.also.special': {
    en: 'It ships cold, or an adult signs for it',
    es: 'Se envía en frío o un adulto firma al recibirlo',
  },
  'quickRefill.also.specialHint': {
    en: 'Sign in to choose how it ships.',
    es: 'Inicie sesión para elegir el envío.',
  },
  'quickRefill.also.store': {
    en: 'It is at a store pharmacy',
    es: 'Está en una farmacia física',
  },
  'quickRefill.also.storeHint': {
    en: 'Call the number on the bottle, or {link}.',
    es: 'Llame al número del frasco o {link}.',
  },
  'quickRefill.also.storeLink': { en: 'find the pharmacy', es: 'busque la farmacia' },
  'quickRefill.tooMany': { en: 'There were too many tries', es: 'Hubo demasiados intentos' },
  'quickRefill.nothingOrdered': { en: 'Nothing was ordered.', es: 'No se pidió nada.' },
  'quickRefill.orSignIn': {
    en: 'You can also sign in or call us.',
    es: 'También puede iniciar sesión o llamarnos.',
  },
  'quickRefill.away': {
    en: 'We cannot look for it now',
    es: 'Ahora no podemos buscarla',
  },
  'quickRefill.awayHint': {
    en: 'Nothing was ordered. Try again in a few minutes, sign in, or call us.',
    es: 'No se pidió nada. Intente de nuevo en unos minutos, inicie sesión o llámenos.',
  },

  'quickRefill.found': { en: 'Your refill', es: 'Su resurtido' },
  'quickRefill.foundLead': {
    en: 'Check it, then order. Nothing is ordered yet.',
    es: 'Revíselo y después pídalo. Todavía no se ha pedido nada.',
  },
  'quickRefill.privacy': {
    en: 'For your privacy we do not show the drug name here.',
    es: 'Por su privacidad, aquí no mostramos el nombre del medicamento.',
  },
  'quickRefill.prescription': { en: 'Prescription', es: 'Receta' },
  'quickRefill.supply': { en: 'Rx {number}, {days} days', es: 'Rx {number}, {days} días' },
  'quickRefill.rx': { en: 'Rx {number}', es: 'Rx {number}' },
  'quickRefill.refillsLeft': {
    en: 'Refills left after this order',
    es: 'Resurtidos que quedan después de este pedido',
  },
  'quickRefill.goesTo': { en: 'Goes to', es: 'Se envía a' },
  'quickRefill.addressEnding': {
    en: 'The address on file, ending in “{end}”',
    es: 'La dirección registrada, que termina en “{end}”',
  },
  'quickRefill.address': { en: 'The address on file', es: 'La dirección registrada' },
  'quickRefill.shipping': { en: 'Shipping', es: 'Envío' },
  'quickRefill.standardFree': { en: 'Standard, free', es: 'Estándar, gratis' },
  'quickRefill.standard': { en: 'Standard, {cost}', es: 'Estándar, {cost}' },
  'quickRefill.arrivesBy': { en: 'Arrives by', es: 'Llega a más tardar' },
  'quickRefill.youPay': { en: 'You pay', es: 'Usted paga' },
  'quickRefill.unknown': { en: 'Not available yet', es: 'Aún no disponible' },
  'quickRefill.pay': { en: 'How do you want to pay?', es: '¿Cómo quiere pagar?' },
  'quickRefill.pay.bill': {
    en: 'Add it to my home delivery bill',
    es: 'Agregarlo a mi factura de entrega a domicilio',
  },
  'quickRefill.pay.card': { en: 'Use the card on file', es: 'Usar la tarjeta registrada' },
  'quickRefill.order': { en: 'Order this refill', es: 'Pedir este resurtido' },
  'quickRefill.back': { en: 'Look for another', es: 'Buscar otra' },
  'quickRefill.notOrdered': {
    en: 'Your refill is not ordered',
    es: 'Su resurtido no se pidió',
  },
  'quickRefill.notOrdered.changed': {
    en: 'Nothing was charged. Something about it changed meanwhile. Look for it again.',
    es: 'No se cobró nada. Algo cambió mientras tanto. Búsquelo de nuevo.',
  },
  'quickRefill.notOrdered.tooMany': {
    en: 'Nothing was charged. There were many orders in a short time.',
    es: 'No se cobró nada. Hubo muchos pedidos en poco tiempo.',
  },
  'quickRefill.notOrdered.busy': {
    en: 'Nothing was charged. Our service is not available now. Try again in a few minutes.',
    es: 'No se cobró nada. Nuestro servicio no está disponible ahora. Intente en unos minutos.',
  },
  'quickRefill.notOrdered.before': {
    en: 'It was ordered before. Sign in to see the order.',
    es: 'Ya se había pedido. Inicie sesión para ver el pedido.',
  },
  'quickRefill.unsure': {
    en: 'We do not know if your order arrived',
    es: 'No sabemos si su pedido llegó',
  },
  'quickRefill.unsureHint': {
    en: 'Order again: it is placed only once, however often you press.',
    es: 'Haga el pedido de nuevo: se hace una sola vez, aunque presione varias veces.',
  },

  'quickRefill.done': { en: 'Your refill is ordered', es: 'Su resurtido se pidió' },
  'quickRefill.doneLead': {
    en: 'Order {number}, {time}, {date}. Write down the order number, or print this page.',
    es: 'Pedido {number}, {time}, {date}. Anote el número de pedido o imprima esta página.',
  },
  'quickRefill.doneNumber': {
    en: 'Order {number}. Write down the order number, or print this page.',
    es: 'Pedido {number}. Anote el número de pedido o imprima esta página.',
  },
  'quickRefill.orderedBefore': {
    en: 'It was placed once. Going back changes nothing. Sign in to see where it is, or call {phone} and say the order number.',
    es: 'Se hizo una sola vez. Volver atrás no cambia nada. Inicie sesión para ver dónde está, o llame al {phone} y diga el número de pedido.',
  },
  'quickRefill.ordered': { en: 'What you ordered', es: 'Lo que pidió' },
  'quickRefill.charged.bill': {
    en: 'Nothing was charged now. We add it to your home delivery bill when it ships.',
    es: 'Ahora no se cobró nada. Lo agregamos a su factura de entrega a domicilio cuando se envía.',
  },
  'quickRefill.charged.card': {
    en: 'Nothing was charged now. We charge the card on file when it ships.',
    es: 'Ahora no se cobró nada. Lo cobramos a la tarjeta registrada cuando se envía.',
  },
  'quickRefill.step.received': { en: 'Received', es: 'Recibido' },
  'quickRefill.step.checked': { en: 'Checked', es: 'Revisado' },
  'quickRefill.step.shipped': { en: 'Shipped', es: 'Enviado' },
  'quickRefill.wrong': {
    en: 'Wrong? Call by {time} on {date} and we stop it: {phone}.',
    es: '¿Un error? Llame al {phone} antes de este momento y lo detenemos: {date}, {time}',
  },
  'quickRefill.follow': { en: 'Follow it', es: 'Seguirlo' },
  'quickRefill.followHint': {
    en: 'Sign in to see where it is.',
    es: 'Inicie sesión para ver dónde está.',
  },
  'quickRefill.now': { en: 'Now', es: 'Ahora' },
  'quickRefill.print': { en: 'Print this page', es: 'Imprimir esta página' },
  'quickRefill.another': { en: 'Refill another', es: 'Resurtir otra' },
  'quickRefill.finish': { en: 'Done', es: 'Listo' },
});
