import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, openDialog, openedDialog } from '../../../testing';

const facts = (label: string) =>
  within(openedDialog())
    .getAllByText(label, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent);
const loaded = () => screen.findByText('Front');

test('the commercial card has the fields of the specification, and the grid', async () => {
  await openDialog('idCard');
  await loaded();
  expect(facts('Name')).toEqual(['Marisol Sampleton']);
  expect(facts('Member ID')).toEqual(['EVF00421787', 'EVF00421787']);
  expect(facts('RxBIN')).toEqual(['012345', '012345']);
  expect(facts('RxPCN')).toEqual(['SAMPLE01', 'SAMPLE01']);
  expect(facts('RxGrp')).toEqual(['EVF1000', 'EVF1000']);
  expect(facts('Person code')).toEqual(['01']);
  expect(facts('Plan ID')).toEqual(['FAM-1500']);
  expect(facts('Group ID')).toEqual(['70021']);
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Individual / FamilyIn networkOut of network',
    'Deductible$1,500 / $3,000$3,000 / $6,000',
    'Deductible, Rx/Med combinedNot availableNot available',
    'Out-of-pocket limit$4,000 / $8,000$9,000 / $18,000',
    'Out-of-pocket, Rx/Med combinedNot availableNot available',
  ]);
  expect(openedDialog()).toHaveTextContent('Members: 1-800-555-0142, TTY 711');
  expect(openedDialog()).toHaveTextContent('Website: www.everfern.example');
});

test('a plan whose limits count medical costs too has the amounts in the combined rows alone', async () => {
  await openDialog('idCard', { scenario: 'combined-rx-med' });
  await loaded();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Individual / FamilyIn networkOut of network',
    'DeductibleNot availableNot available',
    'Deductible, Rx/Med combined$1,500 / $3,000$3,000 / $6,000',
    'Out-of-pocket limitNot availableNot available',
    'Out-of-pocket, Rx/Med combined$4,000 / $8,000$9,000 / $18,000',
  ]);
});

test('the Part D card has issuer, contract and package, Medicare’s website, and nothing commercial', async () => {
  await openDialog('idCard', { scenario: 'medicare-member' });
  await loaded();
  expect(facts('ID')).toEqual(['GMR00730512', 'GMR00730512']);
  expect(facts('Issuer (80840)')).toEqual(['9159990016']);
  expect(facts('CMS')).toEqual(['S1234-042']);
  expect(openedDialog()).toHaveTextContent('www.medicare.gov');
  expect(screen.queryByRole('table')).toBeNull();
  for (const label of ['Person code', 'Plan ID', 'Group ID', 'Member ID']) {
    expect(screen.queryByText(label)).toBeNull();
  }
});

test.each(['en', 'es'] as const)('in %s axe finds nothing', async (language) => {
  const { container } = await openDialog('idCard', { language });
  await screen.findByText(language === 'en' ? 'Front' : 'Frente');
  expect(container).toBeVisible();
  await expectNoAxeViolations();
});

test('amounts that are none stay empty, and what is missing is said to be', async () => {
  await openDialog('idCard', { scenario: 'id-card-missing-figures' });
  await loaded();
  expect(openedDialog().textContent).not.toMatch(/NaN|null|undefined|n\/a/);
  expect(facts('RxPCN')).toEqual(['Not available']);
  expect(screen.queryByText('Person code')).toBeNull();
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['$1,500', 'Not available', 'Not available', 'Not available'],
    ...['/ $8,000', 'Not available', 'Not available', 'Not available'],
  ]);
  expect(openedDialog()).not.toHaveTextContent('Website:');
});

test('each family member has their own card', async () => {
  const { user } = await openDialog('idCard');
  await loaded();
  const whose = screen.getByRole('combobox', { name: 'Whose card' });
  expect(
    within(whose)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Marisol Sampleton', 'Rafael Sampleton', 'Theo Sampleton']);
  await user.selectOptions(whose, 'Theo Sampleton');
  expect(facts('Name')).toEqual(['Theo Sampleton']);
  expect(facts('Person code')).toEqual(['03']);
  await user.selectOptions(whose, 'Marisol Sampleton');
  expect(facts('Person code')).toEqual(['01']);
});

test('a family whose cards all have one member id still has a card for each', async () => {
  const named = (firstName: string) => ({ memberId: 'EVF1', firstName, lastName: 'Sampleton' });
  const { user } = await openDialog('idCard', {
    overrides: { 'idCard.get': { body: { cards: [named('Marisol'), named('Theo')] } } },
  });
  await loaded();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Whose card' }), 'Theo Sampleton');
  expect(facts('Name')).toEqual(['Theo Sampleton']);
  // Under this id the services would take it for another card.
  expect(screen.getByText(/This card has no member ID/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /wallet|Request/ })).toBeNull();
});

test.each([
  ['a number that a pharmacy needs is missing', { pcn: null }, 0],
  ['an amount is negative', { benefits: { inNetwork: { deductible: { individual: -5 } } } }, 1],
  ['only what is optional is missing', { website: 'null', benefits: null }, 0],
])('when %s it is reported %#', async (_, more, times) => {
  const whole = {
    memberId: 'EVF1',
    firstName: 'Marisol',
    lastName: 'Sampleton',
    bin: '012345',
    pcn: 'SAMPLE01',
    rxGroup: 'EVF1000',
  };
  const { transport, user } = await openDialog('idCard', {
    overrides: { 'idCard.get': { body: { cards: [{ ...whole, ...more }, whole] } } },
  });
  await loaded();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Whose card' }), '1');
  const reports = transport.calls.filter(
    ({ endpointId }) => endpointId === 'session.reportClientError',
  );
  const report = {
    kind: 'response-issue',
    endpointId: 'idCard.get',
    field: 'cards.benefits.inNetwork.deductible.individual',
  };
  expect(reports.map(({ body }) => body)).toEqual(Array(times).fill(report));
});

test('a card that will end says when; one that has ended is not for a pharmacy any more', async () => {
  const { user } = await openDialog('idCard', { scenario: 'id-card-ending' });
  await loaded();
  expect(screen.getByText('This card is valid until November 30, 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add to wallet' })).toBeVisible();
  const whose = screen.getByRole('combobox', { name: 'Whose card' });
  await user.selectOptions(whose, 'Rafael Sampleton');
  expect(screen.getByText('This card expired on October 31, 2026')).toBeVisible();
  expect(openedDialog()).not.toHaveTextContent('Show this to the pharmacist');
  expect(screen.queryByRole('button', { name: /wallet|Request/ })).toBeNull();
  await expectNoAxeViolations();
  await user.selectOptions(whose, 'Theo Sampleton');
  expect(screen.queryByText(/This card (counts|ended)/)).toBeNull();
});
