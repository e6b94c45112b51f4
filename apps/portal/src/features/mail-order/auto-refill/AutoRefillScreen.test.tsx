import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderOptions, renderScreen } from '../../../testing';
import { button } from '../testing/checkout';

const path = '/member/mail-order/auto-refill';

async function open(options: RenderOptions = {}) {
  const rendered = await renderScreen(path, { scenario: 'auto-refill', ...options });
  await screen.findByText(/^(What will ship|Qué se enviará)$/);
  return rendered;
}
const dialog = () => within(screen.getByRole('dialog'));
const shipments = () => [...document.querySelectorAll<HTMLElement>('.shipment')];

test('lists what ships by month, with day, cost, reminders and the last day to change it', async () => {
  await open();
  const month = screen.getByRole('region', { name: 'November 2026' });
  expect(month).toHaveTextContent('1 shipment, $7.50');
  expect(shipments()[0]).toHaveTextContent(
    'November 16, 202616MonMetformin ER 500 mg90 days. Rx 4400261.Goes to 88 Mockingbird Lane, Sampleville, MN 55000.We remind you on Nov 6 and Nov 11.You can change it until November 12, 2026.',
  );
  expect(shipments()[0]).toHaveTextContent('$7.50at today’s price');
  await expectNoAxeViolations();
});

test('says which reminders were sent', async () => {
  await open({ scenario: 'auto-refill-medicare' });
  expect(shipments()[0]).toHaveTextContent('We reminded you on Oct 31 and Nov 5.');
});

test.each([
  ['en', 'Your medicines', 'You have no prescriptions at home delivery yet.'],
  ['es', 'Sus medicamentos', 'Aún no tiene recetas en la entrega a domicilio.'],
] as const)('says so when there are no prescriptions (%s)', async (language, name, text) => {
  await open({ scenario: 'empty-handed', language });
  expect(screen.getByRole('region', { name })).toHaveTextContent(text);
});

test('says why a medicine cannot ship by itself', async () => {
  await open();
  const medicines = screen.getByRole('region', { name: 'Your medicines' });
  expect(medicines).toHaveTextContent(
    'Zolpidem 10 mgOffControlled medicines never ship by themselves.',
  );
  expect(medicines).toHaveTextContent('No refills left. Your prescriber must renew it.');
  expect(medicines).toHaveTextContent('It is on hold.');
});

