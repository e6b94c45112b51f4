import { screen } from '@testing-library/react';
import { openRefills } from '../testing/checkout';

test.each([
  ['en', 'Who is it for?', /^Auto-refill is for your own medicines only\. For this person nothing/],
  ['es', '¿Para quién es?', /^El resurtido automático es solo para sus propios medicamentos/],
] as const)(
  'for another person it says (%s) that nothing ships by itself',
  async (language, label, said) => {
    const { user } = await openRefills({ language });
    expect(screen.queryByText(said)).toBeNull();
    const picker = await screen.findByLabelText(label, { selector: 'select' });
    await user.selectOptions(picker, 'Theo Sampleton');
    expect(await screen.findByText(said)).toBeVisible();
    const card = screen.getByText(said).closest('section');
    expect(card?.querySelector('a')).toBeNull();
  },
);
