import { defineTexts } from './dictionary';

/** What any short form may say of what is typed: a date in three fields, characters that no field takes, and too many of them. */
export default defineTexts({
  // In the summary of problems: a message after the name of its field.
  'formRules.afterName': { en: '{place}: {message}', es: '{place}: {message}' },
  'formRules.afterSentence': { en: '{place} {message}', es: '{place} {message}' },
  'formRules.characters': {
    en: 'Remove the hidden characters. Type the text again instead of pasting it.',
    es: 'Quite los caracteres ocultos. Vuelva a escribir el texto en vez de pegarlo.',
  },
  'formRules.tooLong': {
    en: 'Use {most} characters or fewer.',
    es: 'Use {most} caracteres o menos.',
  },
  'typedDate.month': { en: 'Month', es: 'Mes' },
  'typedDate.day': { en: 'Day', es: 'Día' },
  'typedDate.year': { en: 'Year', es: 'Año' },
  'typedDate.dateMissing': {
    en: 'Enter the month, the day and the year.',
    es: 'Ingrese el mes, el día y el año.',
  },
  'typedDate.dateFuture': {
    en: 'Enter a date that is not in the future.',
    es: 'Ingrese una fecha que no sea futura.',
  },
  'typedDate.monthMissing': { en: 'Enter the month.', es: 'Ingrese el mes.' },
  'typedDate.monthRange': {
    en: 'Enter a month from 1 to 12.',
    es: 'Ingrese un mes del 1 al 12.',
  },
  'typedDate.dayMissing': { en: 'Enter the day.', es: 'Ingrese el día.' },
  'typedDate.dayTo28': {
    en: 'February of that year has 28 days. Enter a day from 1 to 28.',
    es: 'Febrero de ese año tiene 28 días. Ingrese un día del 1 al 28.',
  },
  'typedDate.dayTo29': {
    en: 'February has at most 29 days. Enter a day from 1 to 29.',
    es: 'Febrero tiene 29 días como máximo. Ingrese un día del 1 al 29.',
  },
  'typedDate.dayTo30': {
    en: 'That month has 30 days. Enter a day from 1 to 30.',
    es: 'Ese mes tiene 30 días. Ingrese un día del 1 al 30.',
  },
  'typedDate.dayTo31': {
    en: 'Enter a day from 1 to 31.',
    es: 'Ingrese un día del 1 al 31.',
  },
  'typedDate.yearMissing': { en: 'Enter the year.', es: 'Ingrese el año.' },
  'typedDate.yearDigits': {
    en: 'Enter all 4 digits of the year.',
    es: 'Ingrese los 4 dígitos del año.',
  },
  'typedDate.yearTooEarly': {
    en: 'Enter the year 1900 or a later one.',
    es: 'Ingrese el año 1900 o uno posterior.',
  },
  'typedDate.yearFuture': {
    en: 'Enter a year that is not in the future.',
    es: 'Ingrese un año que no sea futuro.',
  },
});
