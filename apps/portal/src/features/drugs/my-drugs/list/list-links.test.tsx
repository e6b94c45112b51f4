import { cleanup, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';
import { myDrugList } from '../my-drugs.requests';

const open = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen('/member/my-drugs', { scenario: 'commercial-member', ...options });

test('the prices of a child’s drug are the child’s', async () => {
  const { user, transport } = await open();
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  await user.click((await screen.findAllByRole('link', { name: /^Compare prices: / }))[0]!);
  expect(await screen.findByRole('heading', { name: 'What you pay' })).toBeVisible();
  expect(screen.getByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
  const requests = transport.calls.filter(({ endpointId }) => endpointId === 'drugs.getPrice');
  expect(requests.map(({ query }) => query['memberId'])).toEqual(['EVF00421787-03']);
});

test('a saving at a pharmacy whose distance is unknown is none by home delivery', async () => {
  const { store } = await open();
  await screen.findByRole('heading', { name: 'Savings to ask about' });
  const { data } = myDrugList.select(store.getState());
  const drugs = data!.drugs.map((drug) => ({
    ...drug,
    savings: drug.savings.map((saving) => ({
      ...saving,
      kind: 'pharmacy',
      pharmacyKind: 'retail',
      miles: null,
    })),
  }));
  cleanup();
  await open({ overrides: { 'myDrugs.getList': { body: { ...data, drugs } } } });
  expect(await screen.findByRole('heading', { name: 'Savings to ask about' })).toBeVisible();
  expect(screen.queryByText(/Home delivery\./, { selector: '.saving *' })).toBeNull();
});

test('savings at one pharmacy for other days or another drug are separate rows', async () => {
  const { store } = await open();
  await screen.findByRole('heading', { name: 'Savings to ask about' });
  const { data } = myDrugList.select(store.getState());
  const withSaving = data!.drugs.find(
    ({ state, savings }) => state === 'current' && savings.length > 0,
  )!;
  const saving = { ...withSaving.savings[0], kind: 'drug' };
  cleanup();
  const savings = [
    { ...saving, days: 30 },
    { ...saving, days: 90 },
    { ...saving, days: 30, hsn: '910000', ndc: '99001000001' },
  ];
  const drugs = data!.drugs.map((drug) => ({
    ...drug,
    savings: drug === withSaving ? savings : [],
  }));
  const error = jest.spyOn(console, 'error');
  await open({ overrides: { 'myDrugs.getList': { body: { ...data, drugs } } } });
  const title = await screen.findByRole('heading', { name: 'Savings to ask about' });
  expect(within(title.closest('section')!).getAllByRole('listitem')).toHaveLength(3);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});

test('so are those of a cheaper drug', async () => {
  const { store } = await open();
  const savings = () => screen.findByRole('heading', { name: 'Savings to ask about' });
  await savings();
  const { data } = myDrugList.select(store.getState());
  cleanup();
  const { user } = await open({ overrides: { 'myDrugs.getList': { body: data } } });
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  const card = within((await savings()).closest('section')!);
  const [link] = await card.findAllByRole('link', { name: /^Compare prices: / });
  expect(link!.getAttribute('href')).toMatch(/hsn=\d+&ndc=\d{11}&quantity=\d+&days=\d+$/);
  await user.click(link!);
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
});
