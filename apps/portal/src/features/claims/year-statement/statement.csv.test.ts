import { yearStatement } from '@portal/domain';
import { statementCsv } from './statement.csv';

test('is a table of plain numbers in which no text is a formula', async () => {
  const claim = {
    dateOfService: '2026-03-02',
    memberId: 'EVF1',
    memberFirstName: '=Pim',
    status: 'paid' as const,
    amtInsurancePaid: 3,
    otherPayerAmount: null,
  };
  const statement = yearStatement([
    { ...claim, drug: 'Orvexa', copayAmount: 18.7 },
    { ...claim, drug: 'Orvexa', status: 'reversed', copayAmount: -18.7 },
    { ...claim, drug: 'Lumivane', copayAmount: null, amtInsurancePaid: null },
  ]);
  const heads = ['Person', 'Drug', 'Fills', 'Plan paid', 'Others paid', 'You paid'];
  expect((await statementCsv(statement, heads)).split('\r\n')).toEqual([
    '"Person","Drug","Fills","Plan paid","Others paid","You paid"',
    `"'=Pim","Orvexa","1","3.00","","18.70"`,
    `"'=Pim","Orvexa","-1","0.00","","-18.70"`,
    `"'=Pim","Lumivane","1","","",""`,
  ]);
});
