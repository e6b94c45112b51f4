import { defineTexts } from '../../../language';

/** The checkout of home delivery, page by page. */
export default defineTexts({
  'checkout.over': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'checkout.loading': { en: 'Loading your order…', es: 'Cargando su pedido…' },
  'checkout.failed': { en: 'Your order did not load.', es: 'Su pedido no se cargó.' },
  'checkout.stepOf': { en: 'Step {step} of {count}', es: 'Paso {step} de {count}' },
  'checkout.step.medicines': { en: 'Medicines', es: 'Medicamentos' },
  'checkout.step.health': { en: 'Health check', es: 'Revisión de salud' },
  'checkout.step.shipping': { en: 'Address and shipping', es: 'Dirección y envío' },
  'checkout.step.payment': { en: 'Payment', es: 'Pago' },
  'checkout.step.review': { en: 'Review', es: 'Revisión' },
  'checkout.heading.medicines': {
    en: 'What do you want to order?',
    es: '¿Qué desea pedir?',
  },
  'checkout.heading.health': {
    en: 'Is your health information right?',
    es: '¿Es correcta su información de salud?',
  },
  'checkout.heading.shipping': { en: 'Where should it go?', es: '¿Adónde lo enviamos?' },
  'checkout.heading.payment': { en: 'How do you want to pay?', es: '¿Cómo desea pagar?' },
  'checkout.heading.review': { en: 'Check your order', es: 'Revise su pedido' },
  'checkout.continue': { en: 'Continue', es: 'Continuar' },
  'checkout.back': { en: 'Back', es: 'Atrás' },
  'checkout.later': { en: 'Finish later', es: 'Terminar después' },
  'checkout.cancel': { en: 'Cancel this order', es: 'Cancelar este pedido' },
  'checkout.cancelTitle': { en: 'Cancel this order?', es: '¿Cancelar este pedido?' },
  'checkout.cancelHint': {
    en: 'Nothing was ordered or charged. What you chose is removed.',
    es: 'No se pidió ni se cobró nada. Se borra lo que eligió.',
  },
  'checkout.keep': { en: 'Keep it', es: 'Conservarlo' },
  'checkout.progress': { en: 'Progress and order', es: 'Progreso y pedido' },
  'checkout.yourOrder': { en: 'Your order', es: 'Su pedido' },
  'checkout.notChosen': { en: 'Not chosen yet', es: 'Sin elegir' },
  'checkout.pricedAt': {
    en: 'We checked the prices on {date}, {time}, and charge when the order ships.',
    es: 'Revisamos los precios el {date}, {time}, y cobramos cuando se envía el pedido.',
  },

  'checkout.medicine.supply': { en: 'Supply of {name}', es: 'Suministro de {name}' },
  'checkout.medicine.days': {
    en: '{days} days, {quantity} units',
    es: '{days} días, {quantity} unidades',
  },
  'checkout.medicine.removeIt': { en: 'Remove from this order', es: 'Quitar de este pedido' },
  'checkout.medicine.more': { en: 'Add other refills', es: 'Agregar otros resurtidos' },

  'checkout.health.lead': {
    en: 'Our pharmacist checks every medicine against this list.',
    es: 'Nuestro farmacéutico compara cada medicamento con esta lista.',
  },
  'checkout.health.allergies': { en: 'Allergies', es: 'Alergias' },
  'checkout.health.conditions': { en: 'Conditions', es: 'Afecciones' },
  'checkout.health.none': { en: 'None on record', es: 'Ninguna registrada' },
  'checkout.health.change': { en: 'Change', es: 'Cambiar' },
  'checkout.health.hint': {
    en: 'One on each line. Leave it empty if there are none.',
    es: 'Una por línea. Déjelo vacío si no hay ninguna.',
  },
  'checkout.health.confirm': {
    en: 'This is right and complete',
    es: 'Esta información es correcta y completa',
  },
  'checkout.health.confirmedOn': { en: 'Confirmed {date}', es: 'Confirmada el {date}' },
  'checkout.health.save': { en: 'Save', es: 'Guardar' },
  'checkout.health.failed': {
    en: 'Your health information was not saved. Try again.',
    es: 'Su información de salud no se guardó. Intente de nuevo.',
  },
  'checkout.health.review': { en: 'Confirmed for this order', es: 'Confirmada para este pedido' },

  'checkout.address': { en: 'Address', es: 'Dirección' },
  'checkout.address.add': { en: 'Add an address', es: 'Agregar una dirección' },
  'checkout.address.edit': { en: 'Edit', es: 'Editar' },
  'checkout.address.delete': { en: 'Delete', es: 'Eliminar' },
  'checkout.address.none': { en: 'You have no address yet.', es: 'Aún no tiene una dirección.' },
  'checkout.address.full': {
    en: 'You have {count} addresses. Delete one to add another.',
    es: 'Tiene {count} direcciones. Elimine una para agregar otra.',
  },
  'checkout.address.usual': { en: 'Usual address', es: 'Dirección habitual' },
  'checkout.address.temporary': {
    en: 'From {from} to {until}',
    es: 'Del {from} al {until}',
  },
  'checkout.address.new': { en: 'New address', es: 'Dirección nueva' },
  'checkout.address.change': { en: 'Change the address', es: 'Cambiar la dirección' },
  'checkout.address.save': { en: 'Save address', es: 'Guardar dirección' },
  'checkout.address.discard': { en: 'Do not save', es: 'No guardar' },
  'checkout.address.nickname': { en: 'Short name', es: 'Nombre corto' },
  'checkout.address.nicknameHint': {
    en: 'Such as Home or Work.',
    es: 'Por ejemplo, Casa o Trabajo.',
  },
  'checkout.address.name': { en: 'Who receives it', es: 'Quién lo recibe' },
  'checkout.address.line1': { en: 'Street address', es: 'Calle y número' },
  'checkout.address.line2': { en: 'Apartment or unit', es: 'Apartamento o unidad' },
  'checkout.address.city': { en: 'City', es: 'Ciudad' },
  'checkout.address.state': { en: 'State', es: 'Estado' },
  'checkout.address.chooseState': { en: 'Choose a state', es: 'Elija un estado' },
  'checkout.address.zip': { en: 'ZIP code', es: 'Código postal' },
  'checkout.address.phone': { en: 'Phone', es: 'Teléfono' },
  'checkout.address.phoneHint': {
    en: 'Ten digits, such as 612-555-0101.',
    es: 'Diez dígitos, como 612-555-0101.',
  },
  'checkout.address.note': { en: 'Note for the driver', es: 'Nota para el repartidor' },
  'checkout.address.from': { en: 'First day', es: 'Primer día' },
  'checkout.address.until': { en: 'Last day', es: 'Último día' },
  'checkout.address.isTemporary': {
    en: 'I use this address for some time only',
    es: 'Uso esta dirección solo por un tiempo',
  },
  'checkout.address.isDefault': {
    en: 'Make it my usual address',
    es: 'Usar como dirección habitual',
  },
  'checkout.address.optional': { en: '{label} (optional)', es: '{label} (opcional)' },
  'checkout.address.notSaved': {
    en: 'The address was not saved. What you typed is still here. Try again.',
    es: 'La dirección no se guardó. Lo que escribió sigue aquí. Intente de nuevo.',
  },
  'checkout.address.notDeleted': {
    en: 'The address was not deleted. Try again.',
    es: 'La dirección no se eliminó. Intente de nuevo.',
  },
  'checkout.address.refused': {
    en: 'We cannot ship to this. Check it.',
    es: 'No podemos enviar a esta dirección. Revísela.',
  },
  'checkout.address.missing.name': { en: 'Enter who receives it.', es: 'Ingrese quién lo recibe.' },
  'checkout.address.missing.line1': {
    en: 'Enter the street address.',
    es: 'Ingrese la calle y el número.',
  },
  'checkout.address.missing.city': { en: 'Enter the city.', es: 'Ingrese la ciudad.' },
  'checkout.address.missing.state': { en: 'Choose a state.', es: 'Elija un estado.' },
  'checkout.address.missing.zip': { en: 'Enter the ZIP code.', es: 'Ingrese el código postal.' },
  'checkout.address.missing.phone': {
    en: 'Enter a phone number.',
    es: 'Ingrese un número de teléfono.',
  },
  'checkout.address.missing.from': { en: 'Enter the first day.', es: 'Ingrese el primer día.' },
  'checkout.address.missing.until': { en: 'Enter the last day.', es: 'Ingrese el último día.' },
  'checkout.address.noNumber': {
    en: 'Enter the house number too, such as 88 Mockingbird Lane.',
    es: 'Ingrese también el número de la casa, como 88 Mockingbird Lane.',
  },
  'checkout.address.poBox': {
    en: 'Enter a street address. This order cannot go to a PO box.',
    es: 'Ingrese una calle y número. Este pedido no puede ir a un apartado postal.',
  },
  'checkout.address.tooLong': {
    en: 'Use {most} characters or fewer.',
    es: 'Use {most} caracteres o menos.',
  },
  'checkout.address.invalid.state': { en: 'Choose a state.', es: 'Elija un estado.' },
  'checkout.address.invalid.zip': {
    en: 'Enter five or nine digits, such as 55000.',
    es: 'Ingrese cinco o nueve dígitos, como 55000.',
  },
  'checkout.address.invalid.phone': {
    en: 'Enter ten digits, such as 612-555-0101.',
    es: 'Ingrese diez dígitos, como 612-555-0101.',
  },
  'checkout.address.past': {
    en: 'Enter a day from today on.',
    es: 'Ingrese un día a partir de hoy.',
  },
  'checkout.address.beforeFrom': {
    en: 'Enter a last day after the first day.',
    es: 'Ingrese un último día posterior al primero.',
  },
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
  'checkout.payment.expired': { en: 'Expired {date}', es: 'Venció {date}' },
  'checkout.payment.hsa': { en: 'HSA or FSA', es: 'HSA o FSA' },
  'checkout.payment.billMe': { en: 'Bill me', es: 'Envíenme una factura' },
  'checkout.payment.billMeHint': {
    en: 'You pay after the order ships.',
    es: 'Usted paga después de que enviemos el pedido.',
  },
  'checkout.payment.new': { en: 'Another card', es: 'Otra tarjeta' },
  'checkout.payment.safe': {
    en: 'Your card number goes straight to our payment processor and never to us.',
    es: 'El número de su tarjeta va directamente a nuestro procesador de pagos y nunca a nosotros.',
  },
  'checkout.payment.frame': { en: 'Card details', es: 'Datos de la tarjeta' },
  'checkout.payment.isHsa': { en: 'It is an HSA or FSA card', es: 'Es una tarjeta HSA o FSA' },
  'checkout.payment.save': { en: 'Save this card', es: 'Guardar esta tarjeta' },
  'checkout.payment.delete': { en: 'Delete this card', es: 'Eliminar esta tarjeta' },
  'checkout.payment.notDeleted': {
    en: 'The card was not deleted. Try again.',
    es: 'La tarjeta no se eliminó. Intente de nuevo.',
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
  'checkout.payment.notSaved': {
    en: 'The card was not added. Nothing was charged. Try again.',
    es: 'La tarjeta no se agregó. No se cobró nada. Intente de nuevo.',
  },

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
  'checkout.notPlaced.already': {
    en: 'We have another order from this page. See your orders before you order again.',
    es: 'Ya tenemos otro pedido desde esta página. Vea sus pedidos antes de pedir de nuevo.',
  },
  'checkout.notPlaced.signedOut': {
    en: 'You are signed out. Your choices are saved. Sign in to go on.',
    es: 'Se cerró su sesión. Lo que eligió está guardado. Inicie sesión para continuar.',
  },
  'checkout.sent.title': {
    en: 'We did not get an answer to your order',
    es: 'No recibimos respuesta a su pedido',
  },
  'checkout.sent.what': {
    en: 'It may have arrived. Look at your orders, or send it again: the same order is placed only once, and we show you its number.',
    es: 'Es posible que haya llegado. Vea sus pedidos o envíelo de nuevo: el mismo pedido se hace una sola vez y le mostramos su número.',
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
