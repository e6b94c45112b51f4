import { screen, waitFor, within } from '@testing-library/react';
import { dashboardCard, expectNoAxeViolations, openDashboard } from '../../testing';

const at = (hour: number) => new Date(2026, 10, 5, hour);

describe('the greeting', () => {
  test.each([
    ['en', 9, 'Good morning, marisol sampleton!'],
    ['en', 13, 'Good afternoon, marisol sampleton!'],
    ['en', 20, 'Good evening, marisol sampleton!'],
    ['es', 9, '¡Buenos días, marisol sampleton!'],
  ] as const)(
    'in %s at %i is "%s", the name capitalised by style',
    async (language, hour, words) => {
      await openDashboard({ language, now: at(hour) });
      const heading = screen.getByRole('heading', { level: 1 });
      expect(heading).toHaveTextContent(words);
      expect(within(heading).getByText('marisol sampleton')).toHaveClass('cap');
    },
  );
});

describe('what needs attention', () => {
  const titles = () =>
    dashboardCard(/Needs your attention/)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);

  test('comes first: a claim that was not paid, then unread messages, each with one next step', async () => {
    await openDashboard();
    const attention = dashboardCard(/Needs your attention/);
    expect(
      await attention.findByText('Zolentra 40 mg capsule was not paid', { selector: 'h3' }),
    ).toBeInTheDocument();
    expect(titles()).toEqual(['Zolentra 40 mg capsule was not paid', '4 unread messages']);
    expect(attention.getByText('2 items')).toBeInTheDocument();
    const order = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(order.slice(0, 3)).toEqual([
      'Needs your attention',
      'Your spending limits for 2026',
      'Your drug costs in 2026',
    ]);
  });

  test('a claim that was not paid leads to it on the claims screen, opened and with the focus', async () => {
    const { user } = await openDashboard();
    await user.click(await screen.findByRole('link', { name: /See what to do Zolentra/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Claims history' })).toBeVisible();
    const claim = await screen.findByRole('button', { name: /^Details of Zolentra/ });
    await waitFor(() => expect(claim).toHaveFocus());
    expect(claim).toHaveAttribute('aria-expanded', 'true');
  });

  test('a claim whose request was approved says what to do now, and what the drug costs', async () => {
    await openDashboard({ scenario: 'coverage-approved' });
    const attention = dashboardCard(/Needs your attention/);
    expect(
      await attention.findByText(/^Ostivane .* is approved$/, { selector: 'h3' }),
    ).toBeInTheDocument();
    expect(attention.getByText(/run the claim again: you pay \$/)).toBeInTheDocument();
    expect(attention.queryByText(/^Ostivane .* was not paid$/)).toBeNull();
    expect(attention.getByRole('link', { name: /^See your request.*Ostivane/ })).toHaveAttribute(
      'href',
      '/member/coverage-request?number=CD-2026-118-4390',
    );
  });

  test('a claim that the member asked about says what became of the request', async () => {
    await openDashboard({ scenario: 'coverage-waiting' });
    const attention = dashboardCard(/Needs your attention/);
    expect(
      await attention.findByText(/^Your request about Ostivane/, { selector: 'h3' }),
    ).toBeInTheDocument();
    expect(attention.getByText(/We wait for a statement from your prescriber/)).toBeInTheDocument();
    expect(attention.queryByText(/^Ostivane .* was not paid$/)).toBeNull();
    expect(attention.getByRole('link', { name: /^See your request.*Ostivane/ })).toHaveAttribute(
      'href',
      '/member/coverage-request?number=CD-2026-118-5210',
    );
  });

  const appeal = {
    requestNumber: 'FR-90001',
    topic: 'appeal',
    claimId: 'HS-26300-31231',
    sentAt: '2026-11-04T15:00:00Z',
    dueAt: '2026-11-11T15:00:00Z',
  };

  test('an appeal about a claim says by when it is answered', async () => {
    await openDashboard({
      scenario: 'coverage-waiting',
      overrides: { 'coverageRequests.getList': { body: { requests: [appeal] } } },
    });
    const attention = dashboardCard(/Needs your attention/);
    expect(
      await attention.findByText(/^Your appeal about Ostivane/, { selector: 'h3' }),
    ).toBeInTheDocument();
    expect(attention.getByText('We answer by November 11, 2026.')).toBeInTheDocument();
    expect(attention.getByRole('link', { name: /^See your appeal/ })).toHaveAttribute(
      'href',
      '/member/coverage-request?number=FR-90001',
    );
  });

  test.each([
    ['MEMBER', 'en', /Needs your attention/, /^We are late\. Call us and ask for a review/],
    ['MEMBER', 'es', /Requiere su atención/, /^Estamos retrasados\. Llámenos y pida una revisión/],
    ['REVIEWER', 'en', /Needs your attention/, /^An independent reviewer decides now/],
    ['REVIEWER', 'es', /Requiere su atención/, /^Quien decide ahora es un revisor/],
  ] as const)(
    'an appeal that is late, %s acts, in %s: offers no second appeal',
    async (onMissed, language, card, text) => {
      const late = { ...appeal, dueAt: '2026-11-04T20:00:00Z', onMissed };
      await openDashboard({
        scenario: 'coverage-waiting',
        language,
        overrides: { 'coverageRequests.getList': { body: { requests: [late] } } },
      });
      const attention = dashboardCard(card);
      expect(await attention.findByText(text)).toBeInTheDocument();
      expect(attention.queryByText(/can appeal|puede apelar|asked us|nos pidió/)).toBeNull();
    },
  );

  test('an order on hold is among it', async () => {
    await openDashboard({ scenario: 'past-due-member' });
    expect(
      await screen.findByText('Order HD-20431 is on hold', { selector: 'h3' }),
    ).toBeInTheDocument();
    expect(screen.getByText('On hold')).toBeInTheDocument();
    expect(screen.getByText('And 2 more orders')).toBeInTheDocument();
  });

  test('the answer to a request for a prescription leads to the refill, or to the reason', async () => {
    await openDashboard({ scenario: 'new-prescriptions' });
    const attention = dashboardCard(/Needs your attention/);
    const ready = await attention.findByRole('link', {
      name: /See the refill.*Omeprazole/,
    });
    expect(ready).toHaveAttribute('href', '/member/mailorder?request=NR-80002');
    expect(attention.getByRole('link', { name: /See the request.*Sertraline/ })).toHaveAttribute(
      'href',
      '/member/mailorder?request=NR-80001',
    );
  });

  test('an order of refills that was begun goes on where it was left', async () => {
    const begun = {
      formId: 'mail-order-checkout',
      revision: 1,
      savedAt: '2026-11-04T15:00:00Z',
      expiresAt: '2027-01-03T15:00:00Z',
    };
    const overrides = { 'drafts.getList': { body: { drafts: [begun] } } };
    await openDashboard({ scenario: 'empty-handed', overrides });
    const link = await screen.findByRole('link', { name: /^Continue/ });
    expect(link).toHaveAttribute('href', '/member/mail-order/checkout');
  });

  test('an order that was placed is no draft to go on with', async () => {
    const placed = {
      formId: 'mail-order-checkout',
      revision: 2,
      savedAt: '2026-11-04T15:00:00Z',
      expiresAt: '2027-01-03T15:00:00Z',
      step: 'sent-result',
    };
    const overrides = { 'drafts.getList': { body: { drafts: [placed] } } };
    await openDashboard({ scenario: 'empty-handed', overrides });
    expect(await screen.findByText('You have nothing to do right now.')).toBeInTheDocument();
  });

  test('a form that was begun goes on where it was left; one of another portal is not named', async () => {
    const draft = (formId: string) => ({
      formId,
      revision: 1,
      savedAt: '2026-11-04T15:00:00Z',
      expiresAt: '2027-01-03T15:00:00Z',
    });
    const body = { drafts: [draft('contact'), draft('constructor')] };
    await openDashboard({ scenario: 'empty-handed', overrides: { 'drafts.getList': { body } } });
    const link = await screen.findByRole('link', { name: /^Continue/ });
    expect(link).toHaveAttribute('href', '/member/contact');
    expect(
      screen.getByText(/Saved November 4, 2026. You can finish it until January 3, 2027./),
    ).toBeVisible();
    expect(titles()).toHaveLength(1);
  });

  test('says so when nothing does', async () => {
    await openDashboard({ scenario: 'empty-handed' });
    expect(await screen.findByText('You have nothing to do right now.')).toBeInTheDocument();
  });
});

describe('the ID card', () => {
  test('has the numbers that a pharmacy needs, and opens the whole card with one tap', async () => {
    const { user, store } = await openDashboard();
    const tile = dashboardCard(/ID card/);
    for (const number of ['EVF00421787', '012345', 'SAMPLE01', 'EVF1000', '01', 'FAM-1500']) {
      expect(tile.getByText(number)).toBeInTheDocument();
    }
    await user.click(tile.getByRole('button', { name: 'View ID card' }));
    expect(store.getState()['modal']).toEqual({ kind: 'idCard' });
  });

  test('is not there without its flag, nor the person code without its own', async () => {
    await openDashboard({ scenario: 'member-no-flags' });
    expect(screen.queryByRole('region', { name: 'ID card' })).toBeNull();
  });
});

test('a minor sees no way to pay or to order, and why', async () => {
  await openDashboard({ scenario: 'minor-member' });
  await screen.findByText(/an adult on your plan orders for you/);
  expect(screen.queryByRole('link', { name: 'Order by mail' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Choose refills' })).not.toBeInTheDocument();
  expect(dashboardCard(/ID card/).queryByRole('button', { name: 'Add to wallet' })).toBeNull();
  const links = dashboardCard(/Quick links/);
  expect(links.queryByRole('link', { name: 'Home delivery' })).not.toBeInTheDocument();
  expect(links.queryByRole('link', { name: 'Pay a bill' })).not.toBeInTheDocument();
  expect(links.getByText(/You are under 18/)).toBeInTheDocument();
  expect(links.getByRole('link', { name: 'Find a pharmacy' })).toBeInTheDocument();
});

test.each(['en', 'es'] as const)('in %s it has no accessibility findings', async (language) => {
  await openDashboard({ language });
  await screen.findByRole('rowheader', { name: /^Glyvexa 10 mg,? tablet/ });
  await screen.findByText(/\$1,004\.00/);
  await expectNoAxeViolations();
});

describe('without the flags of benefits, mail order and plan balance', () => {
  test('their tiles load all the same, without the links to screens that are off', async () => {
    const { transport } = await openDashboard({ scenario: 'member-no-flags' });
    for (const name of [/What a fill costs/, /Home delivery/, /drug costs in 2026/]) {
      expect(await screen.findByRole('region', { name })).toBeInTheDocument();
    }
    const requested = transport.calls.map(({ endpointId }) => endpointId);
    for (const id of ['benefits.getSummary', 'mailOrder.getOverview', 'balances.getPlanBalance']) {
      expect(requested).toContain(id);
    }
    expect(screen.queryByRole('link', { name: 'See all your benefits' })).toBeNull();
  });
});
