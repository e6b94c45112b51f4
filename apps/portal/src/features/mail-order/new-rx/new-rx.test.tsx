import { newRxForms } from '@portal/domain/mail-order';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
  scenarioTransport,
} from '../../../testing';
import { atPage, button } from '../testing/checkout';

const scenario = 'commercial-member';
const open = async (path: string, title: string, options: RenderOptions = {}) => {
  const rendered = await renderScreen(path, { scenario, ...options });
  await atPage(title);
  await screen.findByLabelText('Drug name');
  return rendered;
};
const enter = ({ user }: RenderedScreen, label: RegExp | string, text: string) =>
  user.type(screen.getByLabelText(label), text);
const go = ({ user }: RenderedScreen) => user.click(button('Continue'));
const requestsSent = ({ transport }: Pick<RenderedScreen, 'transport'>) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderNewRx.request');

async function fillTransfer(rendered: RenderedScreen) {
  await enter(rendered, 'Drug name', 'Montelukast');
  await go(rendered);
  await enter(rendered, 'Name of the pharmacy', 'Placeholder Pharmacy');
  await enter(rendered, 'Phone number of the pharmacy', '612-555-0131');
  await rendered.user.click(screen.getByLabelText(/^You may call/));
  await go(rendered);
  await enter(rendered, 'Your phone number', '612-555-0142');
  await go(rendered);
}

test('a prescription is moved from a pharmacy: sent once, confirmed, and listed with its state', async () => {
  const rendered = await open('/member/mail-order/transfer', 'Move a prescription from a pharmacy');
  expect(await screen.findByText('For Marisol Sampleton')).toBeVisible();
  await fillTransfer(rendered);
  await rendered.user.dblClick(button('Move this prescription'));
  expect(await screen.findByText('NR-90001')).toBeVisible();
  expect(requestsSent(rendered)).toHaveLength(1);
  expect(requestsSent(rendered)[0]?.body).toEqual({
    memberId: 'EVF00421787',
    version: 1,
    language: 'en',
    answers: {
      drugName: 'Montelukast',
      days: '90',
      pharmacyName: 'Placeholder Pharmacy',
      officePhone: '6125550131',
      mayCall: true,
      phone: '6125550142',
    },
  });
  await rendered.user.click(screen.getByText('Back to home delivery'));
  const card = within(await screen.findByRole('region', { name: 'New prescriptions' }));
  expect(await card.findByText('Montelukast')).toBeVisible();
  expect(card.getByText('Received')).toBeVisible();
  expect(card.getByText(/^The answer is due by /)).toBeVisible();
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const rendered = await open('/member/mail-order/transfer', 'Move a prescription from a pharmacy');
  await go(rendered);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter the name of the drug');
  await enter(rendered, 'Drug name', 'Montelukast');
  await go(rendered);
  await enter(rendered, 'Phone number of the pharmacy', '12');
  await go(rendered);
  for (const said of [/Enter the name of the pharmacy\./, /Check the box so that we may call/]) {
    expect(screen.getAllByText(said)[0]).toBeVisible();
  }
  expect(screen.getByLabelText('Phone number of the pharmacy')).toBeInvalid();
  await expectNoAxeViolations();
  expect(requestsSent(rendered)).toEqual([]);
});

test('a failed request loses nothing that was typed, and is sent again under the same key', async () => {
  const transport = scenarioTransport(scenario, {
    overrides: { 'mailOrderNewRx.request': { status: 503 } },
  });
  const path = '/member/mail-order/transfer';
  const rendered = await open(path, 'Move a prescription from a pharmacy', { transport });
  await fillTransfer(rendered);
  await rendered.user.click(button('Move this prescription'));
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  cleanup();
  transport.override('mailOrderNewRx.request', undefined as never);
  const again = await renderScreen(path, { scenario, transport });
  await again.user.click(await screen.findByRole('button', { name: 'Move this prescription' }));
  expect(await screen.findByText('NR-90001')).toBeVisible();
  const keys = requestsSent(again).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  [{ status: 409, body: { code: 'FORM_ALREADY_SENT' } }, 'sent'],
  [
    {
      status: 422,
      body: {
        code: 'FORM_FIELDS_REFUSED',
        fields: [{ field: 'officePhone', problem: 'phone' }],
      },
    },
    'Enter a 10-digit phone number',
  ],
  [{ status: 429 }, 'You sent several in a short time'],
  [{ status: 503 }, 'Nothing you typed is lost'],
  [{ offline: true }, 'Your form has not reached us'],
] as const)('after %j the request says: %s, and keeps what was typed', async (override, text) => {
  const rendered = await open(
    '/member/mail-order/transfer',
    'Move a prescription from a pharmacy',
    {
      overrides: { 'mailOrderNewRx.request': override },
    },
  );
  await fillTransfer(rendered);
  await rendered.user.click(button('Move this prescription'));
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
  const alerts = await screen.findAllByRole('alert');
  await waitFor(() =>
    expect(alerts.some((each) => each.parentElement?.contains(document.activeElement))).toBe(true),
  );
  expect(document.activeElement).not.toBe(document.body);
});

