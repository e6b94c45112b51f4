import { act, screen, waitFor } from '@testing-library/react';
import { dashboardCard, expectNoAxeViolations, openDashboard, renderScreen } from '../../testing';
import { longestHoldMs } from '../../ui';

describe('the cards come together', () => {
  const loading = () => screen.queryByText('Loading your dashboard…');

  test('out of sight until every answer is there or failed, so that none pushes another', async () => {
    let release = (): void => {};
    const wait = window.setTimeout;
    // The second does not pass, however slow the machine is.
    jest
      .spyOn(window, 'setTimeout')
      .mockImplementation(((run: () => void, ms?: number) =>
        ms === longestHoldMs ? 0 : wait(run, ms)) as typeof setTimeout);
    const { container } = await openDashboard({
      before: (network) => void (release = network.hold('claims.getHistory')),
      overrides: { 'balances.getBenefitBalance': { status: 503 } },
    });
    expect(await screen.findByText('Penicillin')).toBeInTheDocument();
    expect(loading()).toBeVisible();
    expect(container.querySelector('.arriving')).toContainElement(screen.getByText('Penicillin'));
    act(release);
    await waitFor(() => expect(loading()).toBeNull());
    expect(screen.getByRole('rowheader', { name: /^Glyvexa 10 mg tablet/ })).toBeInTheDocument();
    await waitFor(() => expect(container.querySelector('[class*=arriving]')).toBeNull());
    jest.restoreAllMocks();
  });

  test('a call that takes more than a second does not delay the other cards further', async () => {
    const { container } = await openDashboard({
      before: (network) => void network.hold('claims.getHistory'),
    });
    expect(loading()).toBeVisible();
    await waitFor(() => expect(loading()).toBeNull(), { timeout: 3 * longestHoldMs });
    await waitFor(() => expect(container.querySelector('[class*=arriving]')).toBeNull());
    expect(screen.getByText('Loading your claims…')).toBeInTheDocument();
  });

  test('answers that are there from before stand at once', async () => {
    const { user } = await openDashboard();
    await waitFor(() => expect(loading()).toBeNull());
    await user.click(screen.getByRole('link', { name: 'All balances' }));
    await screen.findByRole('heading', { level: 1, name: /balances/i });
    act(() => window.history.back());
    await screen.findByRole('heading', { level: 1, name: /sampleton/ });
    expect(loading()).toBeNull();
  });
});

