import { defineTexts } from '../../i18n';

export default defineTexts({
  'dashboard.greeting.morning': { en: 'Good morning, {name}!', es: '¡Buenos días, {name}!' },
  'dashboard.greeting.afternoon': { en: 'Good afternoon, {name}!', es: '¡Buenas tardes, {name}!' },
  'dashboard.greeting.evening': { en: 'Good evening, {name}!', es: '¡Buenas noches, {name}!' },
  'dashboard.plan': {
    en: 'Plan {plan}. Member ID {member}.',
    es: 'Plan {plan}. N.º de miembro {member}.',
  },

  'dashboard.pastDue.title': { en: 'Past due: {amount}', es: 'Pago vencido: {amount}' },
  'dashboard.pastDue.hint': {
    en: 'Your home delivery balance is due. Pay it to keep your orders coming.',
    es: 'Su saldo de entrega a domicilio está vencido. Páguelo para seguir recibiendo sus pedidos.',
  },
  'dashboard.pastDue.action': { en: 'View account balance', es: 'Ver saldo de la cuenta' },

  'dashboard.limits.title': {
    en: 'Your spending limits for {year}',
    es: 'Sus límites de gasto de {year}',
  },
  'dashboard.limits.all': { en: 'All balances', es: 'Todos los saldos' },

  'dashboard.claims.title': { en: 'Recent claims', es: 'Reclamaciones recientes' },
  'dashboard.claims.all': { en: 'See all claims', es: 'Ver todas' },
  'dashboard.claims.date': { en: 'Date', es: 'Fecha' },
  'dashboard.claims.caption': {
    en: 'Your newest claims, newest first',
    es: 'Sus reclamaciones más recientes, primero la última',
  },
  'dashboard.claims.none': {
    en: 'You have no claims in the last 30 days.',
    es: 'Usted no tiene reclamaciones en los últimos 30 días.',
  },
  'dashboard.claims.noneHint': {
    en: 'Filled a prescription? It can take a day to show here.',
    es: '¿Surtió una receta? Puede tardar un día en aparecer aquí.',
  },

  'dashboard.links.title': { en: 'Quick links', es: 'Accesos rápidos' },
  'dashboard.links.price': { en: 'Price a drug', es: 'Precio de un medicamento' },
  'dashboard.links.pharmacy': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'dashboard.links.mailOrder': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'dashboard.links.benefits': { en: 'Your benefits', es: 'Sus beneficios' },
  'dashboard.links.messages': { en: 'Message Center', es: 'Centro de mensajes' },
  'dashboard.links.forms': { en: 'Forms', es: 'Formularios' },
  'dashboard.links.payments': { en: 'Pay a bill', es: 'Pagar una factura' },
  'dashboard.links.account': { en: 'Account settings', es: 'Configuración de la cuenta' },
  'dashboard.links.minor': {
    en: 'You are under 18, so an adult on your plan takes care of payments and home delivery.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan se ocupa de los pagos y de la entrega a domicilio.',
  },

  'dashboard.help.title': { en: 'Need help?', es: '¿Necesita ayuda?' },
  'dashboard.help.text': {
    en: 'Call us with your member ID at hand.',
    es: 'Llámenos y tenga a mano su número de miembro.',
  },
  'dashboard.help.contact': { en: 'More ways to reach us', es: 'Más formas de contactarnos' },
});