test('a refill that needs renewal leads to the request with its details, and says then when the answer is due', async () => {
  const rendered = await renderScreen('/member/mail-order', { scenario });
  const links = await screen.findAllByRole('link', { name: /^Request a renewal/ });
  expect(links[0]).toHaveAttribute('href', '/member/mail-order/ask-prescriber');
  await rendered.user.click(links[0] as HTMLElement);
  await atPage('Ask your prescriber');
  expect(await screen.findByLabelText('Drug name')).toHaveValue('Atorvastatin');
  expect(screen.getByLabelText(/^Rx number/)).toHaveValue('4400383');
  expect(window.location.href).not.toContain('4400383');
  await go(rendered);
  expect(screen.getByLabelText('Name of the prescriber')).toHaveValue('Dr. Imogen Quillfeather');
  await go(rendered);
  await enter(rendered, 'Your phone number', '612-555-0142');
  await go(rendered);
  await rendered.user.click(button('Ask for it'));
  await screen.findByText('NR-90001');
  await rendered.user.click(screen.getByText('Back to home delivery'));
  expect(await screen.findByText(/^We asked Dr\. Imogen Quillfeather to renew it/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Request a renewal/ })).toHaveLength(1);
});

test('a draft about another drug is not mixed with the one that the member came for', async () => {
  const transport = scenarioTransport(scenario);
  const path = '/member/mail-order/ask-prescriber';
  const first = await open(path, 'Ask your prescriber', { transport });
  await enter(first, 'Drug name', 'Zolpidem');
  await go(first);
  await waitFor(() =>
    expect(transport.calls.some(({ endpointId }) => endpointId === 'drafts.save')).toBe(true),
  );
  cleanup();
  const again = await renderScreen('/member/mail-order', { scenario, transport });
  await again.user.click((await screen.findAllByRole('link', { name: /^Request a renewal/ }))[0]!);
  expect(await screen.findByText('You began this form for something else')).toBeVisible();
  await again.user.click(button('Back'));
  expect(screen.getByLabelText('Drug name')).toHaveValue('Zolpidem');
  expect(screen.getByLabelText(/^Rx number/)).toHaveValue('');
  await again.user.click(button('Delete this draft'));
  await again.user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete this draft' }),
  );
  expect(await screen.findByLabelText('Drug name')).toHaveValue('Atorvastatin');
});

test('each state is listed; a request that is ready is a refill that can be ordered', async () => {
  await renderScreen('/member/mail-order', { scenario: 'new-prescriptions' });
  const card = within(await screen.findByRole('region', { name: 'New prescriptions' }));
  await card.findByText('Received');
  for (const text of ['Waiting for the office', 'In your refills', 'No prescription']) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(card.getByText(/^The office wants to see you first\. Call Dr\. Basil/)).toBeVisible();
  expect(card.getByRole('link', { name: '1-612-555-0155' })).toBeVisible();
  expect(card.getByText('Ask again')).toHaveAttribute('href', '/member/mail-order/ask-prescriber');
  expect(await screen.findByLabelText(/^Omeprazole/)).toBeEnabled();
  await expectNoAxeViolations();
});

test.each([
  ['ready', 'NR-80002', /^Omeprazole/],
  ['refused', 'NR-80001', /^No prescription/],
] as const)('a notice about a request that is %s leads to it', async (_state, number, text) => {
  await renderScreen(`/member/mail-order?request=${number}`, { scenario: 'new-prescriptions' });
  await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  expect(document.activeElement).toHaveTextContent(text);
  expect(document.activeElement).toHaveAttribute('aria-current', 'true');
  await expectNoAxeViolations();
});

