import { join } from 'node:path';
import type { Json } from '@portal/scenarios';
import { documents } from '@portal/stand-ins/documents';
import { root } from '../../workspace';
import type { SavedFile, Statement } from '../statements';
import { readFiles } from './read-files';

const place = { scenario: 'a-family', day: '2026-11-05', language: 'en', screen: 'here' } as const;
const people = { Ana: 'own', Bo: 'member-1', Cy: 'member-2' };

const fileOf = (type: string, text: string, more: Partial<SavedFile> = {}): SavedFile => ({
  ...place,
  file: { name: 'statement-2026.csv', type, text, people },
  ...more,
});
const said = (fact: string, subject: string, value: string): Statement => ({
  ...place,
  fact,
  subject,
  value,
  words: '',
});

/** What is read of a file on a page that states this. */
async function linesOf(file: SavedFile, ...page: Statement[]) {
  const statements = await readFiles([...page, file]);
  return statements
    .filter(({ isOfFile }) => isOfFile)
    .map(({ screen, fact, subject, value }) => `${screen}: ${fact} ${subject} ${value}`);
}

test('the rows of the table of claims are those of the page', async () => {
  const rows = [
    '\ufeff"Service Date","Drug Name","Pharmacy","You Paid","Claim Status"',
    '"2026-11-04","Drug ""A""","Shop","$ 1,012.005","Paid"',
    '"","Drug","Shop","Not available","Not paid"',
  ].join('\r\n');
  const page = [said('claimStatus', 'C1', 'paid'), said('claimStatus', 'C2', 'rejected')];
  expect(await linesOf(fileOf('text/csv;charset=utf-8', rows), ...page)).toEqual([
    'claims table: claimDay C1 2026-11-04',
    'claims table: claimPaid C1 1012.005',
    'claims table: claimStatus C1 paid',
    'claims table: claimStatus C2 rejected',
  ]);
});

test('the table of a year has the sums of its rows, and everyone’s; an amount that lacks ends a sum', async () => {
  const rows = [
    '"Person","Drug","Fills","Plan paid","You paid"',
    '"Ana","A","2","20.00","1.10"',
    '"Ana","B","1","5.00","-0.10"',
    '"Bo","C","1","","3.00"',
    '"Cy, not shared","","","1.00","2.00"',
    '"Total","","4","","6.00"',
    '"A note."',
  ].join('\r\n');
  const found = await linesOf(fileOf('text/csv', rows));
  expect(found.toSorted()).toEqual([
    'year table 2026: paidThisYear family 2026 6.00',
    'year table 2026: paidThisYear member-1 2026 3.00',
    'year table 2026: paidThisYear member-2 2026 2.00',
    'year table 2026: paidThisYear own 2026 1.00',
    'year table 2026: planPaidInYear member-2 2026 1.00',
    'year table 2026: planPaidInYear own 2026 25.00',
  ]);
});

test('a health record has the amounts of its claims', async () => {
  const total = (code: string, value: number) => ({
    category: { coding: [{ code }] },
    amount: { value },
  });
  const claim = {
    resourceType: 'ExplanationOfBenefit',
    id: 'claim-C1',
    item: [{ servicedDate: '2026-11-04' }],
    total: [
      ...[total('paidbypatient', 12), total('submitted', 90), total('discount', 49.5)],
      total('drugcost', 40.5),
      ...[total('copay', 12), total('coinsurance', 0)],
    ],
    payment: { type: { coding: [{ code: 'denied' }] } },
  };
  const bundle = {
    entry: [{ resource: { resourceType: 'Patient', id: 'p' } }, { resource: claim }],
  };
  expect(await linesOf(fileOf('application/fhir+json', JSON.stringify(bundle)))).toEqual([
    'health record: claimPaid C1 12.00',
    'health record: claimFullPrice C1 90.00',
    'health record: claimDiscount C1 49.50',
    'health record: claimPrice C1 40.50',
    'health record: claimShare C1 12.00',
    'health record: claimDay C1 2026-11-04',
    'health record: claimStatus C1 rejected',
  ]);
});

