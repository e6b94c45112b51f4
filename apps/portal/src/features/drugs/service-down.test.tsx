import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../testing';

const scenario = 'drug-service-down';

/** Each screen of the drug service, with what it says is missing. */
const screens = [
  ['/member/my-drugs', 'Your drugs did not load.', 'Sus medicamentos no se cargaron.'],
  ['/member/my-drugs/next-year', 'Your drugs did not load.', 'Sus medicamentos no se cargaron.'],
  [
    '/member/price-a-drug',
    'Your own drugs, and what you paid this year, did not load.',
    'No se cargaron sus medicamentos ni lo que pagó este año.',
  ],
  [
    '/member/price-a-drug?hsn=919601',
    'The drug did not load. Your pharmacy can tell you its price.',
    'El medicamento no se cargó. Su farmacia puede decirle su precio.',
  ],
  ['/member/drug-lookup', 'The drug list did not load.', 'La lista de medicamentos no se cargó.'],
  [
    '/member/drug-lookup?drug=glyvexa',
    'The drug list did not load.',
    'La lista de medicamentos no se cargó.',
  ],
] as const;

describe.each(screens)('while the drug service is down, %s', (path, english, spanish) => {
  test.each([
    ['en', english, /^Or call us at 1-\d{3}-555-\d{4}, TTY 711\./],
    ['es', spanish, /^O llámenos al 1-\d{3}-555-\d{4}, TTY 711\./],
  ] as const)('says once what is missing, and whom to call (%s)', async (language, text, help) => {
    await renderScreen(path, { scenario, language });
    const failures = await screen.findAllByText(text);
    expect(failures).toHaveLength(1);
    const failure = failures[0]!.closest('[role="alert"]')!;
    await waitFor(() => expect(failure.querySelector('a[href^="tel:"]')).not.toBeNull());
    expect([...failure.querySelectorAll('p')].at(-1)).toHaveTextContent(help);
  });
});

test('without the drug list no letters are offered, which could not open either', async () => {
  const { user, transport } = await renderScreen('/member/drug-lookup', { scenario });
  await screen.findByText('The drug list did not load.');
  expect(screen.queryByRole('link', { name: 'A' })).toBeNull();
  transport.override('drugs.getClasses', { status: 200 });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
});

test('a visitor goes on without the plans that did not load', async () => {
  await renderScreen('/member/price-a-drug', {
    scenario: 'visitor',
    overrides: { 'drugs.getPlans': { status: 503 } },
  });
  expect(
    await screen.findByText('The plans did not load. You can go on without one.'),
  ).toBeVisible();
});
