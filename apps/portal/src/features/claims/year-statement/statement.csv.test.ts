import { yearStatement } from '@portal/domain';
import { statementCsv } from './statement.csv';

const notShared = (name: string) => `${name}, not shared`;

test('is a table of plain numbers with sums and notes, in which no text is a formula', async () => {
  const claim = {
    dateOfService: '2026-03-02',
    memberId: 'EVF1',
    memberFirstName: '=Pim',
    status: 'paid' as const,
    amtInsurancePaid: 3,
    otherPayerAmount: null,
    otherPayerName: '',
  };
  const statement = yearStatement([
    { ...claim, drug: 'Orvexa', copayAmount: 18.7, otherPayerAmount: 2 },
    { ...claim, drug: 'Orvexa', status: 'reversed', copayAmount: -18.7, otherPayerAmount: 0 },
    { ...claim, drug: 'Lumivane', copayAmount: null, amtInsurancePaid: null },
  ]);
  const heads = ['Person', 'Drug', 'Fills', 'Plan paid', 'Others paid', 'You paid'];
  const words = {
    heads,
    notShared,
    total: 'Total',
    notes: ['You paid, January 1 to March 2', '=1 is left out'],
  };
  expect((await statementCsv(statement, words)).split('\r\n')).toEqual([
    '"Person","Drug","Fills","Plan paid","Others paid","You paid"',
    `"'=Pim","Orvexa","1","3.00","2.00","18.70"`,
    `"'=Pim","Orvexa","-1","0.00","0.00","-18.70"`,
    `"'=Pim","Lumivane","1","","",""`,
    '"Total","","1","","2.00",""',
    '"You paid, January 1 to March 2",,,,,',
    `"'=1 is left out",,,,,`,
  ]);
});

test.each([0, null])('has no column of others where they paid %j', async (otherPayerAmount) => {
  const statement = yearStatement([
    {
      dateOfService: '2026-03-02',
      memberId: 'EVF1',
      memberFirstName: 'Pim',
      drug: 'Orvexa',
      status: 'paid' as const,
      copayAmount: 5,
      amtInsurancePaid: 3,
      otherPayerAmount,
      otherPayerName: '',
    },
  ]);
  const heads = ['Person', 'Drug', 'Fills', 'Plan paid', 'Others paid', 'You paid'];
  const csv = await statementCsv(statement, { heads, notShared, total: 'Total', notes: [] });
  expect(csv.split('\r\n')[0]).toBe('"Person","Drug","Fills","Plan paid","You paid"');
});

test('has an adult who shares no claims by the sum alone', async () => {
  const rafael = { memberId: 'EVF1-02', memberFirstName: 'Rafael', otherPayerAmount: 0 };
  const statement = yearStatement([], [{ ...rafael, copayAmount: 228, amtInsurancePaid: 37.4 }]);
  const heads = ['Person', 'Drug', 'Fills', 'Plan paid', 'Others paid', 'You paid'];
  const csv = await statementCsv(statement, { heads, notShared, total: 'Total', notes: [] });
  expect(csv.split('\r\n').slice(1)).toEqual([
    '"Rafael, not shared","","","37.40","228.00"',
    '"Total","","","37.40","228.00"',
  ]);
});
