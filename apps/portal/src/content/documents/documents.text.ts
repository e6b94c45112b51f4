import { defineTexts } from '../../language';

/** The list of the plan's documents, with search, language and year. */
export default defineTexts({
  'documents.filters': { en: 'Documents', es: 'Documentos' },
  'documents.find': { en: 'Find a document', es: 'Buscar un documento' },
  'documents.language': { en: 'Language', es: 'Idioma' },
  'documents.language.en': { en: 'English', es: 'Inglés' },
  'documents.language.es': { en: 'Spanish', es: 'Español' },
  'documents.year': { en: 'Year', es: 'Año' },
  'documents.everyYear': { en: 'Every year', es: 'Todos los años' },
  'documents.kind': { en: 'Kind', es: 'Tipo' },
  'documents.everyKind': { en: 'Every kind', es: 'Todos los tipos' },
  'documents.kind.plan': { en: 'About your plan', es: 'Sobre su plan' },
  'documents.kind.drugList': { en: 'Drug lists', es: 'Listas de medicamentos' },
  'documents.kind.form': { en: 'Forms', es: 'Formularios' },
  'documents.kind.notice': { en: 'Notices', es: 'Avisos' },
  'documents.yours': { en: 'Your documents', es: 'Sus documentos' },
  'documents.count': {
    en: { one: '{count} document', other: '{count} documents' },
    es: { one: '{count} documento', other: '{count} documentos' },
  },
  'documents.none': {
    en: 'We have no documents of your plan yet. Call us and we mail them to you.',
    es: 'Aún no tenemos documentos de su plan. Llámenos y se los enviamos por correo.',
  },
  'documents.noMatch': {
    en: 'No document matches. Try one word, another language or every year.',
    es: 'Ningún documento coincide. Pruebe con una sola palabra, otro idioma o todos los años.',
  },
  'documents.close': {
    en: 'No document has these words. These are close:',
    es: 'Ningún documento tiene estas palabras. Estos se parecen:',
  },
  'documents.more.en': {
    en: { one: '{count} more document in English', other: '{count} more documents in English' },
    es: { one: '{count} documento más en inglés', other: '{count} documentos más en inglés' },
  },
  'documents.more.es': {
    en: { one: '{count} more document in Spanish', other: '{count} more documents in Spanish' },
    es: { one: '{count} documento más en español', other: '{count} documentos más en español' },
  },
  'documents.facts': {
    en: '{year}, PDF, {size} MB',
    es: '{year}, PDF, {size} MB',
  },
  'documents.pages': {
    en: { one: '{count} page', other: '{count} pages' },
    es: { one: '{count} página', other: '{count} páginas' },
  },
  'documents.temporaryIdCard': {
    en: 'Print a temporary ID card',
    es: 'Imprimir una tarjeta de identificación temporal',
  },
});
