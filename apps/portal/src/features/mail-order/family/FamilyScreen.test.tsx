import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen, type RenderOptions } from '../../../testing';
import { atPage, button, openRefills } from '../testing/checkout';

const openFamily = async (options: RenderOptions = {}) => {
  const rendered = await renderScreen('/member/mail-order/family', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByText('Theo Sampleton', { selector: 'h3' });
  return rendered;
};
type Rendered = Awaited<ReturnType<typeof openFamily>>;

const enter = async ({ user }: Rendered, label: string | RegExp, text: string) => {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
};
const enterBirthDate = async (rendered: Rendered, month: string, day: string, year: string) => {
  await enter(rendered, 'Month', month);
  await enter(rendered, 'Day', day);
  await enter(rendered, 'Year', year);
};
const findRafael = async (rendered: Rendered) => {
  await enter(rendered, 'First name', 'Rafael');
  await enter(rendered, 'Last name', 'Sampleton');
  await enterBirthDate(rendered, '9', '21', '1976');
  await rendered.user.click(button('Find this person'));
  await screen.findByText('Authorization by Rafael Sampleton');
};
const sign = async (rendered: Rendered) => {
  await rendered.user.click(
    screen.getByLabelText('See home delivery prescriptions and orders, and order'),
  );
  await enter(rendered, /^Signature/, 'Rafael Sampleton');
  await rendered.user.click(button('Allow it'));
};
const inDialog = () => {
  const found = document.querySelector<HTMLElement>(
    'dialog button.stop, [role="dialog"] button.stop',
  );
  if (!found) throw new Error('There is no dialog.');
  return found;
};
const bodiesOf = ({ transport }: Rendered, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id).map(({ body }) => body);

test('shows the member and their minors; other adults only after they allowed it', async () => {
  await openFamily();
  const people = screen.getByRole('region', { name: 'Whose home delivery you can use' });
  expect(
    within(people)
      .getAllByRole('heading', { level: 3 })
      .map((each) => each.textContent),
  ).toEqual(['Marisol Sampleton', 'Theo Sampleton']);
  expect(document.body).not.toHaveTextContent('Rafael');
  await expectNoAxeViolations();
});

test('an adult is found, signs, and is in the list until the authorization is ended', async () => {
  const rendered = await openFamily();
  await findRafael(rendered);
  expect(screen.getByLabelText('First day')).toHaveValue('2026-11-05');
  await sign(rendered);
  expect(await screen.findByText('Rafael Sampleton allows it')).toBeVisible();
  expect(bodiesOf(rendered, 'mailOrderFamily.authorize')).toEqual([
    {
      patientId: 'PATIENT-2',
      scope: 'ORDER',
      startsOn: '2026-11-05',
      endsOn: '2027-11-04',
      signature: 'Rafael Sampleton',
    },
  ]);
  expect(await screen.findByText('Allowed until November 4, 2027')).toBeVisible();
  await rendered.user.click(button(/^End authorization/));
  await rendered.user.click(inDialog());
  expect(await screen.findByText('The authorization has ended.')).toBeVisible();
  expect(await screen.findByText('Ended by you on November 5, 2026')).toBeVisible();
});

test('a search and a signature that are not complete are refused before anything is sent', async () => {
  const rendered = await openFamily();
  await rendered.user.click(button('Find this person'));
  await rendered.user.click(
    screen.getByRole('link', { name: 'Birth date: Enter the month, the day and the year.' }),
  );
  expect(screen.getByLabelText('Month')).toHaveFocus();
  await findRafael(rendered);
  await enter(rendered, /^Signature/, 'Marisol Sampleton');
  await rendered.user.click(button('Allow it'));
  expect(screen.getByRole('alert')).toHaveTextContent('Choose what you allow.');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Type the name as the plan has it: Rafael Sampleton.',
  );
  expect(bodiesOf(rendered, 'mailOrderFamily.authorize')).toEqual([]);
  await expectNoAxeViolations();
});

const isMarked = (label: string) =>
  screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

test.each([
  ['3', ' ', '1978', 'Day', 'Enter the day.'],
  ['3', '2', '76', 'Year', 'Enter all 4 digits of the year.'],
  ['13', '2', '1978', 'Month', 'Enter a month from 1 to 12.'],
])('a birth date of %s, %s and %s leads to the %s', async (month, day, year, part, message) => {
  const rendered = await openFamily();
  await enterBirthDate(rendered, month, day, year);
  await rendered.user.click(button('Find this person'));
  await rendered.user.click(screen.getByRole('link', { name: `Birth date: ${message}` }));
  expect(screen.getByLabelText(part)).toHaveFocus();
  expect(['Month', 'Day', 'Year'].filter((each) => isMarked(each))).toEqual([part]);
});

test('a person who is not found gets one neutral answer', async () => {
  const rendered = await openFamily();
  await enter(rendered, 'First name', 'Theo');
  await enter(rendered, 'Last name', 'Sampleton');
  await enterBirthDate(rendered, '6', '14', '2013');
  await rendered.user.click(button('Find this person'));
  expect(await screen.findByText('We could not match these details.')).toBeVisible();
});

