import { defineTexts } from '../../language';

/** Next to an estimate of who has other insurance too. */
export default defineTexts({
  'otherInsurance.own': {
    en: 'Your other insurance is not counted.',
    es: 'Su otro seguro no está incluido en este cálculo.',
  },
  'otherInsurance.theirs': {
    en: 'The other insurance of this person is not counted.',
    es: 'El otro seguro de esta persona no está incluido en este cálculo.',
  },
});
