import { defineTexts } from '../../language';

/** What a member can let a caregiver do; a list item or a box to check. */
export default defineTexts({
  'access.scope.claims': {
    en: 'See claims, drugs and limits',
    es: 'Ver reclamaciones, medicamentos y límites',
  },
  'access.scope.prices': { en: 'See prices and benefits', es: 'Ver precios y beneficios' },
  'access.scope.order': {
    en: 'Use home delivery: see prescriptions and order',
    es: 'Usar la entrega a domicilio: ver recetas y hacer pedidos',
  },
  'access.scope.pay': { en: 'See and pay bills', es: 'Ver y pagar facturas' },
  'access.scope.messages': { en: 'Read and send messages', es: 'Leer y enviar mensajes' },
  'access.scope.unknown': { en: 'Something else', es: 'Otra cosa' },
});
