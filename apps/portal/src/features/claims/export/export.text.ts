import { defineTexts } from '../../../language';

/** The claims as files, for other apps and for a doctor. */
export default defineTexts({
  'claims.csv': { en: 'Download CSV', es: 'Descargar CSV' },
  'claims.csvDone': { en: 'The table is downloaded.', es: 'La tabla se descargó.' },
  'claims.csvFailed': {
    en: 'We could not create the file. Try again.',
    es: 'No se pudo crear el archivo. Intente de nuevo.',
  },
  'claims.export.title': { en: 'Take your claims with you', es: 'Llévese sus reclamaciones' },
  'claims.export.text': {
    en: 'The health record is a file that other health apps can read (FHIR). The summary is for paper: for your doctor, your other insurance or your taxes. Both hold the claims listed above.',
    es: 'El registro de salud es un archivo que otras aplicaciones de salud pueden leer (FHIR). El resumen es para imprimir: para su médico, su otro seguro o sus impuestos. Ambos contienen las reclamaciones de la lista.',
  },
  'claims.export.inProgress': {
    en: {
      one: '{count} claim is left out, because your plan has not decided it.',
      other: '{count} claims are left out, because your plan has not decided them.',
    },
    es: {
      one: 'Falta {count} reclamación porque su plan aún no la ha decidido.',
      other: 'Faltan {count} reclamaciones porque su plan aún no las ha decidido.',
    },
  },
  'claims.export.duplicate': {
    en: {
      one: '{count} claim is left out, because it repeats another.',
      other: '{count} claims are left out, because they repeat others.',
    },
    es: {
      one: 'Falta {count} reclamación porque repite otra.',
      other: 'Faltan {count} reclamaciones porque repiten otras.',
    },
  },
  'claims.export.unknown': {
    en: {
      one: '{count} claim is left out, because we do not know its status.',
      other: '{count} claims are left out, because we do not know their status.',
    },
    es: {
      one: 'Falta {count} reclamación porque no conocemos su estado.',
      other: 'Faltan {count} reclamaciones porque no conocemos su estado.',
    },
  },
  'claims.export.undated': {
    en: {
      one: '{count} claim is left out, because it has no date.',
      other: '{count} claims are left out, because they have no date.',
    },
    es: {
      one: 'Falta {count} reclamación porque no tiene fecha.',
      other: 'Faltan {count} reclamaciones porque no tienen fecha.',
    },
  },
  'claims.export.tooMany': {
    en: 'A record can hold up to {limit} claims. Choose a shorter period, a person or a status.',
    es: 'Un registro puede contener hasta {limit} reclamaciones. Elija un período más corto, una persona o un estado.',
  },
  'claims.export.file': { en: 'Download health record', es: 'Descargar registro de salud' },
  'claims.export.summary': { en: 'Print summary', es: 'Imprimir resumen' },
  'claims.export.collecting': {
    en: 'Collecting the details: {done} of {total}…',
    es: 'Reuniendo los detalles: {done} de {total}…',
  },
  'claims.export.done': {
    en: 'Your health record is downloaded.',
    es: 'Su registro de salud se descargó.',
  },
  'claims.export.failed': {
    en: 'We could not load all details, so no file was created. Try again.',
    es: 'No se pudieron reunir todos los detalles, así que no se creó nada. Intente de nuevo.',
  },
});
