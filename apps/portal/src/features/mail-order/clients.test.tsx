import { clientIds, clientOf, flagIdsOf, links } from '@portal/client-config';
import { repositoryFixtures } from '@portal/testing';
import { screen } from '@testing-library/react';
import { renderScreen, scenarioTransport } from '../../testing';

const flags = flagIdsOf(['mailOrder']);
const open = (clientCode: string, mailOrderLink = 'https://vendor.example/orders') =>
  renderScreen('/member/mail-order', {
    scenario: 'commercial-member',
    overrides: {
      'features.get': { body: { readableFeatures: flags, clientCode, businessLine: 'COMMERCIAL' } },
      'user.getMemberInfo': {
        body: { memebrId: 'EVF00421787', dob: '1978-03-02', mailOrderLink },
      },
    },
  });
const isInHouse = (id: (typeof clientIds)[number]) => !clientOf(id).mailOrderVendor;
const vendors = clientIds.filter((id) => !isInHouse(id));

test.each(vendors)('%s has a vendor: its link, and the portal makes no call', async (client) => {
  const { transport } = await open(client);
  const link = await screen.findByRole('link', { name: /^Order at our partner/ });
  expect(link).toHaveAttribute('href', 'https://vendor.example/orders');
  expect(transport.calls.filter(({ endpointId }) => /mailOrder/i.test(endpointId))).toEqual([]);
});

test('a vendor without a web address is reached by phone', async () => {
  await open(vendors[0] ?? '', '');
  expect(await screen.findByText(/^We do not have its web address here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Order at our partner/ })).toBeNull();
});

// A client whose features are forced has no home delivery at all (Spec §1).
const offering = clientIds.filter((id) => isInHouse(id) && !clientOf(id).forcedFlags);
test.each(offering)(
  '%s is ours: the token comes before the refills, and the tutorial and disposal links are there',
  async (client) => {
    const { transport } = await open(client);
    await screen.findByRole('heading', { name: 'Good to know' });
    const ids = transport.calls.map(({ endpointId }) => endpointId);
    const token = ids.indexOf('session.fetchMailOrderToken');
    expect(token).toBeGreaterThanOrEqual(0);
    expect(ids.indexOf('mailOrderRefills.getList')).toBeGreaterThan(token);
    const hrefs = [...document.querySelectorAll('main a')].map((each) => each.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining([links.mailTutorial.href, links.medicationDisposal.href]),
    );
  },
);

test.each([
  ['PRXFRD', '/member/mail-order', '/member/contact'],
  ['PRXFRD', '/member/mail-order?request=NR-80002', '/member/login'],
  ['common', '/member/mail-order', '/member/login'],
])('a visitor of %s who opens %s is led to %s', async (client, path, place) => {
  const visitor = repositoryFixtures().scenarios.get('visitor')!;
  await renderScreen(path, { transport: scenarioTransport({ ...visitor, client }) });
  expect(window.location.pathname).toBe(place);
});

test.each([
  ['PRXFRD', '/member/contact', 'Contact us'],
  ['common', '/member/mail-order', 'Sign in to your plan'],
])('a visitor of %s is led from home delivery to %s', async (client, path, title) => {
  const visitor = repositoryFixtures().scenarios.get('visitor')!;
  const transport = scenarioTransport({ ...visitor, client });
  const { user } = await renderScreen('/member', { transport });
  await user.click(await screen.findByText('Tools and Resources'));
  const link = screen.getByRole('link', { name: 'Home delivery' });
  expect(link).toHaveAttribute('href', path);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
