import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';

test.each([
  ['en', 'Last name', 'Find this person', /Use 50 characters or fewer\./, /Enter the last name/],
  ['es', 'Apellido', 'Buscar a esta persona', /Use 50 caracteres o menos\./, /Ingrese el apellido/],
] as const)(
  'a last name of 200 letters is said to be too long, and not to be missing (%s)',
  async (language, label, find, tooLong, missing) => {
    const path = '/member/mail-order/family';
    const { user } = await renderScreen(path, { scenario: 'commercial-member', language });
    const field = await screen.findByLabelText(label);
    await user.click(field);
    await user.paste('a'.repeat(200));
    await user.click(screen.getByRole('button', { name: find }));
    expect(field).toHaveAccessibleDescription(tooLong);
    expect(field).not.toHaveAccessibleDescription(missing);
  },
);
