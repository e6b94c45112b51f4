import { defineTexts } from '../../language';

/** Next to an estimate of who has other insurance too: that it is not counted, or, where that is not sure, may not be. */
export default defineTexts({
  'otherInsurance.own': {
    en: 'Your other insurance is not counted.',
    es: 'Su otro seguro no está incluido en este cálculo.',
  },
  'otherInsurance.own.unsure': {
    en: 'Your other insurance may not be counted.',
    es: 'Es posible que su otro seguro no esté incluido en este cálculo.',
  },
  'otherInsurance.theirs': {
    en: 'The other insurance of this person is not counted.',
    es: 'El otro seguro de esta persona no está incluido en este cálculo.',
  },
  'otherInsurance.theirs.unsure': {
    en: 'The other insurance of this person may not be counted.',
    es: 'Es posible que el otro seguro de esta persona no esté incluido en este cálculo.',
  },
  'otherInsurance.listed': {
    en: 'The other insurance of a person in this list is not counted.',
    es: 'El otro seguro de una persona de esta lista no está incluido en este cálculo.',
  },
  'otherInsurance.listed.unsure': {
    en: 'The other insurance of a person in this list may not be counted.',
    es: 'Es posible que el otro seguro de una persona de esta lista no esté incluido en este cálculo.',
  },
});
