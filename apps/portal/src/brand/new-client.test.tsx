import { featureFlags } from '@portal/client-config';
import { screen } from '@testing-library/react';
import { renderPortal } from '../testing';

// A nineteenth client: what its file would export, and nothing else.
jest.mock('../../../../libs/client-config/src/all-clients', () => {
  const { clients } = jest.requireActual<{ clients: object }>(
    '../../../../libs/client-config/src/all-clients',
  );
  const client = { name: 'Tamarack Rx', phone: '1-800-555-0177', logoLink: 'none' };
  return { clients: { ...clients, tamarack_rx: client } };
});
jest.mock('../../../../libs/client-config/src/all-brands', () => {
  const { brands } = jest.requireActual<{ brands: { common: object } }>(
    '../../../../libs/client-config/src/all-brands',
  );
  const tagline = { en: 'Care in the north', es: 'Atención en el norte' };
  return { brands: { ...brands, tamarack_rx: { ...brands.common, tagline } } };
});

const features = {
  readableFeatures: [featureFlags.unsecuredHeaderLogo.id],
  clientMetadata: [],
  businessLine: 'COMMERCIAL',
  clientCode: 'tamarack_rx',
  pharmacyClient: 'tamarack_rx',
};

test('a new client has its name, tagline and variations in the portal without a component of it', async () => {
  await renderPortal('/member/login', {
    language: 'es',
    overrides: { 'features.get': { body: features } },
  });
  const banner = await screen.findByRole('banner');
  expect(banner).toHaveTextContent('Tamarack Rx');
  expect(banner).toHaveTextContent('Atención en el norte');
  expect(screen.queryByRole('link', { name: /Tamarack Rx/ })).not.toBeInTheDocument();
  expect(document.documentElement).toHaveAttribute('data-client', 'tamarack_rx');
});
