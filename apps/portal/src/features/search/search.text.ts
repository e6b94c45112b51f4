import { defineTexts } from '../../language/dictionary';

// The search over the whole site.
export default defineTexts({
  'search.label': {
    en: 'Pages, forms, drugs and words',
    es: 'Páginas, formularios, medicamentos y palabras',
  },
  'search.labelOwn': {
    en: 'The whole site, your claims and your messages',
    es: 'Todo el sitio, sus reclamaciones y sus mensajes',
  },
  'search.button': { en: 'Search', es: 'Buscar' },
  'search.missing': {
    en: 'Enter a word to search for, such as deductible.',
    es: 'Ingrese una palabra para buscar, como deducible.',
  },
  'search.found': {
    en: { one: '{count} result for “{words}”.', other: '{count} results for “{words}”.' },
    es: { one: '{count} resultado para “{words}”.', other: '{count} resultados para “{words}”.' },
  },
  'search.typed': { en: 'You typed “{words}”.', es: 'Usted escribió “{words}”.' },
  'search.exact': { en: 'Search for “{words}” only', es: 'Buscar solo “{words}”' },
  'search.none': {
    en: 'We found nothing for “{words}”. Check the spelling, or use fewer words.',
    es: 'No encontramos nada para “{words}”. Revise cómo se escribe o use menos palabras.',
  },
  'search.someWords': {
    en: 'No result has every word of “{words}”. These have some of them.',
    es: 'Ningún resultado tiene todas las palabras de “{words}”. Estos tienen algunas.',
  },
  'search.keys': { en: 'Keys', es: 'Teclas' },
  'search.key.slash': { en: 'starts a search', es: 'inicia una búsqueda' },
  'search.key.arrows': { en: 'move through results', es: 'recorren los resultados' },
  'search.key.enter': { en: 'opens', es: 'abre' },
  'search.key.escape': { en: 'clears', es: 'borra' },
  'search.slashOn': {
    en: 'Use the / key to start a search',
    es: 'Usar la tecla / para iniciar una búsqueda',
  },
  'search.groups': { en: 'Kinds of results', es: 'Tipos de resultados' },
  'search.group.pages': { en: 'Pages', es: 'Páginas' },
  'search.group.forms': { en: 'Forms', es: 'Formularios' },
  'search.group.claims': { en: 'Your claims', es: 'Sus reclamaciones' },
  'search.group.messages': { en: 'Your messages', es: 'Sus mensajes' },
  'search.group.glossary': { en: 'Glossary', es: 'Glosario' },
  'search.group.drugs': { en: 'Drugs', es: 'Medicamentos' },
  'search.results': {
    en: { one: '{count} result', other: '{count} results' },
    es: { one: '{count} resultado', other: '{count} resultados' },
  },
  'search.all': { en: 'Show all {count}', es: 'Mostrar los {count}' },
  'search.loading': {
    en: 'We are still getting what can be searched…',
    es: 'Aún estamos cargando lo que se puede buscar…',
  },
  'search.failed.pages': {
    en: 'Some pages did not load, so their text is not searched.',
    es: 'Algunas páginas no se cargaron, por eso no se busca en su texto.',
  },
  'search.failed.claims': {
    en: 'Your claims did not load, so they are not searched.',
    es: 'Sus reclamaciones no se cargaron, por eso no se busca en ellas.',
  },
  'search.failed.messages': {
    en: 'Your messages did not load, so they are not searched.',
    es: 'Sus mensajes no se cargaron, por eso no se busca en ellos.',
  },
  'search.failed.drugs': {
    en: 'The drug list did not load, so it is not searched.',
    es: 'La lista de medicamentos no se cargó, por eso no se busca en ella.',
  },
  'search.retry': { en: 'Try again', es: 'Intente de nuevo' },
  'search.drugClass': { en: 'A kind of drug', es: 'Un tipo de medicamento' },
  'search.tier': { en: 'Tier {tier}', es: 'Nivel {tier}' },
  'search.notOnList': { en: 'Not on your drug list', es: 'No está en su lista de medicamentos' },
  'search.private': { en: 'Only you see this', es: 'Solo usted ve esto' },
  'search.privateText': {
    en: 'Your claims and messages are searched on this device. What you type is not sent or saved.',
    es: 'Sus reclamaciones y mensajes se buscan en este dispositivo. Lo que escribe no se envía ni se guarda.',
  },
  'search.privateVisitor': {
    en: 'What you type is not sent or saved.',
    es: 'Lo que escribe no se envía ni se guarda.',
  },
  'search.else': { en: 'Not what you need?', es: '¿No es lo que busca?' },
  'search.elseText': {
    en: 'Try a word in Spanish, or ask a person.',
    es: 'Pruebe con una palabra en inglés o hable con una persona.',
  },
});
