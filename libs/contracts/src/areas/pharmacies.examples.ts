import { defineExamples } from '../examples';
import { pharmacies } from './pharmacies';

export const examples = defineExamples(pharmacies, {
  search: () => [
    { zip: '55000', radius: 5 },
    { city: 'Sampleville', state: 'MN', radius: 2 },
    { latitude: 44.9801, longitude: -93.2701, radius: 2 },
    { zip: '55000', radius: 2, name: 'maple', attributes: 'ninetyDays,vaccines', language: 'es' },
    // Too far from all of them: the response says how far the next one is.
    { zip: '59718', radius: 5 },
  ],
  getMailOrderByNpi: () => [{ mailOrderNpi: '1999000114' }],
  setDefault: ({ memberId }) => [{ body: { memberId, npi: '1999000106' } }],
});
