import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';

const path = '/member/free-virtual-therapy';
const endpoint = 'planContent.getVirtualTherapy';

test('a member sees who may use it, the code and the way', async () => {
  await renderPortal(path, { scenario: 'commercial-member' });
  expect(await screen.findByText('CALM-7K2M')).toBeVisible();
  expect(screen.getByText(/All members from 18 years on .* 12 free visits/)).toBeVisible();
  expect(screen.getByText('Use it until December 31, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Go to the therapy website/ })).toBeVisible();
  expect(await screen.findByText(/Talk with a counselor by video/)).toBeVisible();
  await expectNoAxeViolations();
});

test('a visitor signs in for the code', async () => {
  await renderPortal(path, { scenario: 'visitor', language: 'es' });
  expect(
    await screen.findByRole('link', { name: 'Iniciar sesión para ver su código' }),
  ).toBeVisible();
  expect(screen.queryByText(/CALM/)).toBeNull();
  await expectNoAxeViolations();
});

test('a member who is too young gets no code', async () => {
  await renderPortal(path, { scenario: 'minor-member' });
  expect(await screen.findByText(/It is for members from 18 years on/)).toBeVisible();
  expect(screen.queryByText(/CALM/)).toBeNull();
});

test('a plan without it says so', async () => {
  await renderPortal(path, { scenario: 'empty-handed' });
  expect(await screen.findByText(/no free virtual therapy now/)).toBeVisible();
  expect(await screen.findByText(/In danger now\?/)).toBeVisible();
  expect(screen.queryByText(/It is free,/)).toBeNull();
});

test('says that it did not load, and tries again', async () => {
  const { user, transport } = await renderPortal(path, {
    scenario: 'commercial-member',
    overrides: { [endpoint]: { status: 503 } },
  });
  expect(await screen.findByText('Your code did not load.')).toBeVisible();
  transport.override(endpoint, undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('CALM-7K2M')).toBeVisible();
});

test.each([
  ['2008-11-06', false],
  ['2008-11-05', true],
])('a member born %s is old enough by the birthday: %s', async (dob, isOldEnough) => {
  await renderPortal(path, {
    scenario: 'commercial-member',
    overrides: {
      'user.getMemberInfo': { body: { memebrId: 'EVF00421787', dob, lineOfBusiness: 'COMM' } },
    },
  });
  const expected = isOldEnough ? 'CALM-7K2M' : /It is for members from 18 years on/;
  expect(await screen.findByText(expected)).toBeVisible();
});
