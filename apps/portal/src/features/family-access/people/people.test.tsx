import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../../testing';

const open = async (options: RenderOptions = {}) => {
  const opened = await renderScreen('/member/family-access', {
    scenario: 'family-access',
    ...options,
  });
  await screen.findByRole('heading', { level: 3, name: 'Imre Testworth' });
  return opened;
};
const rowOf = (name: string) => within(screen.getByText(name, { selector: 'h3' }).closest('li')!);

test('each person has a status, what they may do, and until when', async () => {
  await open();
  expect(rowOf('Imre Testworth').getByText('Invited')).toBeVisible();
  expect(
    rowOf('Imre Testworth').getByText('The invitation can be accepted until December 2, 2026.'),
  ).toBeVisible();
  expect(rowOf('Pim Newbury').getByText('Can help you')).toBeVisible();
  expect(rowOf('Pim Newbury').getByText('Your consent ends on October 12, 2027.')).toBeVisible();
  expect(
    rowOf('Pim Newbury')
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'See claims, drugs and limits',
    'Read and send messages. Letters and notices can name drugs and claims.',
  ]);
  expect(rowOf('Lio Exampleton').getByText('Ended by you')).toBeVisible();
  expect(rowOf('Wren Mockford').getByText('Said no')).toBeVisible();
  expect(rowOf('Odell Samplewright').getByText('Invitation expired')).toBeVisible();
  expect(rowOf('Lio Exampleton').queryByRole('button')).toBeNull();
  await expectNoAxeViolations();
});

test('the log says who used what and when, the last use first', async () => {
  await open();
  const log = (await screen.findByRole('heading', { name: 'What they did' })).closest('section');
  await within(log!).findAllByRole('listitem');
  const lines = within(log!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Pim NewburyRead and send messagesNov 3, 2026 at \d+:31\s[ap]\.m\.$/);
  expect(lines[2]).toMatch(/^Lio ExampletonUse home delivery/);
});

test('an access is ended after a question: the page says so, and the row has no button any more', async () => {
  const { user, transport } = await open();
  await user.click(rowOf('Pim Newbury').getByText('End access', { selector: 'button' }));
  expect(transport.calls.some(({ endpointId }) => endpointId === 'familyAccess.revoke')).toBe(
    false,
  );
  await user.click(document.querySelector<HTMLElement>('dialog button.stop')!);
  expect(
    await screen.findByText('Pim Newbury can no longer see or use your account.'),
  ).toBeVisible();
  expect(await rowOf('Pim Newbury').findByText('Ended by you')).toBeVisible();
  expect(rowOf('Pim Newbury').queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  [
    'en',
    'Take back the invitation',
    /^Take back the invitation to Imre Testworth\?/,
    /^You took back the invitation to Imre Testworth\.$/,
  ],
  [
    'es',
    'Retirar la invitación',
    /^¿Retirar la invitación que envió a Imre Testworth\?/,
    /^Retiró la invitación/,
  ],
] as const)(
  '%s: an invitation is taken back, in these words throughout',
  async (language, name, question, said) => {
    const { user } = await open({ language });
    await user.click(rowOf('Imre Testworth').getByText(name, { selector: 'button' }));
    const dialog = document.querySelector('dialog')!;
    expect(dialog).toHaveTextContent(question);
    expect(dialog).not.toHaveTextContent(/access|acceso/i);
    await user.click(dialog.querySelector<HTMLElement>('button.stop')!);
    expect(await screen.findByText(said)).toBeVisible();
  },
);

test('an invitation that could not be taken back can still be accepted, and the page says so', async () => {
  const { user } = await open({ overrides: { 'familyAccess.revoke': { status: 503 } } });
  await user.click(
    rowOf('Imre Testworth').getByText('Take back the invitation', { selector: 'button' }),
  );
  await user.click(document.querySelector<HTMLElement>('dialog button.stop')!);
  expect(await screen.findByRole('alert')).toHaveTextContent('It can still be accepted.');
});

test('an access that could not be ended is still in force, and the page says so', async () => {
  const { user } = await open({ overrides: { 'familyAccess.revoke': { status: 503 } } });
  await user.click(rowOf('Pim Newbury').getByText('End access', { selector: 'button' }));
  await user.click(document.querySelector<HTMLElement>('dialog button.stop')!);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We could not end the access. It is still in force.',
  );
});

