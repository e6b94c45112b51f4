import { act, screen, waitFor, within } from '@testing-library/react';
import { claimsHeading, expectNoAxeViolations, openClaims, stubViewport } from '../../../testing';

const id = 'HS-26307-10427';
const linked = `/member/claims?range=90&claim=${id}`;
const missing = 'The claim in this link is not in this list';

afterEach(() => jest.restoreAllMocks());

const details = (name = /^Details of Zolentra/) => screen.findByRole('button', { name });

async function expectOpened(name?: RegExp) {
  const button = await details(name);
  await waitFor(() => expect(button).toHaveFocus());
  expect(button).toHaveAttribute('aria-expanded', 'true');
}

test('a link to a claim opens it, in view and with the focus', async () => {
  const scrolled: (string | null)[] = [];
  // jsdom has none.
  Element.prototype.scrollIntoView ??= () => {};
  jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.textContent);
  });
  await openClaims({}, linked);
  await expectOpened();
  expect(await screen.findByRole('link', { name: /approval/ })).toBeVisible();
  expect(scrolled).toEqual([expect.stringMatching(/Zolentra/)]);
  await expectNoAxeViolations();
});

test('the focus goes to the claim once, and stays on another choice', async () => {
  const { user } = await openClaims({}, linked);
  await expectOpened();
  await user.click(screen.getByRole('radio', { name: 'This year' }));
  await claimsHeading(/52 claims/);
  expect(screen.getByRole('radio', { name: 'This year' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: '30 days' }));
  await claimsHeading(/7 claims/);
  expect(screen.getByRole('radio', { name: '30 days' })).toHaveFocus();
});

test('a filter that hides the claim of a link is cleared', async () => {
  await openClaims({}, `${linked}&status=paid`);
  await expectOpened();
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any status');
  expect(window.location.search).toBe(`?range=90&claim=${id}`);
});

test.each([
  ['en', missing],
  ['es', 'La reclamación de este enlace no está en esta lista'],
] as const)('%s: says that the list does not have the claim of a link', async (language, words) => {
  await openClaims({ language }, '/member/claims?claim=HS-1%22%5D');
  expect(await screen.findByRole('heading', { level: 2, name: words })).toBeVisible();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  await expectNoAxeViolations();
});

test('a link without an id says nothing', async () => {
  await openClaims({}, '/member/claims?claim=');
  await claimsHeading(/7 claims/);
  expect(screen.queryByText(missing)).toBeNull();
});

test('a claim of another period is offered once the period has it, and the focus stays', async () => {
  const { user } = await openClaims({}, '/member/claims?claim=HS-26272-30981');
  expect(await screen.findByText(missing)).toBeVisible();
  const period = screen.getByRole('radio', { name: '90 days' });
  await user.click(period);
  const show = await screen.findByRole('button', { name: 'Show the claim' });
  expect(screen.queryByText(missing)).toBeNull();
  expect(await details(/^Details of Influenza/)).toHaveAttribute('aria-expanded', 'false');
  expect(period).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('Status'), 'Not paid');
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Not paid');
  await user.click(show);
  await expectOpened(/^Details of Influenza/);
  expect(screen.getByLabelText('Status')).toHaveDisplayValue('Any status');
  expect(screen.queryByRole('button', { name: 'Show the claim' })).toBeNull();
});

test('the same link opens its claim again', async () => {
  const { user } = await openClaims({}, linked);
  await expectOpened();
  await user.click(await details());
  expect(await details()).toHaveAttribute('aria-expanded', 'false');
  screen.getByLabelText('Status').focus();
  const again = { key: 'again', usr: null, idx: 1 };
  act(() => {
    window.history.pushState(again, '', linked);
    window.dispatchEvent(new PopStateEvent('popstate', { state: again }));
  });
  await expectOpened();
});

test('a link leads to a claim far down in a long list', async () => {
  stubViewport(1480);
  const claim = Array.from({ length: 300 }, (_, index) => ({
    healthServiceId: `HS-${index}`,
    dateOfService: '2026-11-01',
    drugName: `Invented drug ${index}`,
    serviceProvider: 'Otter Creek Drug',
    amtInsurancePaid: '1.00',
    copayAmount: '1.00',
    CLAIM_STATUS: 'PAID',
  }));
  await openClaims(
    { overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } } },
    '/member/claims?claim=HS-250',
  );
  await expectOpened(/^Details of Invented drug 250,/);
  const table = within(screen.getByRole('table', { name: /^Claims from/ }));
  expect(table.queryByRole('button', { name: /^Details of Invented drug 299,/ })).toBeNull();
});
