import { defineTexts } from '../../../language';

/** Allergies and conditions, which pharmacists check each prescription against. */
export default defineTexts({
  'settings.health.allergies': { en: 'Allergies', es: 'Alergias' },
  'settings.health.conditions': { en: 'Conditions', es: 'Afecciones' },
  'settings.health.noneKnown.allergies': {
    en: 'No known allergies',
    es: 'Ninguna alergia conocida',
  },
  'settings.health.noneKnown.conditions': { en: 'No conditions', es: 'Ninguna afección' },
  'settings.health.notReviewed': { en: 'You have not told us yet.', es: 'Aún no nos lo ha dicho.' },
  'settings.health.changed': { en: 'Changed {date}', es: 'Cambió el {date}' },
  'settings.health.reviewed': {
    en: 'Reviewed {date}. Home delivery checks each order against this.',
    es: 'Revisado el {date}. La entrega a domicilio revisa cada pedido con estos datos.',
  },
  'settings.health.use': {
    en: 'Home delivery checks each order against this.',
    es: 'La entrega a domicilio revisa cada pedido con estos datos.',
  },
  'settings.health.change': { en: 'Change health profile', es: 'Cambiar perfil de salud' },
  'settings.health.unchanged': { en: 'Nothing has changed', es: 'Nada ha cambiado' },
  'settings.health.other': { en: 'Others', es: 'Otras' },
  'settings.health.otherHint': { en: 'One on each line.', es: 'Una en cada línea.' },
  'settings.health.problem.nothing.allergies': {
    en: 'Choose your allergies, or “No known allergies”.',
    es: 'Elija sus alergias, o “Ninguna alergia conocida”.',
  },
  'settings.health.problem.nothing.conditions': {
    en: 'Choose your conditions, or “No conditions”.',
    es: 'Elija sus afecciones, o “Ninguna afección”.',
  },
  'settings.health.problem.tooMany': {
    en: 'Enter at most {most} in one list.',
    es: 'Ingrese como máximo {most} en una lista.',
  },
  'settings.health.problem.tooLong': {
    en: 'Use at most {most} characters on one line.',
    es: 'Use como máximo {most} caracteres en una línea.',
  },
});
