import { form as election } from '@portal/domain/forms/payment-plan-election';
import { form as leaving } from '@portal/domain/forms/payment-plan-leave';
import { cleanup, screen, within } from '@testing-library/react';
import {
  expectNoAxeViolations,
  formFacts,
  openFormAt,
  type RenderedScreen,
  renderScreen,
} from '../../../../testing';

const press = ({ user }: RenderedScreen, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

describe('the form to join the payment plan', () => {
  test('is filled in from the session, signed and sent', async () => {
    const rendered = await renderScreen(election.path, { scenario: 'medicare-member' });
    const { user } = rendered;
    expect(await screen.findByRole('heading', { level: 1, name: 'Who signs up?' })).toBeVisible();
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Hollis');
    expect(screen.getByText('August 19, 1953')).toBeVisible();
    expect(screen.queryByLabelText('Member ID')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Phone number/), '612-555-0101');
    await press(rendered, 'Continue');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Where do you live?',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByLabelText(/^ZIP code/)).toHaveValue('55000');
    await user.type(screen.getByLabelText('Street address'), '14 Example Lane');
    await user.type(screen.getByLabelText('City'), 'Sampleville');
    await user.selectOptions(screen.getByLabelText('State'), 'MN');
    await user.click(screen.getByRole('radio', { name: 'To another address' }));
    expect(screen.getAllByLabelText('City')).toHaveLength(2);
    await user.click(screen.getByRole('radio', { name: 'To this address' }));
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'When should it start?' });
    expect(screen.getByRole('radio', { name: /^2026/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /^2027, from January 1/ })).toBeVisible();
    await user.type(screen.getByLabelText('Month'), '11');
    await user.type(screen.getByLabelText('Day'), '4');
    await user.type(screen.getByLabelText('Year'), '2026');
    await press(rendered, 'Continue');
    expect(
      await screen.findByRole('link', {
        name: /: Enter a date from November 5, 2026 to December 31, 2026\.$/,
      }),
    ).toBeVisible();
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '9');
    await user.click(screen.getByRole('checkbox', { name: /sends me a bill each month/ }));
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'Who signs this form?' });
    await press(rendered, 'Continue');
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' });
    expect(screen.getByText('1-612-555-0101')).toBeVisible();
    expect(screen.getByText('November 9, 2026')).toBeVisible();
    await user.type(screen.getByLabelText(/^Type your full name/), 'Hollis');
    await press(rendered, 'Sign up');
    const summary = await screen.findByRole('alert', { name: /^Fix 2 problems/ });
    expect(summary).toHaveTextContent('exactly as shown: Hollis Quillby');
    await user.type(screen.getByLabelText(/^Type your full name/), ' quillby');
    await user.click(screen.getByRole('checkbox', { name: /I want to join the payment plan/ }));
    await press(rendered, 'Sign up');
    expect(await screen.findByText('FR-90001')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/November 6, 2026/);
    expect(screen.getByText('••••0512')).toBeVisible();
    await expectNoAxeViolations();
    const [saved] = rendered.transport.calls.filter(
      ({ endpointId }) => endpointId === 'drafts.save',
    );
    expect(JSON.stringify(saved)).not.toContain('"signature"');
    const [sent] = rendered.transport.calls.filter(
      ({ endpointId }) => endpointId === 'forms.submit',
    );
    expect(sent?.body).toMatchObject({
      language: 'en',
      answers: { phone: '6125550101', startOn: '2026-11-09', signedBy: 'member' },
      signature: { name: 'Hollis quillby', agreed: true },
    });
    expect(sent?.body).not.toHaveProperty('answers.mailCity');
  });

  test('shows the confirmation again after a reload', async () => {
    const receipt = {
      referenceNumber: 'FR-90001',
      receivedAt: '2026-11-05T14:00:00.000Z',
      answerBy: '2026-11-06T14:00:00.000Z',
    };
    await renderScreen(`${election.path}?step=sent`, {
      scenario: 'medicare-member',
      state: { of: election.id, receipt },
    });
    expect(await screen.findByText('FR-90001')).toBeVisible();
    cleanup();
    await renderScreen(`${election.path}?step=sent`, { scenario: 'medicare-member' });
    expect(await screen.findByRole('heading', { name: 'Who signs up?' })).toBeVisible();
  });

  test('a step that cannot be reached yet shows the first incomplete one', async () => {
    await renderScreen(`${election.path}?step=review`, { scenario: 'medicare-member' });
    expect(await screen.findByRole('heading', { name: 'Who signs up?' })).toBeVisible();
  });

  test('a representative signs with their own name', async () => {
    const rendered = await openFormAt(election, 'review', {
      startOn: formFacts.today,
      signedBy: 'representative',
      representativeName: 'Theo Sampleton',
      relationship: 'other',
      otherRelationship: 'Neighbor',
      representativePhone: '6125550101',
      mayAct: true,
    });
    await screen.findByRole('heading', { name: 'Check your answers' });
    const field = screen.getByLabelText(/^Type your full name/);
    expect(screen.getByText('This counts as your signature: Theo Sampleton.')).toBeVisible();
    await rendered.user.type(field, 'Theo Sampleton');
    const chapter = screen.getByRole('region', { name: /Who signs/ });
    expect(within(chapter).getByText('Neighbor')).toBeVisible();
  });
});

describe('the form to leave the payment plan', () => {
  test.each([
    ['medicare-payment-plan', 'We have your request', 'FR-90001'],
    [
      'medicare-member',
      'Your form was not sent',
      'You are not in the payment plan, so there is nothing to leave.',
    ],
  ])('sent in the scenario %s: %s', async (scenario, title, text) => {
    const rendered = await openFormAt(leaving, 'review', {}, scenario);
    await screen.findByRole('heading', { name: 'Check your answers' });
    await rendered.user.type(screen.getByLabelText(/^Type your full name/), 'Hollis Quillby');
    await rendered.user.click(screen.getByRole('checkbox', { name: /I want to leave/ }));
    await press(rendered, 'Leave the plan');
    expect(await screen.findByRole('heading', { name: new RegExp(title) })).toBeVisible();
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });
});