test('a notice about a request for someone else says so', async () => {
  await renderScreen('/member/mail-order?request=NR-99999', { scenario: 'new-prescriptions' });
  expect(await screen.findByText('Request NR-99999 is not here')).toBeVisible();
});

test('the requests name a drug in Spanish where its name is known', async () => {
  await renderScreen('/member/mail-order', { scenario: 'new-prescriptions', language: 'es' });
  const card = within(await screen.findByRole('region', { name: 'Recetas nuevas' }));
  expect(await card.findByText(/^Atorvastatina/)).toBeVisible();
});

test.each(Object.keys(newRxForms))('the form %s opens in Spanish', async (way) => {
  const paths = { transfer: 'transfer', prescriber: 'ask-prescriber', paper: 'send-paper' };
  const titles = {
    transfer: 'Traer una receta de una farmacia',
    prescriber: 'Pedir al médico que receta',
    paper: 'Enviar una receta en papel',
  };
  const name = way as keyof typeof paths;
  await renderScreen(`/member/mail-order/${paths[name]}`, { scenario, language: 'es' });
  await atPage(titles[name]);
  expect(await screen.findByLabelText('Nombre del medicamento')).toBeVisible();
});

test('the form for the envelope has the patient, the address and the request; without one it is filled in by hand', async () => {
  const transport = scenarioTransport('new-prescriptions');
  const path = '/member/mail-order/paper-form';
  await renderScreen(`${path}?request=NR-80002`, { scenario: 'new-prescriptions', transport });
  expect(await screen.findByText('Omeprazole')).toBeVisible();
  for (const text of ['Marisol Sampleton', 'NR-80002', 'Dr. Imogen Quillfeather', '90']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect((await screen.findByRole('region', { name: 'Mail it to' })).textContent).toMatch(/\d{5}/);
  await expectNoAxeViolations();
  cleanup();
  await renderScreen(path, { scenario: 'new-prescriptions', transport });
  expect(await screen.findByText('Marisol Sampleton')).toBeVisible();
  expect(screen.getAllByText('Write it here:')).toHaveLength(5);
});

test('a paper prescription waits for the letter from the beginning, and names no day', async () => {
  const rendered = await open('/member/mail-order/send-paper', 'Send a paper prescription');
  await enter(rendered, 'Drug name', 'Atorvastatin');
  await enter(rendered, /^Rx number/, '4400383');
  await go(rendered);
  await enter(rendered, 'Name of the prescriber', 'Dr. Imogen Quillfeather');
  await enter(rendered, 'Phone number of the office', '6125550148');
  await enter(rendered, 'Month', '11');
  await enter(rendered, 'Day', '2');
  await enter(rendered, 'Year', '2026');
  await go(rendered);
  await enter(rendered, 'Your phone number', '612-555-0142');
  await go(rendered);
  await rendered.user.click(button('Get the form to print'));
  expect(await screen.findByText('We wait for your letter')).toHaveFocus();
  expect(screen.getByText(/^We answer within 7 business days after it arrives/)).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent(/We answer by|by Nov/);
  await rendered.user.click(screen.getByText('Back to home delivery'));
  const card = within(await screen.findByRole('region', { name: 'New prescriptions' }));
  expect(await card.findByText('Waiting for your letter')).toBeVisible();
  expect(card.getByText('We answer in 7 business days after it arrives.')).toBeVisible();
  expect(card.queryByText(/^(Received|The answer is due)/)).toBeNull();
  expect(await screen.findByText('We wait for your letter with the new one.')).toBeVisible();
});

test('the form for the envelope has no details of a request of another way', async () => {
  const path = '/member/mail-order/paper-form?request=NR-80004';
  await renderScreen(path, { scenario: 'new-prescriptions' });
  expect(await screen.findByText('Marisol Sampleton')).toBeVisible();
  expect(screen.getAllByText('Write it here:')).toHaveLength(5);
  expect(screen.queryByText('Placeholder Pharmacy')).toBeNull();
});

test('a plan without home delivery has no forms', async () => {
  await renderScreen('/member/mail-order/transfer', { scenario: 'mail-order-not-covered' });
  expect(await screen.findByText('Your plan has no home delivery')).toBeVisible();
  expect(screen.queryByLabelText('Drug name')).toBeNull();
});
