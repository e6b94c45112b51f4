import { defineTexts } from '../../language';

/** What the screens of home delivery share. */
export default defineTexts({
  'mailOrder.back': { en: 'Back to home delivery', es: 'Volver a entrega a domicilio' },
  'mailOrder.toDashboard': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'mailOrder.call': {
    en: 'Questions? Call {phone}, TTY 711.',
    es: '¿Preguntas? Llame al {phone}, TTY 711.',
  },
  'mailOrder.print': { en: 'Print this page', es: 'Imprimir esta página' },
  'mailOrder.rx': { en: 'Rx {number}', es: 'Rx {number}' },
  'mailOrder.supply': { en: '{days} days', es: '{days} días' },
  'mailOrder.moreRefills': {
    en: {
      one: '{days} days use {refills} refills, and {count} is left.',
      other: '{days} days use {refills} refills, and {count} are left.',
    },
    es: {
      one: 'Para {days} días se usan {refills} resurtidos y queda {count}.',
      other: 'Para {days} días se usan {refills} resurtidos y quedan {count}.',
    },
  },
  'mailOrder.moreRefillsAsk': {
    en: 'Ask {prescriber} for a new prescription with more refills.',
    es: 'Pida a {prescriber} una receta nueva con más resurtidos.',
  },
  'mailOrder.moreRefillsAskAny': {
    en: 'Ask your prescriber for a new prescription with more refills.',
    es: 'Pida al médico que receta una receta nueva con más resurtidos.',
  },
  'mailOrder.free': { en: 'Free', es: 'Gratis' },
  'mailOrder.unknown': { en: 'Not available yet', es: 'Aún no disponible' },
  'mailOrder.together': {
    en: 'Ordered together, they cost {amount} less than each price alone: what you pay for one counts toward your deductible and your out-of-pocket limit before the next.',
    es: 'Si los pide juntos, cuestan {amount} menos que la suma de sus precios: lo que paga por uno ya cuenta para su deducible y su límite de gastos de bolsillo cuando se cobra el siguiente.',
  },
  'mailOrder.total': { en: 'Total', es: 'Total' },
  'mailOrder.onBill': { en: 'On your bill', es: 'En su factura' },
  'mailOrder.cardExpires': { en: 'Expires {date}', es: 'Vence {date}' },
  'mailOrder.shipping.standard': { en: 'Standard', es: 'Estándar' },
  'mailOrder.shipping.twoDay': { en: '2-day', es: 'En 2 días' },
  'mailOrder.shipping.overnight': { en: 'Overnight', es: 'Al día siguiente' },
  'mailOrder.shipping.unknown': { en: 'Shipping', es: 'Envío' },
  'mailOrder.shippingLine': { en: 'Shipping: {method}', es: 'Envío: {method}' },
  'mailOrder.lateThere': {
    en: {
      one: 'Packages to this address are late because of the emergency: {count} business day is added to these dates.',
      other:
        'Packages to this address are late because of the emergency: {count} business days are added to these dates.',
    },
    es: {
      one: 'Los paquetes llegan con retraso a esta dirección por la emergencia: estas fechas incluyen {count} día hábil más.',
      other:
        'Los paquetes llegan con retraso a esta dirección por la emergencia: estas fechas incluyen {count} días hábiles más.',
    },
  },
  'mailOrder.arrivesBy': { en: 'Arrives by {date}.', es: 'Llegada a más tardar: {date}.' },

  'mailOrder.minor.why': {
    en: 'You are under 18, so an adult on your plan orders for you.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan hace los pedidos.',
  },
  'mailOrder.unknownAge.why': {
    en: 'We do not have your birth date, so you cannot order here yet. Call us to add it, or to order by phone.',
    es: 'No tenemos su fecha de nacimiento, así que todavía no puede pedir aquí. Llámenos para agregarla o para pedir por teléfono.',
  },
  'mailOrder.notEligible.title': {
    en: 'Your plan has no home delivery',
    es: 'Su plan no tiene entrega a domicilio',
  },
  'mailOrder.notEligible.why': {
    en: 'Any pharmacy in your network fills your prescriptions.',
    es: 'Cualquier farmacia de la red surte sus recetas.',
  },
  'mailOrder.notEligible.find': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'mailOrder.vendor.noLink': {
    en: 'We do not have its web address here. Call us and we will connect you.',
    es: 'No tenemos aquí la dirección de su sitio. Llámenos y lo comunicaremos.',
  },
  'mailOrder.readOnly.title': {
    en: 'Only the member can order',
    es: 'Solo el miembro puede hacer pedidos',
  },
  'mailOrder.readOnly.why': {
    en: 'You are viewing this account. Orders, addresses and cards are for the member.',
    es: 'Usted está viendo esta cuenta. Los pedidos, las direcciones y las tarjetas son del miembro.',
  },

  'mailOrder.missing.prescriberAnswer': {
    en: 'We are waiting for your prescriber’s answer.',
    es: 'Esperamos la respuesta del médico que receta.',
  },
  'mailOrder.missing.insuranceAnswer': {
    en: 'Your plan must approve it first.',
    es: 'Su plan debe aprobarlo primero.',
  },
  'mailOrder.missing.priceApproval': {
    en: 'We need your OK for the price.',
    es: 'Necesitamos que acepte el precio.',
  },
  'mailOrder.missing.address': {
    en: 'We need an address that we can ship to.',
    es: 'Necesitamos una dirección a la que podamos enviar.',
  },
  'mailOrder.missing.payment': {
    en: 'We need a payment. Pay what is past due, or give us a card that we can charge.',
    es: 'Necesitamos un pago. Pague el monto vencido o denos otra tarjeta.',
  },
  'mailOrder.missing.stock': {
    en: 'The maker is short of it.',
    es: 'El fabricante tiene pocas existencias.',
  },
  'mailOrder.missing.unknown': {
    en: 'Something is missing. Call us and we will tell you what.',
    es: 'Falta algo. Llámenos y le diremos qué es.',
  },

  'mailOrder.state.received': { en: 'Received', es: 'Recibido' },
  'mailOrder.state.checking': { en: 'Checking', es: 'En revisión' },
  'mailOrder.state.actionNeeded': { en: 'Action needed', es: 'Requiere su acción' },
  'mailOrder.state.filling': { en: 'Filling', es: 'Surtiendo' },
  'mailOrder.state.shipped': { en: 'Shipped', es: 'Enviado' },
  'mailOrder.state.delivered': { en: 'Delivered', es: 'Entregado' },
  'mailOrder.state.cancelled': { en: 'Canceled', es: 'Cancelado' },
  'mailOrder.state.returned': { en: 'Returned', es: 'Devuelto' },
  'mailOrder.state.unknown': { en: 'Status unknown', es: 'Estado desconocido' },
  'mailOrder.order': { en: 'Order {number}', es: 'Pedido {number}' },
  'mailOrder.late': { en: 'Longer than usual', es: 'Tarda más de lo normal' },
  'mailOrder.lateEmergency': {
    en: 'Packages to ZIP code {zip} take longer because of the emergency.',
    es: 'Los paquetes al código postal {zip} tardan más por la emergencia.',
  },
  'mailOrder.lateUnknown': {
    en: 'We cannot say why here. Call us at {phone} and we will tell you.',
    es: 'Aquí no podemos decir el motivo. Llámenos al {phone} y se lo diremos.',
  },
  'mailOrder.track': { en: 'Track this package', es: 'Rastrear este paquete' },
  'mailOrder.carrier': { en: '{carrier}, number {number}', es: '{carrier}, número {number}' },
});
