import { act, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../testing';
import {
  arrive,
  atReview,
  draftStep,
  keysOf,
  reload,
  sentIn,
  sign,
  submit,
  words,
} from './testing/unanswered-form';

test('a form that the service refuses is a draft again, and not one that may have been sent', async () => {
  const rendered = await atReview('en', { [submit]: { status: 400, body: {} } });
  await sign(rendered);
  await screen.findByRole('alert');
  await waitFor(async () => expect(await draftStep(rendered)).toBe('review'));
  await reload(rendered);
  expect(await screen.findByRole('heading', { name: words.en.review })).toBeVisible();
  expect(screen.queryByText('Your form has not reached us')).toBeNull();
  expect(rendered.transport.calls.map(({ endpointId }) => endpointId)).not.toContain(
    'forms.getSent',
  );
});

test('a second try that is stopped on its way says nothing of the first one', async () => {
  const rendered = await atReview('en', { [submit]: { status: 504, body: {} } });
  await sign(rendered);
  await screen.findByText('Your form has not reached us');
  rendered.transport.override(submit, { status: 429, body: {} });
  await rendered.user.click(screen.getByRole('button', { name: words.en.send }));
  await waitFor(() => expect(sentIn(rendered)).toHaveLength(2));
  expect(await screen.findByText('Your form has not reached us')).toBeVisible();
  expect(screen.queryByText(/was not sent/)).toBeNull();
  expect(await draftStep(rendered)).toBe('unanswered');
});

test.each(['en', 'es'] as const)(
  '%s: a form that arrives after the page was loaded again shows its receipt',
  async (language) => {
    const rendered = await atReview(language);
    const arrives = rendered.transport.hold(submit);
    await sign(rendered, language);
    await waitFor(() => expect(sentIn(rendered)).toHaveLength(1));
    await reload(rendered, language);
    expect(await screen.findByText(words[language].looking)).toBeVisible();
    act(arrives);
    expect(await screen.findByText('FR-90001')).toBeVisible();
    // The answers come from the service, too.
    expect(screen.getByText('Marisol Sampleton', { selector: '.signed' })).toBeVisible();
    expect(sentIn(rendered)).toHaveLength(1);
    // Its draft is gone: it is not sent a second time.
    await reload(rendered, language);
    expect(screen.queryByRole('heading', { name: words[language].review })).toBeNull();
    expect(screen.queryByText(words[language].looking)).toBeNull();
  },
);

test('a form that arrived, but whose answer was lost, shows its receipt without a reload', async () => {
  const rendered = await atReview('en', { [submit]: { offline: true } });
  await sign(rendered);
  expect(await screen.findByText(words.en.looking)).toBeVisible();
  await arrive(rendered);
  expect(await screen.findByText('FR-90001')).toBeVisible();
  expect(keysOf(rendered).size).toBe(1);
});

test('a form that never arrived is said not to have, and is sent again under its key', async () => {
  const rendered = await atReview('en', { [submit]: { status: 504, body: {} } });
  await sign(rendered);
  const none = 'Your form has not reached us';
  expect(await screen.findByText(none)).toBeVisible();
  expect(await draftStep(rendered)).toBe('unanswered');
  rendered.transport.override(submit, undefined);
  const again = await reload(rendered);
  expect(await screen.findByText(none)).toBeVisible();
  expect(screen.getByRole('heading', { name: words.en.review })).toBeVisible();
  await expectNoAxeViolations();
  await sign(again);
  expect(await screen.findByText('FR-90001')).toBeVisible();
  expect(sentIn(rendered)).toHaveLength(2);
  expect(keysOf(rendered).size).toBe(1);
});

test('where the service does not say what it has, the page says that it is not known', async () => {
  const rendered = await atReview('en', { [submit]: { offline: true } });
  rendered.transport.override('forms.getSent', { status: 503, body: {} });
  await sign(rendered);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('We do not know if your form arrived');
  expect(said).toHaveTextContent('Send it again. We take it only once');
});

test.each([
  ['en', 'You are signed out.', /^Sign in on another tab/],
  ['es', 'Su sesión terminó.', /^Iniciar sesión en otra pestaña/],
] as const)(
  '%s: a session that is over while the service is asked leaves what was typed',
  async (language, over, tab) => {
    const rendered = await atReview(language, {
      [submit]: { offline: true },
      'forms.getSent': { status: 401, body: {} },
    });
    await sign(rendered, language);
    const said = await screen.findByRole('alert');
    expect(said).toHaveTextContent(over);
    expect(within(said).getByRole('link', { name: tab })).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('Marisol Sampleton');
    expect(rendered.platform.visited).toEqual([]);
    // Back from that tab.
    await arrive(rendered);
    rendered.transport.override('forms.getSent', undefined);
    act(() => rendered.platform.emit('shown'));
    expect(await screen.findByText('FR-90001')).toBeVisible();
  },
);

test('without a connection the page says so, too', async () => {
  const rendered = await atReview('en', { [submit]: { offline: true } });
  rendered.transport.override('forms.getSent', { offline: true });
  rendered.platform.online = false;
  await sign(rendered);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('We do not know if your form arrived');
  expect(said).toHaveTextContent('You are offline. Nothing you typed is lost.');
});
