import { defineTexts } from '../../../language';

/** The orders of home delivery: their list, and one of them. */
export default defineTexts({
  'orders.none': {
    en: 'You have no orders in the last two years.',
    es: 'No tiene pedidos en los últimos dos años.',
  },
  'orders.noMatch': {
    en: 'No order matches this filter.',
    es: 'Ningún pedido coincide con este filtro.',
  },
  'orders.shown': {
    en: { one: '{count} order', other: '{count} orders' },
    es: { one: '{count} pedido', other: '{count} pedidos' },
  },
  'orders.filter': { en: 'Show', es: 'Mostrar' },
  'orders.filter.all': { en: 'All', es: 'Todos' },
  'orders.filter.open': { en: 'Under way', es: 'En proceso' },
  'orders.filter.delivered': { en: 'Delivered', es: 'Entregados' },
  'orders.filter.stopped': { en: 'Canceled or returned', es: 'Cancelados o devueltos' },
  'orders.column.order': { en: 'Order', es: 'Pedido' },
  'orders.column.medicines': { en: 'Medicines', es: 'Medicamentos' },
  'orders.column.status': { en: 'Status', es: 'Estado' },
  'orders.column.total': { en: 'Total', es: 'Total' },
  'orders.all': { en: 'All orders', es: 'Todos los pedidos' },
  'orders.unknown': {
    en: 'We have no order with this number.',
    es: 'No tenemos un pedido con este número.',
  },
  'orders.placedOn': { en: 'Ordered {date}', es: 'Pedido el {date}' },
  'orders.automatic': { en: 'Made by auto-refill', es: 'Hecho por resurtido automático' },
  'orders.checkedBy.insurance': {
    en: 'Your plan is checking it.',
    es: 'Su plan lo está revisando.',
  },
  'orders.checkedBy.prescriber': {
    en: 'Your prescriber is checking it.',
    es: 'El médico que receta lo está revisando.',
  },
  'orders.checkedBy.pharmacist': {
    en: 'A pharmacist is checking it.',
    es: 'Un farmacéutico lo está revisando.',
  },
  'orders.action': { en: 'Action needed', es: 'Requiere su acción' },
  'orders.action.you': { en: 'You can do this:', es: 'Usted puede hacerlo:' },
  'orders.action.prescriber': {
    en: 'Your prescriber must act.',
    es: 'El médico que receta debe actuar.',
  },
  'orders.action.insurance': { en: 'Your plan must act.', es: 'Su plan debe actuar.' },
  'orders.action.us': { en: 'We are taking care of it.', es: 'Nosotros nos encargamos.' },
  'orders.action.unknown': {
    en: 'Call us and we will tell you who.',
    es: 'Llámenos y le diremos quién.',
  },
  'orders.action.until': { en: 'Until {date}.', es: 'Hasta el {date}.' },
  'orders.action.untilYou': {
    en: 'Do this by {date}.',
    es: 'Hágalo a más tardar el {date}.',
  },
  'orders.action.past': {
    en: 'The last day for this was {date}.',
    es: 'El último día para esto fue el {date}.',
  },
  'orders.action.pastNext': {
    en: 'The order still waits. Until this is done, nothing ships and nothing is charged.',
    es: 'El pedido sigue en espera. Mientras tanto, no se envía ni se cobra nada.',
  },
  'orders.action.orCall': {
    en: 'You can also call {phone}, TTY 711.',
    es: 'También puede llamar al {phone}, TTY 711.',
  },
  'orders.action.call': { en: 'Call {phone}, TTY 711.', es: 'Llame al {phone}, TTY 711.' },
  'orders.steps': { en: 'Steps', es: 'Pasos' },
  'orders.expected': { en: 'Arrives by {date}', es: 'Llegada a más tardar: {date}' },
  'orders.package': { en: 'Package', es: 'Paquete' },
  'orders.shippedOn': { en: 'Shipped {date}', es: 'Enviado el {date}' },
  'orders.contents': { en: 'In the package: {names}', es: 'En el paquete: {names}' },
  'orders.medicines': { en: 'Medicines', es: 'Medicamentos' },
  'orders.details': { en: 'Address and payment', es: 'Dirección y pago' },
  'orders.address': { en: 'Address', es: 'Dirección' },
  'orders.payment': { en: 'Payment', es: 'Pago' },
  'orders.notCharged': { en: 'Not charged', es: 'No se cobró' },
  'orders.nothingCharged': { en: 'Nothing was charged', es: 'No se cobró nada' },
  'orders.refunded': { en: 'Refunded', es: 'Reembolsado' },
  'orders.refundedOn': { en: 'Refunded {date}', es: 'Reembolsado el {date}' },
  'orders.refundedAmount': { en: 'Refunded {amount}', es: 'Se reembolsó {amount}' },
  'orders.refundedUnknown': {
    en: 'Refunded. The amount is not available yet.',
    es: 'Reembolsado. El monto aún no está disponible.',
  },
  'orders.returned': {
    en: 'The package came back to us. Call {phone}, TTY 711, and we will tell you what comes next.',
    es: 'El paquete nos fue devuelto. Llame al {phone}, TTY 711, y le diremos cómo seguir.',
  },
  'orders.invoice': { en: 'See the invoice', es: 'Ver la factura' },
  'orders.noInvoice': { en: 'Comes when it ships', es: 'Se emite al enviarse' },
  'orders.invoiceLabel': { en: 'Invoice', es: 'Factura' },
  'orders.cancel': { en: 'Cancel this order', es: 'Cancelar este pedido' },
  'orders.cancelUntil': {
    en: 'Until {date}, {time}, you can cancel it.',
    es: 'Hasta el {date}, {time}, puede cancelarlo.',
  },
  'orders.cancelWaiting': {
    en: 'As long as it waits, you can cancel it.',
    es: 'Mientras esté en espera, puede cancelarlo.',
  },
  'orders.cannotCancel': {
    en: 'The pharmacist has started, so it can no longer be canceled here.',
    es: 'El farmacéutico ya comenzó, así que ya no puede cancelarse aquí.',
  },
  'orders.cancelTitle': { en: 'Cancel order {number}?', es: '¿Cancelar el pedido {number}?' },
  'orders.cancelHint': {
    en: 'Nothing ships and nothing is charged. The refills go back to your list.',
    es: 'No se envía ni se cobra nada. Los resurtidos vuelven a su lista.',
  },
  'orders.keep': { en: 'Keep it', es: 'Conservarlo' },
  'orders.cancelled': {
    en: 'The order is canceled. Nothing was charged.',
    es: 'El pedido está cancelado. No se cobró nada.',
  },
  'orders.notCancelled': {
    en: 'The order was not canceled. Try again, or call us.',
    es: 'El pedido no se canceló. Intente de nuevo o llámenos.',
  },
  'orders.cancelUnsure': {
    en: 'We did not get an answer. Look at your orders before you try again, or call us.',
    es: 'No recibimos respuesta. Vea sus pedidos antes de intentar de nuevo o llámenos.',
  },
  'orders.tooLate': {
    en: 'It is too late: the pharmacist has started. The order still ships.',
    es: 'Es tarde: el farmacéutico ya comenzó. El pedido se enviará.',
  },
});
