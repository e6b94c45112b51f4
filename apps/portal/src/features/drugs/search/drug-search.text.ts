import { defineTexts } from '../../../language';

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
  'drugSearch.unknown': {
    en: 'We do not know “{name}”. Check the spelling on the bottle.',
    es: 'No conocemos “{name}”. Revise el nombre en el frasco.',
  },
  'drugSearch.similar': {
    en: {
      one: 'We do not know “{name}”. Did you mean this one?',
      other: 'We do not know “{name}”. Did you mean one of these?',
    },
    es: {
      one: 'No conocemos “{name}”. ¿Quiso decir este?',
      other: 'No conocemos “{name}”. ¿Quiso decir uno de estos?',
    },
  },
  'drugSearch.failed': {
    en: 'The suggestions did not load. Finish the name and press Enter to try again.',
    es: 'Las sugerencias no se cargaron. Termine el nombre y presione Enter para intentar de nuevo.',
  },
  'drugSearch.more': {
    en: 'These are the first {shown} of {count} drugs. Type more of the name.',
    es: 'Estos son los primeros {shown} de {count} medicamentos. Escriba más letras del nombre.',
  },
  'drugSearch.unknownDrug': { en: 'We do not know this drug', es: 'No conocemos este medicamento' },
  'drugSearch.unknownDrugText': {
    en: 'The link may be old or incomplete. Look for the drug by its name.',
    es: 'El enlace puede ser antiguo o estar incompleto. Busque el medicamento por su nombre.',
  },
  'drugSearch.byName': { en: 'Search by name', es: 'Buscar por nombre' },
  'drugSearch.list': { en: 'Suggestions', es: 'Sugerencias' },
  'drugSearch.count': {
    en: { one: '{count} drug matches.', other: '{count} drugs match.' },
    es: { one: '{count} medicamento coincide.', other: '{count} medicamentos coinciden.' },
  },
  'drugSearch.brand': { en: 'Brand, {form}', es: 'De marca, {form}' },
  'drugSearch.generic': { en: 'Generic, {form}', es: 'Genérico, {form}' },
  /** What was typed is an everyday name of the drug, such as "shingles shot". */
  'drugSearch.foundBy': { en: 'Matches “{name}”.', es: 'Coincide con “{name}”.' },
  'drugSearch.kindFoundBy': {
    en: '{kind}. Matches “{name}”.',
    es: '{kind}. Coincide con “{name}”.',
  },
  'drugSearch.plan': { en: 'Your plan, if you know it', es: 'Su plan, si lo conoce' },
  'drugSearch.plansFailed': {
    en: 'The plans did not load. You can go on without one.',
    es: 'Los planes no se cargaron. Puede continuar sin elegir uno.',
  },
  'drugSearch.noPlan': { en: 'No plan', es: 'Sin plan' },
});