test('an entry of a calendar on no shipment’s day is the shipment that has no entry', async () => {
  const entries = ['20261109', '20261120']
    .map((day) => `DTSTART;VALUE=DATE:${day}\r\n`)
    .join('SUMMARY:A refill\r\n');
  const page = [
    said('autoRefillShips', 'R1 2026-11-10', '2026-11-10'),
    said('autoRefillShips', 'R2 2026-11-20', '2026-11-20'),
  ];
  expect(await linesOf(fileOf('text/calendar', entries), ...page)).toEqual([
    'calendar: autoRefillShips R1 2026-11-10 2026-11-09',
    'calendar: autoRefillShips R2 2026-11-20 2026-11-20',
  ]);
});

test('a mail has the day of a planned payment, in both languages', async () => {
  const text = (day: string) => `${day}\n\nhttps://x.test/payments/pay?receipt=PM-1`;
  const english = fileOf('message/rfc822', text('We make your payment on November 11, 2026.'));
  const spanish = fileOf('message/rfc822', text('Haremos su pago el 11 de noviembre de 2026.'), {
    language: 'es',
  });
  const day = ['mail “statement-2026.csv”: paymentTaken PM-1 2026-11-11'];
  expect(await linesOf(english)).toEqual(day);
  expect(await linesOf(spanish)).toEqual(day);
});

test.each([
  [
    'en',
    'Order HD-1 is on its way. It should arrive by November 11, 2026. We charged $1,017.50.',
    ['orderArrives HD-1 2026-11-11', 'orderTotal HD-1 1017.50'],
  ],
  [
    'es',
    'Enviamos el pedido HD-1. Llegada a más tardar: 11 de noviembre de 2026. $17.50 está en su factura.',
    ['orderArrives HD-1 2026-11-11', 'orderTotal HD-1 17.50'],
  ],
  [
    'en',
    'If you do not agree, you can appeal until January 3, 2027. Your request has the form. Reference number: CD-1-2.',
    ['appealBy CD-1-2 2027-01-03'],
  ],
  [
    'es',
    'La esperamos hasta el 19 de noviembre de 2026; nuestro plazo empieza después. Número de referencia: FR-90001.',
    ['statementBy FR-90001 2026-11-19'],
  ],
  [
    'en',
    'We received your form on November 5, 2026: Drug exception. You get our answer by November 8, 2026. Reference number: FR-1.',
    ['requestAnswerBy FR-1 2026-11-08', 'requestSent FR-1 2026-11-05'],
  ],
  ['en', 'We made changes on November 5, 2026.', []],
] as const)('a message in %s: %s', async (language, text, said) => {
  const lines = await linesOf(fileOf('message/inbox', text, { language }));
  expect(lines).toEqual(said.map((line) => `statement-2026.csv: ${line}`));
});

const claim = {
  healthServiceId: 'C1',
  memberId: 'M-01',
  memberFirstName: 'Ana',
  dateOfService: '2026-11-04',
  drugName: 'A drug',
  amtInsurancePaid: '60.00',
  copayAmount: '30.00',
  CLAIM_STATUS: 'PAID',
};

test.each([
  ['en', 'claimDay C1 2026-11-04'],
  ['es', 'claimDay C1 2026-11-04'],
] as const)('an explanation of a claim in %s', async (language, day) => {
  const entry = {
    healthServiceId: 'C1',
    claimNumber: '1',
    filledFor: 'Ana',
    fullPrice: '100.00',
    planDiscount: '10.00',
    copayAmount: '30.00',
    deductibleAmount: '0.00',
    coinsuranceAmount: '0.00',
  };
  const file = fileOf('', JSON.stringify({ claim, entry }), { language });
  expect((await linesOf(file)).toSorted()).toEqual(
    [
      day,
      ...['claimDiscount C1 10.00', 'claimFullPrice C1 100.00'],
      ...['claimPaid C1 30.00', 'claimPlanPaid C1 60.00', 'claimPrice C1 90.00'],
      ...['claimShare C1 30.00', 'claimStatus C1 paid'],
    ].map((line) => `explanation of C1: ${line}`),
  );
});