test('a medicine ships by itself only after a yes, which says when, for how much, and how to stop', async () => {
  const { user, transport } = await open();
  await user.click(button(/^Turn on Fluticasone/));
  const text = screen.getByRole('dialog').textContent.replaceAll('\u00a0', ' ');
  for (const part of [
    'Turn on auto-refill for Fluticasone 50 mcg?',
    'It first ships on November 16, 2026, then about every 90 days. The next one would ship on about February 4, 2027.',
    'You have 8 refills left. Each shipment uses 3.',
    'Today it costs you $10.00. You never pay more than our last reminder says.',
    'Visa ending in 4242. We charge it on the day a medicine ships, never before.',
    'two reminders, 10 and 5 days before',
    'skip, move or stop it any time',
    'You run out about November 7, 2026, before that.',
  ]) {
    expect(text).toContain(part);
  }
  await expectNoAxeViolations();
  await user.click(dialog().getByText('No, leave it off'));
  expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain(
    'mailOrderAutoRefill.switchOn',
  );
  await user.click(button(/^Turn on Fluticasone/));
  await user.click(dialog().getByText('Yes, turn it on'));
  expect(
    await screen.findByText(
      'Auto-refill is on for Fluticasone 50 mcg. It first ships on November 16, 2026.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(shipments()[0]).toHaveTextContent('Fluticasone 50 mcg'));
});

test('a shipment is skipped, and the skip taken back', async () => {
  const { user } = await open();
  await user.click(button(/^Skip/));
  expect(
    await screen.findByText(/^Metformin ER 500 mg of November 16, 2026 is skipped/),
  ).toBeVisible();
  await waitFor(() => expect(shipments()[0]).toHaveTextContent('Skipped'));
  expect(shipments()[0]).toHaveTextContent('$0.00');
  await user.click(button('Undo'));
  expect(
    await screen.findByText('Metformin ER 500 mg ships on November 16, 2026 again.'),
  ).toBeVisible();
  await waitFor(() => expect(shipments()[0]).not.toHaveTextContent('Skipped'));
});

test('a shipment moves within the days that are possible', async () => {
  const { user, transport } = await open();
  await user.click(button(/^Move/));
  const day = dialog().getByLabelText('New date');
  expect(day).toHaveAccessibleDescription(
    'A business day from November 16, 2026 to December 16, 2026. For later, skip it.',
  );
  await user.clear(day);
  for (const notPossible of ['2027-03-01', '2026-11-21', '2026-11-26']) {
    await user.clear(day);
    await user.type(day, notPossible);
    await user.click(dialog().getByText('Move it'));
    expect(day).toHaveFocus();
    expect(day).toHaveAccessibleDescription(
      expect.stringContaining(
        'Enter a business day from November 16, 2026 to December 16, 2026. Nothing ships on weekends and holidays.',
      ),
    );
  }
  await user.clear(day);
  await user.type(day, '2026-11-20');
  await user.click(dialog().getByText('Move it'));
  expect(
    await screen.findByText('Metformin ER 500 mg now ships on November 20, 2026.'),
  ).toBeVisible();
  await waitFor(() => expect(shipments()[0]).toHaveTextContent('Moved'));
  expect(
    transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderAutoRefill.move'),
  ).toHaveLength(1);
});

test('auto-refill stops after a question, and nothing is planned any more', async () => {
  const { user } = await open();
  await user.click(button(/^Stop Metformin ER .*, /));
  await user.click(dialog().getByText('Keep it on'));
  await user.click(button(/^Stop Metformin ER .*, /));
  await user.click(dialog().getByText('Stop auto-refill'));
  expect(await screen.findByText(/^Auto-refill is off for Metformin ER 500 mg/)).toBeVisible();
  expect(await screen.findByText('Nothing ships by itself.')).toBeVisible();
});

test.each([
  ['en', 'mailOrderAutoRefill.skip', /^Skip/, null, 'The shipment was not skipped.'],
  ['es', 'mailOrderAutoRefill.skip', /^Omitir/, null, 'El envío no se omitió.'],
  ['en', 'mailOrderAutoRefill.switchOff', /^Stop .*, /, 'Stop auto-refill', 'was not stopped'],
  [
    'es',
    'mailOrderAutoRefill.switchOn',
    /^Activar Flu/,
    'Sí, activarlo',
    'El resurtido automático no se activó.',
  ],
  ['en', 'mailOrderAutoRefill.move', /^Move/, 'Move it', 'The shipment was not moved.'],
] as const)('%s %s: a failure says what did not happen', async (language, id, open1, yes, text) => {
  const { user } = await open({ language, overrides: { [id]: { status: 503, body: {} } } });
  await user.click(button(open1));
  if (yes) await user.click(dialog().getByText(yes));
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test.each([
  ['FORM_FIELDS_REFUSED', 422, 'mailOrderAutoRefill.switchOn', 'The price or the first date'],
  ['SHIPMENT_NOT_CHANGEABLE', 409, 'mailOrderAutoRefill.skip', 'It is too late to change'],
])('%s: says what the member can do', async (code, status, id, text) => {
  const { user } = await open({ overrides: { [id]: { status, body: { code } } } });
  if (id.endsWith('skip')) await user.click(button(/^Skip/));
  else {
    await user.click(button(/^Turn on Fluticasone/));
    await user.click(dialog().getByText('Yes, turn it on'));
  }
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test.each([
  ['en', 'Auto-refill did not load.', 'Try again'],
  ['es', 'El resurtido automático no se cargó.', 'Intentar de nuevo'],
] as const)('%s: a plan that does not load is requested again', async (language, text, again) => {
  const { user, transport } = await renderScreen(path, {
    scenario: 'auto-refill',
    language,
    overrides: { 'mailOrderAutoRefill.getPlan': { status: 503, body: {} } },
  });
  expect(await screen.findByText(text)).toBeVisible();
  transport.override('mailOrderAutoRefill.getPlan', undefined);
  await user.click(button(again));
  expect(await screen.findByText(/^(What will ship|Qué se enviará)$/)).toBeVisible();
});

test('in Part D the yes promises a refund, and comes after the first fill', async () => {
  const { user } = await open({ scenario: 'auto-refill-medicare' });
  expect(screen.getByText('You can turn it on after your first fill.')).toBeVisible();
  await user.click(button(/^Turn on Insulara/));
  expect(dialog().getByText(/^If a medicine comes that you did not want/)).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('Today it costs you $117.00.');
  // The prescription ends before a second supply of 90 days.
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'It ships on November 16, 2026. Nothing more can ship after it on this prescription.',
  );
  await user.click(dialog().getByLabelText('30'));
  expect(screen.getByRole('dialog')).toHaveTextContent('Today it costs you $47.00.');
});

test('is printed with whose it is, and without the calendar file', async () => {
  await open();
  const head = screen.getByText(/, printed November 5, 2026/);
  expect(head.parentElement).toHaveTextContent(/marisol sampleton.*Member ID EVF00421787/i);
  expect(screen.getByRole('region', { name: 'For your calendar' })).toHaveClass('no-print');
});

test('without a yes nothing is listed', async () => {
  await open({ scenario: 'commercial-member' });
  expect(screen.getByText('Nothing ships by itself.')).toBeVisible();
  expect(screen.queryByText('Download calendar file')).not.toBeInTheDocument();
});

test.each([
  ['en', { offline: true }, /^No answer came, so we do not know if this was changed\./],
  ['es', { status: 504, body: {} }, /^No recibimos respuesta y no sabemos si el cambio se hizo\./],
] as const)(
  '%s: after no answer, %j, it does not say what became of the change',
  async (...given) => {
    const [language, answer, text] = given;
    const { user } = await open({ language, overrides: { 'mailOrderAutoRefill.skip': answer } });
    await user.click(button(/^(Skip|Omitir)/));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText(/was not skipped|no se omitió/)).not.toBeInTheDocument();
  },
);

test('after no answer it says so where the plan does not load again either', async () => {
  const { user, transport } = await open({
    overrides: { 'mailOrderAutoRefill.skip': { offline: true } },
  });
  transport.override('mailOrderAutoRefill.getPlan', { offline: true });
  await user.click(button(/^Skip/));
  expect(await screen.findByText(/did not load/)).toBeVisible();
  expect(screen.getByText(/^No answer came/)).toBeVisible();
});
