import { promisesIn } from './promises';
import { worldOf } from '../world/world';

test.each([
  [
    'an exception waits 14 days for its statement, then 72 hours',
    'coverage-waiting',
    '5210',
    {
      requestStatus: 'waitingForPrescriber',
      requestSent: '2026-11-04',
      statementBy: '2026-11-18',
      requestAnswerBy: '2026-11-21',
    },
  ],
  ['an employer has 15 days', 'coverage-commercial', '5204', { requestAnswerBy: '2026-11-19' }],
  ['a payment has 14 days', 'coverage-payment', '5190', { requestAnswerBy: '2026-11-14' }],
  [
    'an approval lasts the year',
    'coverage-approved',
    '4390',
    {
      requestStatus: 'approved',
      approvalEnds: '2026-12-31',
    },
  ],
  [
    'a refusal can be appealed for 65 days',
    'coverage-denied',
    '4407',
    {
      requestStatus: 'denied',
      appealBy: '2027-01-03',
    },
  ],
  [
    'a missed clock goes to the reviewer',
    'coverage-missed',
    '4402',
    {
      requestStatus: 'withReviewer',
      requestAnswerBy: '2026-11-02',
    },
  ],
  ['a plan’s own days count', 'coverage-family', '5011', { appealBy: '2027-02-19' }],
  ['of another adult nothing is said', 'coverage-family', '5188', { requestStatus: '?withheld' }],
])('%s', (_what, scenario, number, expected) => {
  const facts = promisesIn(worldOf(scenario));
  for (const [fact, value] of Object.entries(expected)) {
    expect([fact, facts.get(`${fact} CD-2026-118-${number}`)]).toEqual([fact, value]);
  }
});
