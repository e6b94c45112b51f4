import { defineTexts } from '../language';

/** Home delivery of a vendor, wherever a screen speaks of home delivery. */
export default defineTexts({
  'mailOrderVendor.why': {
    en: 'A partner brings your medicines. You order on its website.',
    es: 'Otra empresa entrega sus medicamentos. Usted hace los pedidos en su sitio web.',
  },
  'mailOrderVendor.go': {
    en: 'Order on our partner’s website',
    es: 'Pedir en el sitio de la empresa',
  },
});
