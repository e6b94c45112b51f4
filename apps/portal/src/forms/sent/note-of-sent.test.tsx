import { form as exception } from '@portal/domain/forms/drug-exception';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../testing';
import {
  arrive,
  atReview,
  draftStep,
  reload,
  scenario,
  sentIn,
  sign,
  submit,
  words,
} from './testing/unanswered-form';

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
