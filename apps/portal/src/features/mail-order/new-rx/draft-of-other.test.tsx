import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { button } from '../testing/checkout';

describe('a draft for another patient', () => {
  const theo = 'EVF00421787-03';
  const draft = {
    formId: 'new-rx-prescriber',
    revision: 1,
    step: 'drug',
    savedAt: '2026-11-05T14:00:00Z',
    expiresAt: '2027-01-04T14:00:00Z',
    content: { version: 1, key: 'key-1', answers: { drugName: 'Amoxicillin' }, patientId: theo },
  };
  const begin = async () => {
    const rendered = await renderScreen('/member/mail-order/ask-prescriber', {
      scenario: 'family-authorized',
      overrides: { 'drafts.getOne': { body: { draft } } },
    });
    expect(await screen.findByText('You began this form for Theo Sampleton')).toBeVisible();
    expect(screen.queryByLabelText('Drug name')).not.toBeInTheDocument();
    return rendered;
  };

  test('goes on for that patient', async () => {
    const { user } = await begin();
    expect(screen.getByText('For Marisol Sampleton')).toBeVisible();
    await user.click(button('Go on for Theo Sampleton'));
    expect(await screen.findByLabelText('Drug name')).toHaveValue('Amoxicillin');
    expect(screen.getByText('For Theo Sampleton')).toBeVisible();
  });

  test('is deleted when a new one is started', async () => {
    const { user, transport } = await begin();
    await user.click(button('Start a new one for Marisol Sampleton'));
    expect(await screen.findByLabelText('Drug name')).toHaveValue('');
    await waitFor(() =>
      expect(transport.calls.some(({ endpointId }) => endpointId === 'drafts.remove')).toBe(true),
    );
  });
});

test('a draft names the patient for whom it is', async () => {
  const rendered = await renderScreen('/member/mail-order/ask-prescriber', {
    scenario: 'commercial-member',
  });
  await rendered.user.type(await screen.findByLabelText('Drug name'), 'Zolpidem');
  await rendered.user.click(button('Continue'));
  await waitFor(() => {
    const saved = rendered.transport.calls.find(({ endpointId }) => endpointId === 'drafts.save');
    expect(saved?.body).toMatchObject({ content: { patientId: 'EVF00421787' } });
  });
});
