import { flagIdsOf } from '@portal/client-config';
import { screen, waitFor, within } from '@testing-library/react';
import {
  actingFor,
  expectNoAxeViolations,
  renderScreen,
  type RenderOptions,
} from '../../../testing';

const open = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/dashboard', {
    scenario: 'empty-handed',
    ...options,
  });
  await screen.findByRole('heading', { name: /^(Recent claims|Reclamaciones recientes)/ });
  return rendered;
};
const title = { level: 2, name: /^(Start here|Empiece aquí)$/ };
const steps = () =>
  within(screen.getByRole('heading', title).closest('section') as HTMLElement)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test.each([
  [
    'en',
    [
      'See your ID card',
      'Choose your pharmacy',
      'Look up a price',
      'Try home delivery',
      'Say how we reach you',
    ],
  ],
  [
    'es',
    [
      'Vea su tarjeta',
      'Elija su farmacia',
      'Consulte un precio',
      'Pruebe la entrega a domicilio',
      'Diga cómo comunicarnos',
    ],
  ],
] as const)(
  '%s: a member who has filled nothing yet sees what to do first',
  async (language, all) => {
    const { user } = await open({ language });
    await screen.findByRole('heading', title);
    expect(steps()).toEqual(all);
    await expectNoAxeViolations();
    const [first] = screen.getAllByRole('button', { name: /^(View ID card|Ver tarjeta)$/ });
    await user.click(first as HTMLElement);
    expect(await screen.findByRole('dialog')).toBeVisible();
  },
);

test('a client without prices of drugs has the other steps, and requests the drugs once', async () => {
  const { transport } = await open({
    overrides: {
      'features.get': {
        body: {
          readableFeatures: flagIdsOf(['claimsHistory', 'viewIdCard', 'findAPharmacy']),
          clientMetadata: [],
          businessLine: 'COMMERCIAL',
          clientCode: 'common',
          pharmacyClient: 'common',
        },
      },
    },
  });
  await screen.findByRole('heading', title);
  expect(steps()).toEqual(['See your ID card', 'Choose your pharmacy', 'Say how we reach you']);
  const requests = transport.calls.filter(({ endpointId }) => endpointId === 'myDrugs.getList');
  expect(requests).toHaveLength(1);
});

test('what is done has no button any more', async () => {
  const pharmacy = { npi: '1234567893', name: 'Maple & Main Pharmacy' };
  await open({ overrides: { 'pharmacies.getDefault': { body: { pharmacy } } } });
  await screen.findByRole('heading', title);
  await waitFor(() => expect(steps()).toContain('Choose your pharmacy Done'));
});

test('is hidden for good on this device, and the focus is not lost', async () => {
  const { user, platform } = await open();
  await user.click(await screen.findByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('heading', title)).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(platform.read('startHidden')).toBe('yes');
});

test.each<[string, RenderOptions]>([
  ['a member with fills', { scenario: 'commercial-member' }],
  ['a member who hid it', { stored: { startHidden: 'yes' } }],
  ['a member whose claims are not known', { overrides: { 'claims.getHistory': { status: 503 } } }],
  [
    'support staff who act for someone',
    { overrides: { 'session.getStatus': { body: actingFor } } },
  ],
])('not for %s', async (_who, options) => {
  await open(options);
  await waitFor(() => expect(screen.queryAllByText(/^Loading/)).toEqual([]));
  expect(screen.queryByRole('heading', title)).toBeNull();
});
