import { fieldsOf } from '@portal/domain/forms';
import { form } from '@portal/domain/forms/coverage-determination';
import { act, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { fillInAddress } from '../testing/fill-in-address';

test('a rejected claim leads to the form, which is filled in from the claim', async () => {
  const { user } = await renderScreen('/member/claims?days=90', { scenario: 'medicare-member' });
  const rows = await screen.findAllByRole('button', { name: /Ostivane/ });
  await user.click(rows[0]!);
  const link = await screen.findByRole('link', { name: 'Ask your plan to cover it' });
  expect(link).toHaveAttribute('href', '/member/coverage-determination');
  await user.click(link);
  expect(await screen.findByRole('heading', { name: 'Who needs the drug?' })).toBeVisible();
  await fillInAddress(user);
  expect(await screen.findByLabelText(/Drug name/)).toHaveValue('Ostivane');
  expect(screen.getByLabelText(/Strength/)).toHaveValue('70 mg');
  expect(screen.getByLabelText(/^Form/)).toHaveValue('tablet');
  expect(screen.getByLabelText(/Quantity each month/)).toHaveValue('4');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(
    await screen.findByRole('checkbox', { name: /A drug that is not on the drug list/ }),
  ).toBeChecked();
});

test('the draft of a form that was filled in from a claim holds nothing that the form does not ask', async () => {
  const { user, transport } = await renderScreen('/member/claims?days=90', {
    scenario: 'medicare-member',
  });
  await user.click((await screen.findAllByRole('button', { name: /Ostivane/ }))[0]!);
  await user.click(await screen.findByRole('link', { name: 'Ask your plan to cover it' }));
  await screen.findByRole('heading', { name: 'Who needs the drug?' });
  await fillInAddress(user);
  await screen.findByLabelText(/Drug name/);
  const saved = transport.calls.findLast(({ endpointId }) => endpointId === 'drafts.save');
  const { answers } = (saved?.body as { content: { answers: object } }).content;
  expect(Object.keys(answers).filter((name) => !Object.hasOwn(fieldsOf(form), name))).toEqual([]);
});

test('an appeal starts with the claim that the plan did not approve', async () => {
  const claim = {
    drugName: 'Ostivane',
    strength: '70 mg',
    drugForm: 'tablet',
    quantity: '4',
    prescriberName: 'Tomas Inventado',
    rejectCode: '3Y',
  };
  const { user } = await renderScreen('/member/claims', { scenario: 'medicare-member' });
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    window.history.pushState({ usr: { claim }, key: 'k' }, '', '/member/appeal');
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  });
  expect(await screen.findByRole('heading', { name: 'Who needs the drug?' })).toBeVisible();
  await fillInAddress(user);
  expect(await screen.findByLabelText(/Drug name/)).toHaveValue('Ostivane');
  expect(screen.getByLabelText(/Strength/)).toHaveValue('70 mg');
});

test('a claim whose request was approved can be paid for now', async () => {
  const { user } = await renderScreen('/member/claims', { scenario: 'coverage-approved' });
  await user.click((await screen.findAllByRole('button', { name: /Ostivane/ }))[0]!);
  expect(await screen.findByText(/run the claim again: you pay \$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your request' })).toHaveAttribute(
    'href',
    '/member/coverage-request?number=CD-2026-118-4390',
  );
});

test('an appeal is filled in with the decision', async () => {
  const { user } = await renderScreen('/member/appeal?number=CD-2026-118-4407', {
    scenario: 'coverage-denied',
  });
  expect(await screen.findByRole('heading', { name: 'Who needs the drug?' })).toBeVisible();
  expect(screen.getByText(/^Last day: January 3, 2027\./)).toBeVisible();
  await fillInAddress(user);
  expect(
    await screen.findByRole('heading', { name: 'Which decision do you appeal?' }),
  ).toBeVisible();
  expect(screen.getByLabelText(/Reference number/)).toHaveValue('CD-2026-118-4407');
  expect(screen.getByLabelText(/Drug name/)).toHaveValue('Ostivane');
  const date = within(screen.getByRole('group', { name: /Date of our letter/ }));
  expect(date.getByLabelText('Day')).toHaveValue('30');
});

test('a decision that was appealed leads to the appeal, not to the form', async () => {
  const request = {
    requestNumber: 'CD-2026-118-4407',
    topic: 'approval',
    drugName: 'Ostivane',
    decidedAt: '2026-10-30T15:00:00Z',
    outcome: 'DENIED',
    appealBy: '2027-01-03',
    patient: { memberId: '' },
    appealedBy: 'FR-90001',
  };
  await renderScreen('/member/appeal?number=CD-2026-118-4407', {
    scenario: 'coverage-denied',
    overrides: { 'coverageRequests.getList': { body: { requests: [request] } } },
  });
  expect(
    await screen.findByRole('heading', { name: 'You appealed this decision already' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your appeal' })).toHaveAttribute(
    'href',
    '/member/coverage-request?number=FR-90001',
  );
  expect(screen.queryByRole('heading', { name: 'Who needs the drug?' })).not.toBeInTheDocument();
});

test('an appeal for a child is the parent’s, and says the days of the plan', async () => {
  const { user } = await renderScreen('/member/appeal?number=CD-2026-118-5011', {
    scenario: 'coverage-family',
  });
  expect(await screen.findByRole('heading', { name: 'Who needs the drug?' })).toBeVisible();
  expect(screen.getByRole('radio', { name: /Someone who may act/ })).toBeChecked();
  expect(screen.getByLabelText(/First name/)).toHaveValue('Theo');
  expect(screen.getByLabelText(/Member ID/)).toHaveValue('EVF00421787-03');
  expect(screen.getByLabelText('Your name')).toHaveValue('Marisol Sampleton');
  const paper = { name: /The paper that lets you act/ };
  expect(screen.queryByRole('radiogroup', paper)).not.toBeInTheDocument();
  expect(screen.queryByRole('group', paper)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Your relationship to the member'), 'sibling');
  expect(screen.getByRole('radio', { name: 'I attach it' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'The member' }));
  await fillInAddress(user);
  expect(await screen.findByText('You have 120 days from this date to appeal.')).toBeVisible();
});
