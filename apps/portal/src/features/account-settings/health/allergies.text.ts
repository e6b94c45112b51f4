import { defineTexts } from '../../../language';

/** Each allergy with its reaction. */
export default defineTexts({
  'settings.allergies.other': { en: 'Add another allergy', es: 'Agregar otra alergia' },
  'settings.allergies.otherHint': {
    en: 'Type 3 letters of a drug and pick it from the list. For anything else, type it and choose Add.',
    es: 'Escriba 3 letras de un medicamento y elíjalo de la lista. Para otra cosa, escríbala y elija Agregar.',
  },
  'settings.allergies.suggestions': {
    en: 'Drugs with this name',
    es: 'Medicamentos con este nombre',
  },
  'settings.allergies.count': {
    en: { one: '{count} drug in the list.', other: '{count} drugs in the list.' },
    es: { one: '{count} medicamento en la lista.', other: '{count} medicamentos en la lista.' },
  },
  'settings.allergies.add': { en: 'Add', es: 'Agregar' },
  'settings.allergies.added': { en: '{name} is on your list.', es: '{name} está en su lista.' },
  'settings.allergies.remove': { en: 'Remove', es: 'Quitar' },
  'settings.allergies.removed': {
    en: '{name} is no longer on your list.',
    es: '{name} ya no está en su lista.',
  },
  'settings.allergies.reaction': {
    en: 'What happens? (optional)',
    es: '¿Qué reacción le causa? (opcional)',
  },
  'settings.allergies.severity': {
    en: 'How strong is it? (optional)',
    es: '¿Qué tan fuerte es? (opcional)',
  },
  'settings.allergies.problem.missing': {
    en: 'Enter an allergy, such as penicillin.',
    es: 'Ingrese una alergia, como penicilina.',
  },
  'settings.allergies.problem.typed': {
    en: '“{name}” is not on your list yet. Choose Add, or clear the field.',
    es: '“{name}” aún no está en su lista. Elija Agregar o borre el campo.',
  },
  'settings.allergies.problem.tooLong': {
    en: 'Use at most {most} characters.',
    es: 'Use como máximo {most} caracteres.',
  },
});
