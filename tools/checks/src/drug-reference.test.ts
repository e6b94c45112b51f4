import { compareWithReference } from './drug-reference';

const table = [
  'ingredient\tscd_rxcui\tscd',
  'metformin\t1\tmetformin hydrochloride 500 MG Oral Tablet',
  'levothyroxine\t2\tlevothyroxine sodium 0.05 MG Oral Tablet',
  'benazepril / amlodipine\t3\tamlodipine 5 MG / benazepril 10 MG Oral Capsule',
  'ketoconazole\t4\tketoconazole 20 MG/ML Medicated Shampoo',
].join('\n');

test('tells which names and strengths a reference does not have', () => {
  const tablets = (name: string, ...strengths: string[]) => ({
    name,
    forms: [{ form: 'tablet', strengths }],
  });
  expect(
    compareWithReference(
      [
        tablets('metformin', '500 mg', '501 mg'),
        tablets('levothyroxine', '50 mcg'),
        tablets('amlodipine / benazepril', '5-10 mg', '5-20 mg'),
        tablets('ketoconazole', '2%', '20 mg'),
        tablets('exemplostatin', '10 mg'),
      ],
      table,
    ),
  ).toEqual({
    substances: 5,
    unknown: ['exemplostatin'],
    found: 3,
    missing: [
      'metformin, tablet, 501 mg',
      'amlodipine / benazepril, tablet, 5-20 mg',
      'ketoconazole, tablet, 20 mg',
    ],
    notCompared: 1,
  });
});
