import { defineTexts } from '../../language';

/** The field that finds a drug by its name, with suggestions. */
export default defineTexts({
  'drugSearch.name': { en: 'Drug name', es: 'Nombre del medicamento' },
  'drugSearch.hint': {
    en: 'Type 3 letters, then pick from the list. Brand or generic.',
    es: 'Escriba 3 letras y elija de la lista. De marca o genérico.',
  },
  'drugSearch.missing': {
    en: 'Enter at least 3 letters of the name.',
    es: 'Ingrese al menos 3 letras del nombre.',
  },
  'drugSearch.list': { en: 'Suggestions', es: 'Sugerencias' },
  'drugSearch.count': {
    en: { one: '{count} drug matches.', other: '{count} drugs match.' },
    es: { one: '{count} medicamento coincide.', other: '{count} medicamentos coinciden.' },
  },
  'drugSearch.brand': { en: 'Brand, {form}', es: 'De marca, {form}' },
  'drugSearch.generic': { en: 'Generic, {form}', es: 'Genérico, {form}' },
  'drugSearch.plan': { en: 'Your plan, if you know it', es: 'Su plan, si lo conoce' },
  'drugSearch.noPlan': { en: 'No plan', es: 'Sin plan' },
});
