import { defineTexts } from '../../../language';

/** Auto-refill: what ships by itself, when, and for how much. Nothing ships without the member's yes. */
export default defineTexts({
  'autoRefill.lead': {
    en: 'Only medicines that you turned on ship by themselves. You can skip, move or stop each one.',
    es: 'Solo se envían los medicamentos que usted activó. Puede omitir, cambiar o detener cada envío.',
  },
  'autoRefill.ships': { en: 'What will ship', es: 'Qué se enviará' },
  'autoRefill.print': { en: 'For the next 6 months', es: 'Para los próximos 6 meses' },
  'autoRefill.nothing': {
    en: 'Nothing ships by itself.',
    es: 'Nada se envía automáticamente.',
  },
  'autoRefill.nothingHint': {
    en: 'Turn on a medicine, and its shipments show here.',
    es: 'Active un medicamento y aquí verá sus envíos.',
  },
  'autoRefill.month': { en: '{month} {year}', es: '{month} de {year}' },
  'autoRefill.monthTotal': {
    en: { one: '{count} shipment, {total}', other: '{count} shipments, {total}' },
    es: { one: '{count} envío, {total}', other: '{count} envíos, {total}' },
  },
  'autoRefill.supply': { en: '{days} days. Rx {number}.', es: '{days} días. Rx {number}.' },
  'autoRefill.shipsTo': { en: 'Goes to {address}.', es: 'Se envía a {address}.' },
  'autoRefill.noAddressForIt': {
    en: 'None of your addresses can take it. Add one, or it does not ship.',
    es: 'Ninguna de sus direcciones puede recibirlo. Agregue una; si no, no se envía.',
  },
  'autoRefill.todaysPrice': { en: 'at today’s price', es: 'al precio de hoy' },
  'autoRefill.withShipping': {
    en: 'with {cost} for cold shipping',
    es: 'con {cost} por el envío en frío',
  },
  'autoRefill.noPrice': { en: 'No price yet', es: 'Aún sin precio' },
  'autoRefill.skipped': { en: 'Skipped', es: 'Omitido' },
  'autoRefill.moved': { en: 'Moved', es: 'Fecha cambiada' },
  'autoRefill.ordered': { en: 'Order made', es: 'Pedido hecho' },
  'autoRefill.reminders': {
    en: 'We remind you on {dates}.',
    es: 'Le avisaremos el {dates}.',
  },
  'autoRefill.and': { en: '{first} and {second}', es: '{first} y el {second}' },
  'autoRefill.reminded': {
    en: 'We reminded you on {date}.',
    es: 'Le avisamos el {date}.',
  },
  'autoRefill.until': {
    en: 'You can change it until {date}.',
    es: 'Puede cambiarlo hasta el {date}.',
  },
  'autoRefill.tooLate': {
    en: 'It is too late to change it. Call us if you do not want it.',
    es: 'Ya no se puede cambiar. Llámenos si no lo quiere.',
  },
  'autoRefill.skip': { en: 'Skip', es: 'Omitir' },
  'autoRefill.unskip': { en: 'Ship it after all', es: 'Enviarlo de todos modos' },
  'autoRefill.move': { en: 'Move', es: 'Cambiar la fecha' },
  'autoRefill.stop': { en: 'Stop', es: 'Detener' },
  'autoRefill.of': { en: '{drug}, {date}', es: '{drug}, {date}' },

  'autoRefill.medicines': { en: 'Your medicines', es: 'Sus medicamentos' },
  'autoRefill.noMedicines': {
    en: 'You have no prescriptions at home delivery yet. Once you add one, you can turn on auto-refill here.',
    es: 'Aún no tiene recetas en la entrega a domicilio. Cuando agregue una, podrá activar aquí el resurtido automático.',
  },
  'autoRefill.on': { en: 'On', es: 'Activado' },
  'autoRefill.off': { en: 'Off', es: 'Desactivado' },
  'autoRefill.next': { en: 'Next: {date}.', es: 'Próximo envío: {date}.' },
  'autoRefill.noNext': {
    en: 'Nothing is planned now.',
    es: 'Ahora no hay envíos previstos.',
  },
  'autoRefill.noNextOrdered': {
    en: 'Its order is under way. Nothing is planned after it yet.',
    es: 'El pedido está en curso. Después de él no hay envíos previstos todavía.',
  },
  'autoRefill.noNextSkipped': {
    en: 'You skipped the next one. Nothing is planned after it.',
    es: 'Usted omitió el próximo envío. Después de él no hay envíos previstos.',
  },
  'autoRefill.noNextDue': {
    en: 'Nothing is due in the next {days} days.',
    es: 'No hay envíos previstos en los próximos {days} días.',
  },
  'autoRefill.noNextEnds': {
    en: 'Nothing more can ship: the prescription ends on {date}. Ask your prescriber for a new one.',
    es: 'No se puede enviar nada más: la receta vence el {date}. Pida una nueva al médico que receta.',
  },
  'autoRefill.turnOn': { en: 'Turn on', es: 'Activar' },
  'autoRefill.refusal.controlled': {
    en: 'Controlled medicines never ship by themselves.',
    es: 'Los medicamentos controlados nunca se envían automáticamente.',
  },
  'autoRefill.refusal.firstFill': {
    en: 'You can turn it on after your first fill.',
    es: 'Puede activarlo después de su primer surtido.',
  },
  'autoRefill.refusal.renewalNeeded': {
    en: 'No refills left. Your prescriber must renew it.',
    es: 'No quedan resurtidos. El médico que receta debe renovar la receta.',
  },
  'autoRefill.refusal.expired': {
    en: 'The prescription has ended.',
    es: 'La receta venció.',
  },
  'autoRefill.refusal.onHold': {
    en: 'It is on hold. Home delivery says what is missing.',
    es: 'Está en espera. Entrega a domicilio dice qué falta.',
  },
  'autoRefill.refusal.notCovered': {
    en: 'Your plan does not cover it now.',
    es: 'Su plan no lo cubre ahora.',
  },
  'autoRefill.refusal.unknown': {
    en: 'It cannot ship by itself now. Call us and we will tell you why.',
    es: 'Por ahora usted tiene que pedirlo cada vez. Llámenos y le diremos por qué.',
  },

  'autoRefill.pays': { en: 'How you pay', es: 'Cómo paga' },
  'autoRefill.payCard': {
    en: '{card}. We charge it on the day a medicine ships, never before.',
    es: '{card}. La cobramos el día en que se envía un medicamento, nunca antes.',
  },
  'autoRefill.payBill': {
    en: 'On your bill, after a medicine ships.',
    es: 'En su factura, después de enviar un medicamento.',
  },
  'autoRefill.payNothing': {
    en: 'We have no card that we can charge. Without one nothing ships.',
    es: 'No tenemos una tarjeta a la que podamos cobrar. Sin ella no se envía nada.',
  },
  'autoRefill.goesTo': { en: 'Where it goes', es: 'Adónde se envía' },
  'autoRefill.goesToOther': {
    en: 'A medicine that cannot go there, such as a cold one to a PO box, goes to another address of yours. Each shipment shows its address.',
    es: 'Un medicamento que no puede ir allí, como uno refrigerado a un apartado postal, va a otra de sus direcciones. Cada envío indica su dirección.',
  },
  'autoRefill.noAddress': {
    en: 'We have no address. Without one nothing ships.',
    es: 'No tenemos una dirección. Sin ella no se envía nada.',
  },

  'autoRefill.yes.title': {
    en: 'Turn on auto-refill for {drug}?',
    es: '¿Activar el resurtido automático de {drug}?',
  },
  'autoRefill.yes.supply': { en: 'Days at a time', es: 'Días por envío' },
  'autoRefill.yes.first': {
    en: 'It first ships on {date}, then about every {days} days.',
    es: 'El primer envío es el {date}; después, cada {days} días más o menos.',
  },
  'autoRefill.yes.second': {
    en: 'The next one would ship on about {date}.',
    es: 'El siguiente se enviaría alrededor del {date}.',
  },
  'autoRefill.yes.once': {
    en: 'It ships on {date}. Nothing more can ship after it on this prescription.',
    es: 'El envío es el {date}. Después ya no se puede enviar nada más con esta receta.',
  },
  'autoRefill.yes.onceRefills': {
    en: 'Too few refills are left for a second time. Ask your prescriber to renew it.',
    es: 'No quedan resurtidos para otro envío. Pida al médico que receta que renueve la receta.',
  },
  'autoRefill.yes.onceEnds': {
    en: 'The prescription ends on {date}. Ask your prescriber for a new one.',
    es: 'La receta vence el {date}. Pida una nueva al médico que receta.',
  },
  'autoRefill.yes.refills': {
    en: { one: 'You have {count} refill left.', other: 'You have {count} refills left.' },
    es: { one: 'Le queda {count} resurtido.', other: 'Le quedan {count} resurtidos.' },
  },
  'autoRefill.yes.uses': {
    en: { one: 'Each shipment uses {count}.', other: 'Each shipment uses {count}.' },
    es: { one: 'Cada envío usa {count}.', other: 'Cada envío usa {count}.' },
  },
  'autoRefill.yes.gap': {
    en: 'You run out about {date}, before that. Order it yourself now if you need it.',
    es: 'Le alcanza hasta el {date}, antes del envío. Haga un pedido ahora si lo necesita.',
  },
  'autoRefill.yes.gapBegan': {
    en: 'You ran out about {date}. Order it yourself now if you need it.',
    es: 'Se le acabó alrededor del {date}. Haga un pedido ahora si lo necesita.',
  },
  'autoRefill.yes.cost': {
    en: 'Today it costs you {cost}. You never pay more than our last reminder says.',
    es: 'Hoy le cuesta {cost}. Nunca paga más de lo que dice nuestro último recordatorio.',
  },
  'autoRefill.yes.reminders': {
    en: 'We send two reminders, {first} and {second} days before each shipment, to your Message Center.',
    es: 'Le enviamos dos recordatorios, {first} y {second} días antes de cada envío, a su Centro de mensajes.',
  },
  'autoRefill.yes.stop': {
    en: 'You can skip, move or stop it any time, up to the day that each shipment shows.',
    es: 'Puede omitirlo, cambiar la fecha o detenerlo en todo momento, hasta el día que se indica en cada envío.',
  },
  'autoRefill.yes.refund': {
    en: 'If a medicine comes that you did not want, call us. We refund it. You do not have to send it back.',
    es: 'Si le llega un medicamento que no quería, llámenos. Le devolvemos el dinero y no tiene que devolver el medicamento.',
  },
  'autoRefill.yes.confirm': { en: 'Yes, turn it on', es: 'Sí, activarlo' },
  'autoRefill.yes.cancel': { en: 'No, leave it off', es: 'No, dejarlo desactivado' },

  'autoRefill.stop.title': {
    en: 'Stop auto-refill for {drug}?',
    es: '¿Detener el resurtido automático de {drug}?',
  },
  'autoRefill.stop.what': {
    en: 'It no longer ships by itself, and you are not charged for it. You can still order it, or turn this on again.',
    es: 'Ya no se envía automáticamente y no se le cobra. Todavía puede hacer un pedido o activarlo otra vez.',
  },
  'autoRefill.stop.confirm': { en: 'Stop auto-refill', es: 'Detener el resurtido automático' },
  'autoRefill.stop.cancel': { en: 'Keep it on', es: 'Dejarlo activado' },

  'autoRefill.move.title': {
    en: 'When should {drug} ship?',
    es: '¿Cuándo quiere que se envíe {drug}?',
  },
  'autoRefill.move.day': { en: 'New date', es: 'Fecha nueva' },
  'autoRefill.move.hint': {
    en: 'A business day from {from} to {until}. For later, skip it.',
    es: 'Un día hábil del {from} al {until}. Para más tarde, omítalo.',
  },
  'autoRefill.move.missing': {
    en: 'Enter a business day from {from} to {until}. Nothing ships on weekends and holidays.',
    es: 'Ingrese un día hábil del {from} al {until}. Los fines de semana y los días festivos no se envía nada.',
  },
  'autoRefill.move.confirm': { en: 'Move it', es: 'Cambiar la fecha' },
  'autoRefill.move.cancel': { en: 'Leave it as it is', es: 'Dejarla como está' },

  'autoRefill.done.switchOn': {
    en: 'Auto-refill is on for {drug}. It first ships on {date}.',
    es: 'Activó el resurtido automático de {drug}. El primer envío es el {date}.',
  },
  'autoRefill.done.switchOff': {
    en: 'Auto-refill is off for {drug}. Nothing more ships by itself.',
    es: 'Detuvo el resurtido automático de {drug}. Ya no se envía si usted no lo pide.',
  },
  'autoRefill.done.skip': {
    en: '{drug} of {date} is skipped. Nothing ships or is charged that day.',
    es: 'Omitió {drug} del {date}. Ese día no se envía ni se cobra.',
  },
  'autoRefill.done.move': {
    en: '{drug} now ships on {date}.',
    es: '{drug} ahora se envía el {date}.',
  },
  'autoRefill.done.restore': {
    en: '{drug} ships on {date} again.',
    es: '{drug} se envía otra vez el {date}.',
  },
  'autoRefill.undo': { en: 'Undo', es: 'Deshacer' },
  'autoRefill.notAnswered': {
    en: 'No answer came, so we do not know if this was changed.',
    es: 'No recibimos respuesta y no sabemos si el cambio se hizo.',
  },
  'autoRefill.listIsNow': {
    en: 'The list shows how it is now.',
    es: 'La lista muestra cómo está ahora.',
  },
  'autoRefill.notDone.switchOn': {
    en: 'Auto-refill was not turned on. Nothing ships, and nothing is charged.',
    es: 'El resurtido automático no se activó. No se envía ni se cobra nada.',
  },
  'autoRefill.notDone.switchOff': {
    en: 'Auto-refill was not stopped. It is still on. Try again, or call us.',
    es: 'El resurtido automático no se detuvo. Sigue activado. Intente de nuevo o llámenos.',
  },
  'autoRefill.notDone.skip': {
    en: 'The shipment was not skipped. It still ships. Try again, or call us.',
    es: 'El envío no se omitió. Sigue previsto. Intente de nuevo o llámenos.',
  },
  'autoRefill.notDone.move': {
    en: 'The shipment was not moved. It ships as before. Try again, or call us.',
    es: 'La fecha del envío no cambió. Intente de nuevo o llámenos.',
  },
  'autoRefill.notDone.restore': {
    en: 'The change was not taken back. Try again, or call us.',
    es: 'El cambio no se deshizo. Intente de nuevo o llámenos.',
  },
  'autoRefill.changed': {
    en: 'The price or the first date is another one now. Check both, and say yes again.',
    es: 'El precio o la primera fecha cambió. Revise ambos y acepte otra vez.',
  },
  'autoRefill.tooLateNow': {
    en: 'It is too late to change this shipment: we are making its order. Call us if you do not want it.',
    es: 'Este envío ya no se puede cambiar: estamos haciendo el pedido. Llámenos si no lo quiere.',
  },

  'autoRefill.calendar': { en: 'For your calendar', es: 'Para su calendario' },
  'autoRefill.calendarHint': {
    en: 'A file with the days of your shipments. It names no medicine, because others may see your calendar.',
    es: 'Un archivo con los días de sus envíos. No nombra medicamentos, porque otros pueden ver su calendario.',
  },
  'autoRefill.calendarNames': {
    en: 'Name the medicines in it',
    es: 'Nombrar los medicamentos en él',
  },
  'autoRefill.calendarFile': { en: 'Download calendar file', es: 'Descargar el calendario' },
  'autoRefill.fileName': { en: 'home-delivery', es: 'entrega-a-domicilio' },
  'autoRefill.entry': {
    en: 'Home delivery: a refill ships',
    es: 'Entrega a domicilio: se envía un resurtido',
  },
  'autoRefill.entryNamed': {
    en: 'Home delivery: {drug} ships',
    es: 'Entrega a domicilio: se envía {drug}',
  },
  'autoRefill.entryHint': {
    en: 'You can skip or move it until {date}.',
    es: 'Puede omitirlo o cambiar la fecha hasta el {date}.',
  },
});
