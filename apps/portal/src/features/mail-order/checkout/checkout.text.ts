import { defineTexts } from '../../../language';

/** The frame around the pages of the checkout. */
export default defineTexts({
  'checkout.over': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'checkout.overFor': { en: 'Home delivery for {name}', es: 'Entrega a domicilio para {name}' },
  'checkout.healthOf': {
    en: 'Is the health information of {name} right?',
    es: '¿Es correcta la información de salud de {name}?',
  },
  'checkout.loading': { en: 'Loading your order…', es: 'Cargando su pedido…' },
  'checkout.pageFailed': { en: 'This page did not load', es: 'Esta página no se cargó' },
  'checkout.pageFailedHint': {
    en: 'Nothing was ordered, and your order is still here.',
    es: 'No se pidió nada y su pedido sigue aquí.',
  },
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
  'checkout.empty.title': {
    en: 'There is nothing to order here',
    es: 'Aquí no hay nada que pedir',
  },
  'checkout.empty.placed': {
    en: 'Order {number} is placed. It was placed once, and going back changes nothing.',
    es: 'El pedido {number} ya está hecho. Se hizo una sola vez y volver atrás no cambia nada.',
  },
  'checkout.empty.hint': {
    en: 'No medicine is chosen. If you placed an order, it is in your orders.',
    es: 'No hay ningún medicamento elegido. Si hizo un pedido, está en sus pedidos.',
  },
  'checkout.empty.order': { en: 'See this order', es: 'Ver este pedido' },
  'checkout.empty.orders': { en: 'See your orders', es: 'Ver sus pedidos' },
  'checkout.empty.choose': { en: 'Choose refills', es: 'Elegir resurtidos' },
  'checkout.yourOrder': { en: 'Your order', es: 'Su pedido' },
  'checkout.notChosen': { en: 'Not chosen yet', es: 'Sin elegir' },
  'checkout.pricedAt': {
    en: 'We checked the prices on {date}, {time}, and charge when the order ships.',
    es: 'Revisamos los precios el {date}, {time}, y cobramos cuando se envía el pedido.',
  },
});
