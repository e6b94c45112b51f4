import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing';

const path = '/member/contact';
const name = () => screen.getByLabelText(/^(Your name|Su nombre)/);

async function openAsVisitor() {
  const rendered = await renderScreen(path, { scenario: 'visitor' });
  await screen.findByLabelText('Your name');
  return rendered;
}

/** As a link within the portal does. */
const follow = (to: string) =>
  act(() => {
    window.history.pushState({ key: to }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });

/** Goes to another screen of the page and back. */
async function lookElsewhere() {
  follow('/not-authorized');
  await waitFor(() => expect(screen.queryByLabelText('Your name')).not.toBeInTheDocument());
  follow(path);
  await screen.findByLabelText('Your name');
}

test('what a visitor types is there again after another screen, and the browser asks before it is closed', async () => {
  const rendered = await openAsVisitor();
  expect(rendered.platform.asksBeforeLeaving).toBe(false);
  fireEvent.change(name(), { target: { value: 'Wendell Placeholder' } });
  expect(rendered.platform.asksBeforeLeaving).toBe(true);
  await lookElsewhere();
  expect(name()).toHaveValue('Wendell Placeholder');
  expect(screen.getByText('This is what you entered before.')).toBeVisible();
  expect(rendered.platform.asksBeforeLeaving).toBe(true);
  expect(rendered.transport.calls.map(({ endpointId }) => endpointId)).not.toContain('drafts.save');
});

test('nothing is left of what a visitor took out again, and the browser does not ask', async () => {
  const rendered = await openAsVisitor();
  fireEvent.change(name(), { target: { value: 'Wendell Placeholder' } });
  fireEvent.change(name(), { target: { value: '' } });
  expect(rendered.platform.asksBeforeLeaving).toBe(false);
  await lookElsewhere();
  expect(screen.queryByText('This is what you entered before.')).toBeNull();
});

test('a form that is only looked at stores nothing, and forgets nothing', async () => {
  const { store } = await openAsVisitor();
  const inPage = () => (store.getState() as unknown as { formsInPage: object }).formsInPage;
  const before = inPage();
  await lookElsewhere();
  expect(inPage()).toBe(before);
});

test('nothing is left of it once it is sent, and the browser does not ask', async () => {
  const rendered = await openAsVisitor();
  const { user } = rendered;
  fireEvent.change(name(), { target: { value: 'Wendell Placeholder' } });
  await user.type(screen.getByLabelText(/^Email/), 'wendell@example.com');
  await user.selectOptions(screen.getByLabelText('Topic'), 'Something else');
  await user.type(screen.getByLabelText(/^Message/), 'Hello');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(await screen.findByRole('button', { name: 'Send my message' }));
  expect(await screen.findByText('VM-90001')).toBeVisible();
  expect(rendered.platform.asksBeforeLeaving).toBe(false);
  await lookElsewhere();
  expect(name()).toHaveValue('');
});

test('a visitor can start over, after a question', async () => {
  const { user, platform } = await openAsVisitor();
  expect(screen.queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  fireEvent.change(name(), { target: { value: 'Wendell Placeholder' } });
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(name()).toHaveValue('Wendell Placeholder');
  await user.click(screen.getByRole('button', { name: 'Start over' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Start over' }));
  expect(name()).toHaveValue('');
  expect(platform.asksBeforeLeaving).toBe(false);
  await lookElsewhere();
  expect(name()).toHaveValue('');
});