test('without the service the page says that nothing changed', async () => {
  await renderScreen('/member/family-access', { scenario: 'family-access-failing' });
  expect(await screen.findByText(/We could not load who can help you\./)).toBeVisible();
  expect(await screen.findByText(/We could not load what they did\./)).toBeVisible();
});

test('a member who invited no one is told so, in Spanish too', async () => {
  await renderScreen('/member/family-access', { scenario: 'commercial-member', language: 'es' });
  expect(await screen.findByText('Nadie más que usted puede ver o usar su cuenta.')).toBeVisible();
  expect(await screen.findByText('Todavía nadie ha usado su cuenta por usted.')).toBeVisible();
});

describe.each(['/member/family-access', '/member/family-access/invite'])(
  'who can give no access, at %s',
  (path) => {
    test('a minor reads who acts for them, and invites no one', async () => {
      await renderScreen(path, { scenario: 'minor-member' });
      expect(await screen.findByText('For members of 18 or older')).toBeVisible();
      expect(screen.queryByLabelText('Name')).toBeNull();
      expect(screen.queryByRole('link', { name: 'Invite a caregiver' })).toBeNull();
      expect(screen.queryByText(/No one can see or use your account but you/)).toBeNull();
      await expectNoAxeViolations();
    });

    test('a member whose birth date is not known is not told that they are under 18', async () => {
      await renderScreen(path, { scenario: 'birth-date-unknown' });
      expect(await screen.findByText('We do not have your birth date')).toBeVisible();
      expect(screen.queryByText(/under 18|18 or older/)).toBeNull();
    });
  },
);

test('a hundred people: each is listed with its status', async () => {
  await renderScreen('/member/family-access', { scenario: 'family-access-many' });
  expect(await screen.findAllByRole('heading', { level: 3, name: /Testworth/ })).toHaveLength(100);
});

test.each([
  ['2013-06-14', 'For members of 18 or older'],
  ['', 'We do not have your birth date'],
])('a member born “%s” can end an access that is in force', async (dob, why) => {
  const info = {
    userFirstName: 'Marisol',
    userLastName: 'Sampleton',
    memebrId: 'EVF00421787',
    dob,
  };
  const { user } = await open({ overrides: { 'user.getMemberInfo': { body: info } } });
  expect(screen.getByText(why)).toBeVisible();
  await user.click(rowOf('Pim Newbury').getByText('End access', { selector: 'button' }));
  await user.click(document.querySelector<HTMLElement>('dialog button.stop')!);
  expect(
    await screen.findByText('Pim Newbury can no longer see or use your account.'),
  ).toBeVisible();
});

test('a minor reads that the subscriber acts for them, and that no one else can', async () => {
  await renderScreen('/member/family-access', { scenario: 'minor-member' });
  const words = /^Until you are 18, the subscriber of your plan acts for you\. No one else/;
  expect(await screen.findByText(words)).toBeVisible();
});

test('a person who is invited again and again has one row of what was before, which says so', async () => {
  const { user } = await open();
  const typeIn = (label: string, text: string) => user.type(screen.getByLabelText(label), text);
  for (let times = 0; times < 2; times += 1) {
    await user.click(screen.getByRole('link', { name: 'Invite a caregiver' }));
    await typeIn('Name', 'Imre Testworth');
    await typeIn('Email', 'imre.testworth@example.com');
    await user.click(screen.getByLabelText('This person is 18 or older.'));
    await user.click(screen.getByLabelText(/^See prices/));
    await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
    await screen.findByText('The invitation is on its way');
    await user.click(screen.getAllByText('Back to family access')[0]!);
    await screen.findAllByRole('heading', { level: 3, name: 'Imre Testworth' });
  }
  const rows = screen
    .getAllByRole('heading', { level: 3, name: 'Imre Testworth' })
    .map(
      (heading) =>
        within(heading.closest('li')!).getByText(/^(Invited|Replaced|Ended)/).textContent,
    );
  expect(rows).toEqual(['Invited', 'Replaced by a new invitation']);
});
