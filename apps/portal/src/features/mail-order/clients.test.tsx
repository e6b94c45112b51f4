import { clientIds, clientOf, flagIdsOf, links } from '@portal/client-config';
import { repositoryFixtures } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal, scenarioTransport } from '../../testing';

const flags = flagIdsOf(['mailOrder', 'findAPharmacy']);
const link = 'https://vendor.example/orders';
const open = (clientCode: string, { path = '/member/mail-order', mailOrderLink = link } = {}) =>
  renderPortal(path, {
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
  expect(
    await screen.findByRole('link', { name: /^Order on our partner’s website/ }),
  ).toHaveAttribute('href', link);
  expect(transport.calls.filter(({ endpointId }) => /mailOrder/i.test(endpointId))).toEqual([]);
});

/** Path, the card, and what is on the page with it. */
const places = [
  ['/member/dashboard', 'Home delivery', 'Need help?'],
  ['/member/find-a-pharmacy', 'Or have it brought to you', 'Find a pharmacy'],
] as const;
test.each(vendors.flatMap((client) => places.map((place) => [client, ...place] as const)))(
  '%s: %s has the link of the vendor alone, and makes no call',
  async (client, path, title) => {
    const { transport } = await open(client, { path });
    const card = within(await screen.findByRole('region', { name: title }));
    expect(card.getAllByRole('link')).toHaveLength(1);
    expect(card.getByRole('link', { name: /^Order on our partner’s website/ })).toHaveAttribute(
      'href',
      link,
    );
    expect(document.body).not.toHaveTextContent(/Everfern Home Delivery|Order HD-|ready to order/);
    const own = /^mailOrder|MailOrderToken|getMailOrderBy|^payments/;
    expect(transport.calls.filter(({ endpointId }) => own.test(endpointId))).toEqual([]);
  },
);

test.each(places)(
  '%s has no home delivery where the vendor has no web address',
  async (path, title, next) => {
    await open(vendors[0] ?? '', { path, mailOrderLink: '' });
    expect(await screen.findByRole('heading', { name: next })).toBeVisible();
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  },
);

const visitorOf = (client: string, path: string, language: 'en' | 'es' = 'en') => {
  const visitor = repositoryFixtures().scenarios.get('visitor')!;
  return renderPortal(path, { language, transport: scenarioTransport({ ...visitor, client }) });
};

test.each(vendors.flatMap((client) => [[client, 'en'] as const, [client, 'es'] as const]))(
  'a visitor of %s is led from a refill without signing in to the vendor (%s)',
  async (client, language) => {
    await visitorOf(client, '/member/quick-refill', language);
    expect(
      await screen.findByText(
        /^(A partner brings your medicines|Otra empresa entrega sus medicamentos)/,
      ),
    ).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      expect.stringMatching(/^tel:/),
      '/member/login?returnTo=%2Fmember%2Fmail-order',
      '/member/contact',
    ]);
    expect(main.queryByRole('textbox')).toBeNull();
    await expectNoAxeViolations();
    await waitFor(() => expect(document.querySelector('header a')).toBeVisible());
    expect(document.querySelector('a[href="/member/quick-refill"]')).toBeNull();
  },
);

test('a visitor of a client that is ours has the refill without signing in, and its entry', async () => {
  const { user } = await visitorOf('common', '/member/quick-refill');
  expect(await screen.findByLabelText('Rx number')).toBeVisible();
  await user.click(await screen.findByText('Tools and Resources'));
  expect(screen.getByRole('link', { name: 'Refill without signing in' })).toBeVisible();
});

test('a vendor without a web address is reached by phone', async () => {
  await open(vendors[0] ?? '', { mailOrderLink: '' });
  expect(await screen.findByText(/^We do not have its web address here/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Order on our partner’s website/ })).toBeNull();
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
  ['PRXFRD', '/member/mail-order?lang=es&from=mail', '/member/contact'],
  ['PRXFRD', '/member/mailorder?x=request', '/member/contact'],
  ['common', '/member/mail-order', '/member/login'],
])('a visitor of %s who opens %s is led to %s', async (client, path, place) => {
  await visitorOf(client, path);
  expect(window.location.pathname).toBe(place);
});

test.each([
  ['PRXFRD', '/member/contact', 'Contact us'],
  ['common', '/member/mail-order', 'Sign in to your plan'],
])('a visitor of %s is led from home delivery to %s', async (client, path, title) => {
  const { user } = await visitorOf(client, '/member');
  await user.click(await screen.findByText('Tools and Resources'));
  const link = screen.getByRole('link', { name: 'Home delivery' });
  expect(link).toHaveAttribute('href', path);
  await user.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