test('a statement of a year has each person and everyone', async () => {
  const other = { ...claim, memberId: 'M-02', memberFirstName: 'Bo', copayAmount: '5.00' };
  const body = {
    fromDate: '2026-01-01',
    toDate: '2026-11-05',
    memberId: 'M',
    memberName: 'Ana Who',
    claim: [claim, other],
    notShared: [
      {
        memberId: 'M-03',
        memberFirstName: 'Cy',
        copayAmount: '2.00',
        amtInsurancePaid: '1.00',
        otherPayerAmount: '0.00',
      },
    ],
  };
  expect(await linesOf(fileOf('', JSON.stringify(body)))).toEqual(
    [
      ...['planPaidInYear own 2026 60.00', 'paidThisYear own 2026 30.00'],
      ...['planPaidInYear member-1 2026 60.00', 'paidThisYear member-1 2026 5.00'],
      ...['planPaidInYear member-2 2026 1.00', 'paidThisYear member-2 2026 2.00'],
      ...['planPaidInYear family 2026 121.00', 'paidThisYear family 2026 37.00'],
    ].map((line) => `year document 2026: ${line}`),
  );
});

test('an invoice', async () => {
  const body = {
    invoiceId: '1',
    invoiceNumber: 'I-1',
    dueOn: '2026-12-05',
    amount: 30,
    amountDue: 12.5,
    issuedOn: '2026-11-05',
    lines: [],
    memberId: 'M',
    filledFor: 'Ana',
    pharmacyName: 'P',
  };
  expect(await linesOf(fileOf('', JSON.stringify(body)))).toEqual(
    ['invoiceDue I-1 2026-12-05', 'invoiceAmount I-1 30.00', 'invoiceOpen I-1 12.50'].map(
      (line) => `invoice I-1: ${line}`,
    ),
  );
});

describe('finished documents, as who acts for the member has them', () => {
  const finished = async (
    endpoint: string,
    body: object,
    more: { name?: string; claim?: string },
  ) => {
    const { bytes } = await documents[endpoint]!(body as Json, {
      query: { lang: 'en' },
      fixtures: join(root, 'fixtures'),
      clientName: 'A client',
      zipCodes: () => [],
      bytesOf: () => undefined,
    });
    const { file } = fileOf('application/pdf', bytes.toString('latin1'));
    return fileOf('', '', { screen: 'caregiver for claims: claims', file: { ...file, ...more } });
  };

  test('an explanation is of the claim that it is next to', async () => {
    const entry = {
      healthServiceId: 'C1',
      claimNumber: '1',
      filledFor: 'Ana',
      copayAmount: '30.00',
      fullPrice: '100.00',
      otherPayerName: 'A fund',
      otherPayerAmount: '10.00',
    };
    const file = await finished('claims.getExplanation', { claim, entry }, { claim: 'C9' });
    const lines = await linesOf(file);
    expect(lines).toContain('caregiver for claims: explanation of C9: claimPaid C9 30.00');
    expect(lines).toContain('caregiver for claims: explanation of C9: claimOtherPaid C9 10.00');
  });

  test('a year’s sum of everyone is of those whom they see, and so not of the family', async () => {
    const other = { ...claim, memberId: 'M-02', memberFirstName: 'Bo', copayAmount: '5.00' };
    const body = {
      fromDate: '2026-01-01',
      toDate: '2026-11-05',
      memberId: 'M',
      memberName: 'Ana Who',
      claim: [claim, other],
      notShared: [],
    };
    const lines = await linesOf(await finished('claims.getStatement', body, {}));
    const name = 'caregiver for claims: year document 2026';
    expect(lines).toContain(`${name}: paidThisYear member-1 2026 5.00`);
    expect(lines.filter((line) => line.includes('family'))).toEqual([]);
  });
});

test('a file that no reader knows', async () => {
  await expect(readFiles([fileOf('image/png', '')])).rejects.toThrow('No reader knows the file');
});
