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
  /** Next to "Read and send messages", where it is allowed. */
  'access.messagesHint': {
    en: 'Letters and notices can name drugs and claims.',
    es: 'Las cartas y los avisos pueden mencionar medicamentos y reclamaciones.',
  },
  'access.scope.unknown': { en: 'Something else', es: 'Otra cosa' },
  'access.minor.title': {
    en: 'For members of 18 or older',
    es: 'Para miembros de 18 años o más',
  },
  'access.minor.why': {
    en: 'Until a member is 18, the subscriber of the plan acts for them, without an invitation. Questions? Call {phone} (TTY 711).',
    es: 'Hasta que un miembro cumple 18 años, el titular del plan actúa en su nombre, sin invitación. ¿Preguntas? Llame al {phone} (TTY 711).',
  },
  'access.unknownAge.title': {
    en: 'We do not have your birth date',
    es: 'No tenemos su fecha de nacimiento',
  },
  'access.unknownAge.why': {
    en: 'So you cannot let someone help you here yet. Call {phone} (TTY 711) to add it. Nothing else changes.',
    es: 'Por eso todavía no puede permitir aquí que alguien le ayude. Llame al {phone} (TTY 711) para agregarla. Lo demás no cambia.',
  },
});
