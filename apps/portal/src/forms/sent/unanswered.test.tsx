import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { forms } from '@portal/contracts/forms';
import { exampleAnswers } from '@portal/domain/forms';
import { form as exception } from '@portal/domain/forms/drug-exception';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../testing';
import { formFacts } from '../../testing/open-form';

const scenario = 'commercial-member';
const submit = 'forms.submit';
const words = {
  en: { send: 'Send my request', review: 'Check your answers', looking: /^Checking if your form/ },
  es: { send: 'Enviar mi solicitud', review: 'Revise sus respuestas', looking: /^Revisando si/ },
};
type Language = keyof typeof words;
type Overrides = NonNullable<Parameters<typeof renderScreen>[1]>['overrides'];

/** Opens the form at its review, by a draft that is stored. */
async function atReview(language: Language = 'en', overrides: Overrides = {}) {
  const answers = exampleAnswers(exception, formFacts, { asker: 'self', files: [] });
  const content = { version: exception.version, key: 'key-1', answers };
  const rendered = await renderScreen(exception.path, {
    scenario,
    language,
    overrides,
    before: (transport) => {
      const { save } = createApiClient({ transport })(drafts);
      const body = { replaces: 0, step: 'review', content };
      void firstValueFrom(save({ formId: exception.id, body }));
    },
  });
  await screen.findByRole('heading', { name: words[language].review });
  return rendered;
}

async function sign({ user }: RenderedScreen, language: Language = 'en') {
  await user.type(screen.getByRole('textbox'), 'Marisol Sampleton');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: words[language].send }));
}

/** The page is loaded again, by another store. */
function reload({ transport }: RenderedScreen, language: Language = 'en') {
  cleanup();
  return renderScreen(exception.path, { scenario, transport, language });
}

const sentIn = ({ transport }: RenderedScreen) =>
  transport.calls.filter(({ endpointId }) => endpointId === submit);
const keysOf = (rendered: RenderedScreen) =>
  new Set(sentIn(rendered).map(({ idempotencyKey }) => idempotencyKey));

/** What was sent before arrives after all. */
async function arrive(rendered: RenderedScreen) {
  const [sent] = sentIn(rendered);
  rendered.transport.override(submit, undefined);
  const { submit: send } = createApiClient({ transport: rendered.transport })(forms);
  const { body, idempotencyKey = '' } = sent!;
  await firstValueFrom(send({ formId: exception.id, body: body as never, idempotencyKey }));
}

/** The step of the one draft, as the lists of drafts show it. */
async function draftStep({ transport }: RenderedScreen) {
  const { getList } = createApiClient({ transport })(drafts);
  return (await firstValueFrom(getList())).drafts.at(0)?.step;
}

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

test('the next day, and in another tab, the receipt is that of the service', async () => {
  const rendered = await atReview();
  await sign(rendered);
  expect(await screen.findByText('FR-90001')).toBeVisible();
  cleanup();
  const path = `${exception.path}?step=sent&number=FR-90001`;
  await renderScreen(path, { scenario, transport: rendered.transport });
  expect(await screen.findByText('Marisol Sampleton', { selector: '.signed' })).toBeVisible();
  expect(screen.getByText('FR-90001')).toBeVisible();
});

test('a form is sent once its note is stored, which a page that is loaded again finds', async () => {
  const rendered = await atReview();
  const stored = rendered.transport.hold('drafts.save');
  await sign(rendered);
  await rendered.user.click(screen.getByRole('button', { name: words.en.send }));
  await waitFor(() =>
    expect(rendered.transport.calls.at(-1)).toMatchObject({
      endpointId: 'drafts.save',
      body: { step: 'unanswered', content: { key: 'key-1', isTried: true } },
    }),
  );
  expect(sentIn(rendered)).toEqual([]);
  act(stored);
  expect(await screen.findByText('FR-90001')).toBeVisible();
  expect(sentIn(rendered)).toHaveLength(1);
});

test('a note that can not be stored does not stop a form', async () => {
  const rendered = await atReview();
  rendered.transport.override('drafts.save', { status: 503, body: {} });
  await sign(rendered);
  expect(await screen.findByText('FR-90001')).toBeVisible();
});

describe('what was changed since it was sent is not replaced by the receipt', () => {
  const received = /^We received your form\. Its number is FR-90001/;
  const notSent = 'What you changed since then is still here. It was not sent.';

  /** Changes an answer in a step before the review. */
  async function change({ user }: RenderedScreen) {
    await user.click(screen.getByRole('link', { name: 'Edit Prescriber' }));
    const [field] = await screen.findAllByRole('textbox');
    await user.type(field!, '9');
    return (field as HTMLInputElement).value;
  }
  const shown = (value: string) => screen.getByDisplayValue(value);

  test('where it arrives while the service is asked', async () => {
    const rendered = await atReview('en', { [submit]: { offline: true } });
    const asked = rendered.transport.hold('forms.getSent');
    await sign(rendered);
    await screen.findByText(words.en.looking);
    const typed = await change(rendered);
    await arrive(rendered);
    act(asked);
    expect(await screen.findByText(received)).toBeVisible();
    expect(screen.getByText(notSent)).toBeVisible();
    expect(shown(typed)).toBeVisible();
    await expectNoAxeViolations();
    // It is a draft of another form, and the receipt is there to be read.
    await waitFor(async () => expect(await draftStep(rendered)).not.toBe('unanswered'));
    await rendered.user.click(screen.getByRole('link', { name: 'See what we received' }));
    expect(await screen.findByText('FR-90001')).toBeVisible();
    expect(screen.getByText('Marisol Sampleton', { selector: '.signed' })).toBeVisible();
  });

  test('where its answer comes late', async () => {
    const rendered = await atReview();
    const arrives = rendered.transport.hold(submit);
    await sign(rendered);
    await waitFor(() => expect(sentIn(rendered)).toHaveLength(1));
    const typed = await change(rendered);
    act(arrives);
    expect(await screen.findByText(received)).toBeVisible();
    expect(shown(typed)).toBeVisible();
  });

  test('where the page was loaded again in between', async () => {
    const rendered = await atReview();
    const arrives = rendered.transport.hold(submit);
    await sign(rendered);
    await waitFor(() => expect(sentIn(rendered)).toHaveLength(1));
    const typed = await change(rendered);
    const again = await reload(rendered);
    await screen.findByText(words.en.looking);
    act(arrives);
    expect(await screen.findByText(received)).toBeVisible();
    await again.user.click(screen.getByRole('link', { name: 'Edit Prescriber' }));
    await screen.findAllByRole('textbox');
    expect(shown(typed)).toBeVisible();
  });
});
