import { defineExamples, type ExampleWorld } from '../examples';
import { drugs } from './drugs';

/** Glyvexa tablets of 10 mg, of the drug service's fixtures. */
const glyvexa = { hsn: '919601' };
const fill = { ...glyvexa, ndc: '99005196002', quantity: 30, days: 30, zip: '55000' };

/** A visitor names neither plan nor person. */
const isVisitor = (world: ExampleWorld) => world.isVisitor;

export const examples = defineExamples(drugs, {
  search: (world) => [{ drugName: 'ator', ...(!isVisitor(world) && { planCode: 'FAM-1500' }) }],
  browse: (world) => [
    isVisitor(world)
      ? { letter: 'O' }
      : { classId: 'metformin', planCode: 'FAM-1500', language: 'es' as const },
  ],
  getInfo: (world) => [
    isVisitor(world) ? glyvexa : { ...glyvexa, planCode: 'FAM-1500', drugList: 'current' as const },
  ],
  getPrice: (world) => [
    isVisitor(world)
      ? { ...fill, planCode: 'FAM-1500' }
      : { ...fill, npi: '1999000106', ageGender: '48F', memberId: world.memberId },
  ],
  getQuote: () => [{ quoteId: 'Q-7MKR-4TXB-W92D' }],
});