describe('each tile by itself', () => {
  test('one that fails leaves the other, and loads on retry', async () => {
    const { user, transport } = await openDashboard({
      overrides: { 'balances.getBenefitBalance': { status: 503 } },
    });
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(screen.getByText(/^The problem is ours\. Try again/)).toBeVisible();
    expect(
      await screen.findByRole('rowheader', { name: /^Glyvexa 10 mg tablet/ }),
    ).toBeInTheDocument();
    transport.override('balances.getBenefitBalance', undefined);
    await user.click(dashboardCard(/spending limits/).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$1,004.00 left')).toBeInTheDocument();
  });

  test.each([
    ['balances-failing', 'Your limits did not load.'],
    ['plan-balance-failing', 'Your plan balance did not load.'],
    ['benefits-failing', 'Your benefits did not load.'],
    ['health-information-failing', 'Your health information did not load.'],
    ['mail-order-failing', 'Your orders did not load.'],
  ])('in %s one tile fails, and every other is there', async (scenario, words) => {
    await openDashboard({ scenario });
    expect(await screen.findByText(words)).toBeInTheDocument();
    await screen.findByText('Zolentra 40 mg capsule was not paid', { selector: 'h3' });
    await waitFor(() => expect(document.querySelector('.skel')).toBeNull());
    expect(screen.getAllByText(/did not load/)).toHaveLength(1);
  });

  test('a loading tile does not delay the others', async () => {
    const { transport } = await openDashboard({
      before: (network) => void network.hold('benefits.getSummary'),
    });
    expect(await screen.findByText('$1,004.00 left')).toBeInTheDocument();
    expect(await screen.findByText('Penicillin')).toBeInTheDocument();
    expect(screen.getByText('Loading your benefits…')).toBeInTheDocument();
    const requested = transport.calls.map(({ endpointId, params }) =>
      JSON.stringify([endpointId, params]),
    );
    expect(requested.filter((id, index) => requested.indexOf(id) !== index)).toEqual([]);
  });

  test('with every service down each says so, and the links stay', async () => {
    await openDashboard({ scenario: 'upstream-down' });
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(await screen.findByText('Your claims did not load.')).toBeInTheDocument();
    expect(screen.getAllByText(/^The problem is ours/)).toHaveLength(1);
    expect(screen.getByText(/Try again in a few minutes/)).toBeVisible();
    // Without this answer the card can't say that nothing is open.
    expect(screen.queryByText('You have nothing to do right now.')).toBeNull();
    expect(screen.getByText(/something may be missing here/)).toBeInTheDocument();
    expect(
      dashboardCard(/Quick links/).getByRole('link', { name: 'Find a pharmacy' }),
    ).toBeVisible();
    await expectNoAxeViolations();
  });

  test('several that failed have one alert, which tries all of them again', async () => {
    const { user, transport } = await openDashboard({ scenario: 'upstream-down' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert')).toHaveTextContent(/^Parts of this page did not load/);
    expect(screen.getAllByText(/did not load\.$/).length).toBeGreaterThan(4);
    const failed = [
      ...['claims.getHistory', 'balances.getBenefitBalance', 'benefits.getSummary'],
      'notifications.getCounts',
    ];
    const before = transport.calls.length;
    await user.click(again);
    const sent = transport.calls.slice(before).map(({ endpointId }) => endpointId);
    expect(sent).toEqual(expect.arrayContaining(failed));
    expect(sent.filter((id, index) => sent.indexOf(id) !== index)).toEqual([]);
  });

  test('what the open items were to be taken from is requested again', async () => {
    const { user, transport } = await openDashboard({
      overrides: { 'notifications.getCounts': { status: 503 } },
    });
    expect(await screen.findByText(/something may be missing here/)).toBeInTheDocument();
    transport.override('notifications.getCounts', undefined);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/something may be missing here/)).toBeNull());
    expect(dashboardCard(/attention/).getByRole('heading', { name: /unread/ })).toBeInTheDocument();
  });

  test('that failed without a connection load once it is back', async () => {
    const offline = { offline: true as const };
    const { transport, platform } = await openDashboard({
      overrides: { 'balances.getBenefitBalance': offline, 'claims.getHistory': offline },
    });
    await screen.findByText('Your limits did not load.');
    platform.online = false;
    act(() => platform.emit('connection'));
    transport.override('balances.getBenefitBalance', undefined);
    transport.override('claims.getHistory', undefined);
    const before = transport.calls.length;
    platform.online = true;
    act(() => platform.emit('connection'));
    expect(await screen.findByText('$1,004.00 left')).toBeVisible();
    expect(await screen.findByRole('rowheader', { name: /^Glyvexa/ })).toBeVisible();
    const sent = transport.calls.slice(before).map(({ endpointId }) => endpointId);
    // What the limits are compared with and the requests about claims follow; the unread messages are counted again.
    expect(sent.sort()).toEqual([
      'balances.getBenefitBalance',
      'claims.getAccumulators',
      'claims.getHistory',
      'claims.getHistory',
      'coverageRequests.getList',
      'notifications.getCounts',
    ]);
  });

  test('with nothing on record yet: no claims, limits not met, no family', async () => {
    await openDashboard({ scenario: 'empty-handed' });
    expect(await screen.findByText('You have no claims in the last 30 days.')).toBeInTheDocument();
    expect(await screen.findByText('$0.00 of $1,500.00')).toBeInTheDocument();
    expect(screen.queryByText('Family')).not.toBeInTheDocument();
    await expectNoAxeViolations();
  });

  test('a session that is over leads to sign-out', async () => {
    // No card shows: the first answer ends it.
    const { platform } = await renderScreen('/member/dashboard', { scenario: 'session-expired' });
    await waitFor(() => expect(platform.visited.length).toBeGreaterThan(0));
  });
});
