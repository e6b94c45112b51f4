import { defineTexts } from './dictionary';

/** The parts of a date that is typed in three fields. */
export default defineTexts({
  'birthDate.month': { en: 'Month', es: 'Mes' },
  'birthDate.day': { en: 'Day', es: 'Día' },
  'birthDate.year': { en: 'Year', es: 'Año' },
});
