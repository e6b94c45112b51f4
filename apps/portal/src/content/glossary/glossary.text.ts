import { defineTexts } from '../../language';

/** The glossary, and its entries as help where a term appears. */
export default defineTexts({
  'glossary.find': { en: 'Find a word', es: 'Buscar una palabra' },
  'glossary.letters': { en: 'Letters', es: 'Letras' },
  'glossary.noEntries': { en: ', no words', es: ', sin palabras' },
  'glossary.count': {
    en: { one: '{count} word', other: '{count} words' },
    es: { one: '{count} palabra', other: '{count} palabras' },
  },
  'glossary.none': {
    en: 'We do not have this word. Check the spelling, or call us and we explain it.',
    es: 'No tenemos esta palabra. Revise cómo la escribió, o llámenos y se la explicamos.',
  },
  'glossary.inSpanish': { en: 'In Spanish: {term}', es: 'En inglés: {term}' },
  'glossary.whatIs': { en: 'What is this: {term}?', es: '¿Qué es esto: {term}?' },
  'glossary.helpFailed': {
    en: 'The help did not load. Press again to try once more.',
    es: 'La ayuda no se cargó. Presione de nuevo para intentarlo otra vez.',
  },
  'glossary.terms': { en: 'Words explained:', es: 'Palabras explicadas:' },
  'glossary.close': { en: 'Close', es: 'Cerrar' },
  'glossary.all': { en: 'All words', es: 'Todas las palabras' },
});
