import { defineTexts } from '../language';

// The titles of the first page, and of those that a visitor's header and menus lead to; the others: screens.text.ts.
export default defineTexts({
  'screens.home': { en: 'Know what you will pay', es: 'Sepa cuánto va a pagar' },
  'screens.login': { en: 'Sign in', es: 'Iniciar sesión' },
  'screens.contact': { en: 'Contact us', es: 'Contáctenos' },
  'screens.documents': { en: 'Documents', es: 'Documentos' },
  'screens.drugLookup': { en: 'Drug lookup', es: 'Búsqueda de medicamentos' },
  'screens.priceADrug': { en: 'Price a drug', es: 'Precio\u00a0de\u00a0un medicamento' },
  'screens.forms': { en: 'Forms and information', es: 'Formularios e información' },
  'screens.glossary': { en: 'Glossary', es: 'Glosario' },
  'screens.helperTools': { en: 'Helper tools', es: 'Herramientas útiles' },
  'screens.links': { en: 'Links', es: 'Enlaces' },
  'screens.mailOrder': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'screens.starRatings': { en: 'Star ratings', es: 'Calificación por estrellas' },
  'screens.findAPharmacy': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'screens.planSelection': { en: 'Plan selection', es: 'Selección de plan' },
  'screens.aboutUs': { en: 'About us', es: 'Quiénes somos' },
});
