import { type NewRxWay, newRxForms } from '@portal/domain/mail-order';
import { type Row, runOf } from './mail-order';

const member = 'EVF00421787';
export const theo = 'EVF00421787-03';
const typed = {
  transfer: { pharmacyName: 'Placeholder Pharmacy', mayCall: true },
  prescriber: { prescriberName: 'Dr. Imogen Quillfeather' },
  paper: { prescriberName: 'Dr. Imogen Quillfeather', writtenOn: '2026-11-02' },
} as const;
const base = {
  drugName: 'Montelukast',
  strength: '10 mg',
  days: '90',
  officePhone: '6125550131',
  phone: '6125550142',
};

/** A run whose member asks for prescriptions. */
export const newRxRun = (scenario = 'commercial-member') => {
  const run = runOf(scenario);
  return {
    ...run,
    send: (way: NewRxWay, change: object = {}, { key = 'key-1', memberId = member } = {}) =>
      run.call('mailOrderNewRx.request', {
        params: { formId: newRxForms[way] },
        body: {
          memberId,
          version: 1,
          language: 'en',
          answers: { ...base, ...typed[way], ...change },
        },
        idempotencyKey: key,
      }),
    requests: (memberId = member) =>
      run.call('mailOrderNewRx.getRequests', { query: { memberId } }).body['requests'] as Row[],
  };
};