test.each([
  [{ status: 429, body: { retryAfterSeconds: 1500 } }, 'You searched many times in a short time'],
  [{ status: 503, body: {} }, 'The search did not work. Try again.'],
])('a search that is refused says why, and keeps what was typed', async (answer, title) => {
  const rendered = await openFamily({ overrides: { 'mailOrderFamily.findPatient': answer } });
  await enter(rendered, 'First name', 'Rafael');
  await enter(rendered, 'Last name', 'Sampleton');
  await enterBirthDate(rendered, '9', '21', '1976');
  await rendered.user.click(button('Find this person'));
  expect(await screen.findByText(title)).toBeVisible();
  expect(
    screen.queryByText('Wait 25 minutes, then try again. You can also call us.') !== null,
  ).toBe(answer.status === 429);
  expect(screen.getByLabelText('First name')).toHaveValue('Rafael');
});

test('says what failed, and starting one action clears the error of the other', async () => {
  const rendered = await openFamily({
    scenario: 'family-authorized',
    overrides: {
      'mailOrderFamily.authorize': { status: 503 },
      'mailOrderFamily.revoke': { status: 503 },
    },
  });
  await findRafael(rendered);
  await sign(rendered);
  expect(await screen.findByText(/^The authorization was not saved/)).toBeVisible();
  await rendered.user.click(button(/^End authorization/));
  await rendered.user.click(inDialog());
  expect(await screen.findByText(/^The authorization did not end/)).toBeVisible();
  expect(screen.queryByText(/^The authorization was not saved/)).toBeNull();
  await rendered.user.click(button('Allow it'));
  expect(await screen.findByText(/^The authorization was not saved/)).toBeVisible();
  expect(screen.queryByText(/^The authorization did not end/)).toBeNull();
});

test('an authorization that ended is listed with its last day, and orders nothing', async () => {
  await openFamily({ scenario: 'family-authorization-ended', language: 'es' });
  const past = screen.getByRole('region', { name: 'No vigentes' });
  expect(past).toHaveTextContent('Rafael SampletonTerminó el 30 de septiembre de 2026');
  expect(past.querySelector('button')).toBeNull();
});

test('the list that does not load can be requested again', async () => {
  await renderScreen('/member/mail-order/family', {
    scenario: 'commercial-member',
    overrides: { 'mailOrderFamily.getPeople': { status: 503 } },
  });
  expect(await screen.findByText('Your family did not load.')).toBeVisible();
  expect(button('Try again')).toBeVisible();
});

describe('the patient of the refills', () => {
  const choose = async ({ user }: Rendered, name: string) =>
    user.selectOptions(await screen.findByLabelText('Who is it for?'), name);

  test('is chosen by name: their refills, orders and token, and an order for them', async () => {
    const rendered = await openRefills({ scenario: 'family-authorized' });
    expect(screen.queryByText(/4402150/)).toBeNull();
    await choose(rendered, 'Theo Sampleton');
    expect(await screen.findByText(/4402150/)).toBeVisible();
    expect(screen.queryByText(/4402101/)).toBeNull();
    expect(bodiesOf(rendered, 'session.fetchMailOrderToken')).toEqual([
      {},
      { dependentId: 'EVF00421787-03' },
    ]);
    await rendered.user.click(document.querySelector('.refill input') as HTMLElement);
    await rendered.user.click(button('Order 1 refill'));
    await atPage('What do you want to order?');
    const checkout = rendered.transport.calls.find(
      ({ endpointId }) => endpointId === 'mailOrderCheckout.get',
    );
    expect(JSON.stringify(checkout)).toContain('EVF00421787-03');
  });

  test('who lets the member look has nothing to choose', async () => {
    const rendered = await openRefills({ scenario: 'family-view-only' });
    await choose(rendered, 'Rafael Sampleton (view only)');
    expect(await screen.findByText(/4402167/)).toBeVisible();
    expect(screen.getByText('Rafael Sampleton lets you see this, not order.')).toBeVisible();
    expect(document.querySelector('.refill input')).toBeNull();
  });

  test('is not changed without a question while an order is begun', async () => {
    const rendered = await openRefills();
    await rendered.user.click(screen.getByLabelText(/^Select all/));
    await choose(rendered, 'Theo Sampleton');
    await rendered.user.click(button('Keep my order'));
    expect(screen.getByText('2 refills selected')).toBeVisible();
    await choose(rendered, 'Theo Sampleton');
    await rendered.user.click(button('Change the person'));
    expect(await screen.findByText(/4402150/)).toBeVisible();
    expect(screen.getByText('0 refills selected')).toBeVisible();
  });

  test('who is refused leads back to the member', async () => {
    const rendered = await openRefills({ scenario: 'family-authorized' });
    rendered.transport.override('mailOrderRefills.getList', {
      status: 403,
      body: { message: 'PATIENT_NOT_AUTHORIZED: The authorization ended.' },
    });
    await choose(rendered, 'Rafael Sampleton');
    expect(
      await screen.findByText('You cannot use home delivery for this person now'),
    ).toBeVisible();
    rendered.transport.override('mailOrderRefills.getList', undefined);
    await rendered.user.click(button('Go back to your own refills'));
    await waitFor(() => expect(screen.getByText(/4402101/)).toBeVisible());
  });
});
