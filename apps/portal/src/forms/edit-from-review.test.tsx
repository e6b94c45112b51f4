import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { form as determination } from '@portal/domain/forms/coverage-determination';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { openFormAt } from '../testing';

const steps = () => within(screen.getByRole('complementary', { name: 'Progress' }));
const review = () => screen.findByRole('heading', { name: 'Check your answers' });

test('a chapter that was edited leads back to the review in one step, and so does the list of steps', async () => {
  const { user } = await openFormAt(claim, 'review');
  await user.click(screen.getByRole('link', { name: 'Edit Patient' }));
  await screen.findByRole('heading', { name: claim.steps['patient']!.heading.en });
  await user.click(screen.getByRole('button', { name: 'Back to review' }));
  expect(await review()).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'Edit Reason' }));
  await user.click(steps().getByRole('link', { name: 'Check and send' }));
  expect(await review()).toBeVisible();
});

test('the way back to the review stops at what is wrong, and at a step that an edit adds', async () => {
  const { user } = await openFormAt(claim, 'review');
  await user.click(screen.getByRole('link', { name: 'Edit Member' }));
  const phone = screen.getByLabelText(/^Phone number/);
  fireEvent.change(phone, { target: { value: '1' } });
  expect(steps().queryByRole('link', { name: 'Check and send' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Back to review' }));
  expect(document.querySelector('.errsum')).toHaveTextContent('Fix 1 problem');
  fireEvent.change(phone, { target: { value: '612-555-0101' } });
  await user.click(screen.getByRole('button', { name: 'Back to review' }));
  await review();
  await user.click(screen.getByRole('link', { name: 'Edit Reason' }));
  await user.click(screen.getByRole('checkbox', { name: /mixed for me/ }));
  await user.click(screen.getByRole('button', { name: 'Back to review' }));
  expect(
    await screen.findByRole('heading', { name: claim.steps['prescriptions']!.heading.en }),
  ).toBeVisible();
});

test('a form that was never whole has no way to the review yet', async () => {
  await openFormAt(claim, 'member', { pharmacyName: '' });
  expect(screen.queryByRole('button', { name: 'Back to review' })).not.toBeInTheDocument();
  expect(steps().queryByRole('link', { name: 'Check and send' })).not.toBeInTheDocument();
});

test('the fragment with which another site opens the form stays in its URL', async () => {
  const { user } = await openFormAt(determination, 'review');
  act(() => {
    window.history.replaceState({ key: 'k' }, '', '?step=review#!/member');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  const [edit] = screen.getAllByRole('link', { name: /^Edit/ });
  expect(edit).toHaveAttribute('href', expect.stringMatching(/^\?step=\w+#!\/member$/));
  await user.click(edit!);
  expect(window.location.hash).toBe('#!/member');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect([window.location.search, window.location.hash]).toEqual([
    expect.stringMatching(/^\?step=/),
    '#!/member',
  ]);
});
