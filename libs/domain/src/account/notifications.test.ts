import {
  allChoices,
  isLocked,
  missingContacts,
  notificationChannels,
  notificationKinds,
} from './notifications';

test('every kind has a choice, and an email at every sign-in is never off', () => {
  const choices = allChoices([{ kind: 'order', channels: ['text', 'pigeon'] }]);
  expect(choices.map(({ kind }) => kind)).toEqual(notificationKinds);
  expect(choices.find(({ kind }) => kind === 'order')?.channels).toEqual(['text']);
  expect(choices.find(({ kind }) => kind === 'signIn')?.channels).toEqual(['email']);
});

test('one cell of the matrix is locked', () => {
  const locked = notificationKinds.flatMap((kind) =>
    notificationChannels.filter((channel) => isLocked(kind, channel)),
  );
  expect(locked).toEqual(['email']);
});

const choices = allChoices([
  { kind: 'order', channels: ['text', 'email'] },
  { kind: 'bill', channels: ['text'] },
]);
const mobile = { kind: 'mobile', mayText: true } as const;

test.each([
  [{ email: 'a@example.com', phones: [mobile] }, []],
  [{ email: 'a@example.com', phones: [] }, [{ channel: 'text', kinds: 2 }]],
  [
    { email: 'a@example.com', phones: [{ ...mobile, mayText: false }] },
    [{ channel: 'text', kinds: 2 }],
  ],
  [{ email: '', phones: [mobile] }, [{ channel: 'email', kinds: 2 }]],
])('with the contacts %j the missing ones are %j', (contacts, missing) => {
  expect(missingContacts(choices, contacts)).toEqual(missing);
});

test('a contact that nothing needs is not missing', () => {
  expect(missingContacts(allChoices([]), { email: 'a@example.com', phones: [] })).toEqual([]);
});
