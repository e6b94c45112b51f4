import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal, type RenderOptions } from '../../testing';

const open = (options: RenderOptions = {}) =>
  renderPortal('/member/staff', { scenario: 'support-agent', ...options });
type Opened = Awaited<ReturnType<typeof open>>;

async function findByName({ user }: Opened, [month, day, year] = ['3', '2', '1978']) {
  await user.type(screen.getByLabelText('First name'), 'Marisol');
  await user.type(screen.getByLabelText('Last name'), 'Sampleton');
  await user.type(screen.getByLabelText('Month'), month!);
  await user.type(screen.getByLabelText('Day'), day!);
  await user.type(screen.getByLabelText('Year'), year!);
  await user.click(screen.getByRole('button', { name: 'Find member' }));
}

async function findById({ user }: Opened, memberId: string) {
  await user.click(screen.getByLabelText('Member ID'));
  await user.type(screen.getByRole('textbox', { name: 'Member ID' }), memberId);
  await user.click(screen.getByRole('button', { name: 'Find member' }));
}

const bodiesOf = ({ transport }: Opened, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id).map(({ body }) => body);

describe('staff who act for no one', () => {
  test.each([
    ['support-agent', 'Member support', /ines fieldhouse/i],
    ['provider', 'For providers', /teodor mockingham/i],
  ])('%s gets the start page in place of the dashboard', async (scenario, desk, name) => {
    await renderPortal('/member/dashboard', { scenario });
    expect(window.location.pathname).toBe('/member/staff');
    expect(screen.getByRole('heading', { level: 1, name: 'Find a member' })).toBeVisible();
    expect(screen.getByText('You are not acting for a member now.')).toBeVisible();
    expect(screen.getAllByText(desk)[0]).toBeVisible();
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.queryByText(/under 18|ID card$/i)).toBeNull();
    const [menu] = screen.getAllByRole('navigation', { name: 'Main' });
    expect(within(menu!).getAllByRole('link')).toHaveLength(1);
    await expectNoAxeViolations();
  });

  test('request no counts of unread messages', async () => {
    const { transport } = await open();
    const calls = transport.calls.map(({ endpointId }) => endpointId);
    expect(calls).not.toContain('notifications.getCounts');
  });

  test('find two of one name, choose one, say why, and see the member’s dashboard', async () => {
    const opened = await open();
    await findByName(opened);
    const heading = await screen.findByRole('heading', { name: '2 members match' });
    expect(heading).toHaveFocus();
    expect(screen.getByText('Ask for the address before you choose')).toBeVisible();
    const [first, second] = screen.getAllByRole('radio', { name: /, born March 2, 1978/ });
    expect(first).toHaveAccessibleName(
      /Active EVF00421787 , Everfern Family 1500, Sampleville, MN/,
    );
    expect(second).toHaveAccessibleName(/Ended Jun 30, 2026.*No account on the portal/);
    expect(second).toBeDisabled();
    await expectNoAxeViolations();

    const { user, platform } = opened;
    await user.click(first!);
    await user.selectOptions(screen.getByLabelText('Why are you looking?'), 'claim');
    await user.type(screen.getByLabelText('Call or ticket number'), 'T-118204');
    await user.click(screen.getByRole('button', { name: /^View as marisol sampleton$/i }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/dashboard']));
    expect(bodiesOf(opened, 'staff.startEmulation')).toEqual([
      { memberId: 'EVF00421787', purpose: 'claim', reference: 'T-118204' },
    ]);
    // Nothing of the member is in a URL or on the device.
    expect(window.location.href).not.toMatch(/marisol|EVF/i);
  });

  test('find one by the member id, who is chosen already', async () => {
    const opened = await open();
    await findById(opened, ' evf00588021');
    await screen.findByRole('heading', { name: '1 member matches' });
    expect(screen.getByRole('radio', { name: /pim newbury/i })).toBeChecked();
    expect(bodiesOf(opened, 'staff.findMembers')).toEqual([{ memberId: 'EVF00588021' }]);
  });

  test('read what is missing, at the field and above the form, and nothing is sent', async () => {
    const opened = await open();
    await opened.user.click(screen.getByRole('button', { name: 'Find member' }));
    const summary = screen.getByRole('alert');
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await opened.user.click(within(summary).getByRole('link', { name: /month, the day/ }));
    expect(screen.getByLabelText('Month')).toHaveFocus();
    expect(bodiesOf(opened, 'staff.findMembers')).toEqual([]);
    await expectNoAxeViolations();
  });

  test('read that a date does not exist', async () => {
    const opened = await open();
    await findByName(opened, ['2', '30', '1978']);
    expect(screen.getByLabelText('Day')).toHaveAccessibleDescription(/Enter a day from 1 to 28/);
    expect(screen.getByLabelText('Day')).toBeInvalid();
    expect(screen.getByLabelText('Month')).toBeValid();
    expect(bodiesOf(opened, 'staff.findMembers')).toEqual([]);
  });

  test('read that no member matches', async () => {
    await findById(await open(), 'EVF99999999');
    expect(await screen.findByRole('heading', { name: 'No member matches' })).toHaveFocus();
  });

  test('read that there are more than are listed', async () => {
    const member = { memberId: 'M-1', givenName: 'Al', familyName: 'Bo', birthDate: '1978-03-02' };
    const place = { planName: '', city: '', state: '', endedOn: '', canActFor: true };
    const body = { members: [{ ...member, ...place }], total: 14 };
    await findByName(await open({ overrides: { 'staff.findMembers': { body } } }));
    expect(await screen.findByRole('heading', { name: '14 members match' })).toBeVisible();
    expect(screen.getByText(/These are the first 1\./)).toBeVisible();
  });

  test('read the name alone of a member whose birth date the service does not send', async () => {
    const member = { memberId: 'M-1', givenName: 'Al', familyName: 'Bo', birthDate: '' };
    const place = { planName: '', city: '', state: '', endedOn: '', canActFor: true };
    const body = { members: [{ ...member, ...place }], total: 1 };
    await findByName(await open({ overrides: { 'staff.findMembers': { body } } }));
    expect(await screen.findByRole('radio', { name: /Al Bo/ })).toHaveAccessibleName(
      'Al Bo Active M-1',
    );
  });

  test('read that another tab acts for a member, without a retry that can’t work', async () => {
    const code = { body: { code: 'EMULATION_READ_ONLY' }, status: 403 };
    await findByName(await open({ overrides: { 'staff.findMembers': code } }));
    expect(await screen.findByText(/You act for another member in another tab/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expectNoAxeViolations();
  });

  test('try the search again after a failure', async () => {
    const opened = await open({ overrides: { 'staff.findMembers': { status: 503 } } });
    await findById(opened, 'EVF00421787');
    expect(await screen.findByText('The search does not work now.')).toBeVisible();
    opened.transport.override('staff.findMembers', undefined);
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: '1 member matches' })).toBeVisible();
  });

  test('read that they searched too often', async () => {
    await findById(await open({ overrides: { 'staff.findMembers': { status: 429 } } }), 'EVF00000');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Too many searches.*Wait a minute/);
  });

  test.each([429, 503])(
    'the message of a search that failed with %i goes with the kind of search, and comes with the next',
    async (status) => {
      const opened = await open({ overrides: { 'staff.findMembers': { status } } });
      const message = () => screen.queryByText(/Too many searches|The search does not work now/);
      await findById(opened, 'EVF00000');
      await waitFor(() => expect(message()).toBeVisible());
      await opened.user.click(screen.getByLabelText('Name and birth date'));
      expect(message()).toBeNull();
      await opened.user.click(screen.getByLabelText('Member ID'));
      await opened.user.click(screen.getByRole('button', { name: 'Find member' }));
      await waitFor(() => expect(message()).toBeVisible());
    },
  );

  test.each([
    [403, /may not act for members any more/],
    [404, /there is none, or the coverage has ended/],
    [409, /another member in another tab/],
    [503, /Nothing of the member was opened/],
  ])('read why acting did not start: %i', async (status, words) => {
    const opened = await open({ overrides: { 'staff.startEmulation': { status } } });
    await findById(opened, 'EVF00421787');
    await opened.user.selectOptions(await screen.findByLabelText('Why are you looking?'), 'other');
    await opened.user.click(screen.getByRole('button', { name: /^View as/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(opened.platform.visited).toEqual([]);
  });

  test('must say why, and not with the member id', async () => {
    const opened = await open();
    await findById(opened, 'EVF00421787');
    await opened.user.type(await screen.findByLabelText('Call or ticket number'), 'evf00421787');
    await opened.user.click(screen.getByRole('button', { name: /^View as/ }));
    expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(2);
    expect(bodiesOf(opened, 'staff.startEmulation')).toEqual([]);
  });

  test('find a recent member again, also while the names are missing', async () => {
    const startedAt = '2026-11-05T14:18:00Z';
    const members = [
      { memberId: 'EVF00421787', givenName: 'Marisol', familyName: 'Sampleton' },
      { memberId: 'EVF00588021', givenName: '', familyName: '' },
    ].map((member) => ({ ...member, purpose: 'price', startedAt }));
    const opened = await open({ overrides: { 'staff.getRecent': { body: { members } } } });
    const recent = within(screen.getByRole('region', { name: 'Recent, in this session' }));
    expect(await recent.findAllByText('Price or coverage question')).toHaveLength(2);
    await opened.user.click(recent.getByRole('button', { name: 'EVF00588021' }));
    expect(await screen.findByRole('radio', { name: /pim newbury/i })).toBeChecked();
    await expectNoAxeViolations();
  });

  test('see the page in Spanish', async () => {
    await open({ language: 'es' });
    expect(
      screen.getByRole('heading', { level: 1, name: /^Buscar a\sun\smiembro$/ }),
    ).toBeVisible();
    expect(screen.getByText('Solo lectura')).toBeVisible();
    await expectNoAxeViolations();
  });
});

test('a member who opens the start page of staff gets the dashboard', async () => {
  await renderPortal('/member/staff', { scenario: 'commercial-member' });
  expect(window.location.pathname).toBe('/member/dashboard');
});

test('SS-7: a provider whose page comes with a patient goes on without the start page', async () => {
  const ids = ['CardHolderId', 'ClientId', 'PatientId'].map((name) => `secondary${name}=X-1`);
  const query = [...ids, 'splitPlatform=P-1', 'bin=012345'].join('&');
  await renderPortal(`/member/dashboard?${query}`, { scenario: 'provider-from-partner' });
  expect(window.location.pathname).toBe('/member/dashboard');
});
