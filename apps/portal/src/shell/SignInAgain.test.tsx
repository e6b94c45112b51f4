import { act, screen } from '@testing-library/react';
import { leaveField, openForm, type } from '../forms/draft/testing/contact-form';
import { callFailed } from '../session/session.slice';

/** A form whose session was lost while something was typed. */
async function loseSession() {
  const rendered = await openForm({ overrides: { 'drafts.save': { status: 401, body: {} } } });
  type('Two questions');
  leaveField();
  await screen.findByText(/You are signed out/);
  const failure = { status: 401, code: 'UNAUTHENTICATED', endpointId: 'claims.getList' };
  act(() => void rendered.store.dispatch(callFailed(failure as never)));
  await screen.findByRole('heading', { name: 'Sign in again to keep what you typed' });
  return rendered;
}

const link = () => screen.getByRole('link', { name: /^Sign in on another tab/ });
const notYet = () => screen.queryByText(/^You are not signed in yet/);

test('it says nothing went wrong before the member came back', async () => {
  await loseSession();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what it says comes below its buttons, so that a press on one does not miss it', async () => {
  const { platform, transport } = await loseSession();
  const release = transport.hold('session.getStatus');
  act(() => platform.emit('shown'));
  const saving = await screen.findByText('Saving what you typed…');
  const isBelow = (text: Element) =>
    Boolean(link().compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isBelow(saving)).toBe(true);
  transport.override('session.getStatus', { body: { signedIn: false } });
  release();
  expect(isBelow(await screen.findByText(/^You are not signed in yet/))).toBe(true);
  expect(notYet()).toBeVisible();
});
