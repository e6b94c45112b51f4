import { waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { acting, button, openSettings, sentTo } from '../testing/settings';

const section = () => within(document.getElementById('health')!);
const open = async (...options: Parameters<typeof openSettings>) => {
  const opened = await openSettings(...options);
  await section().findByText(/^(Reviewed|Revisado)/);
  return opened;
};

test('lists are changed, and read back with the day', async () => {
  const opened = await open();
  const { user } = opened;
  expect(section().getByText('Changed November 18, 2025')).toBeVisible();
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Eggs'));
  await user.type(section().getByLabelText('Add another allergy'), 'Bee stings{Enter}');
  const bees = within(section().getByRole('group', { name: 'Bee stings' }));
  await user.type(bees.getByLabelText(/^What happens/), 'Swollen face');
  await user.selectOptions(bees.getByLabelText(/^How strong/), 'Severe');
  await expectNoAxeViolations();
  await user.click(button('Save'));
  await waitFor(() => expect(button('Change health profile')).toHaveFocus());
  const shown = [...document.querySelectorAll('#health .tag')].map((each) => each.textContent);
  expect(shown).toContain('Bee stings, Swollen face, Severe');
  expect(shown).toContain('Penicillin, Hives, Moderate');
  expect(section().getByText(/^Reviewed November 5, 2026/)).toBeVisible();
  expect(section().getByText('Changed November 5, 2026')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toEqual([
    {
      memberId: 'EVF00421787',
      allergies: [
        { name: 'Penicillin', spanishName: '', reaction: 'Hives', severity: 'moderate' },
        { name: 'Latex', spanishName: '', reaction: '', severity: 'unknown' },
        { name: 'Eggs', spanishName: '', reaction: '', severity: 'unknown' },
        { name: 'Bee stings', spanishName: '', reaction: 'Swollen face', severity: 'severe' },
      ],
      conditions: ['High blood pressure', 'Type 2 diabetes'],
    },
  ]);
});

test('a drug is found by its name in the catalogue, and shown in the reader’s language', async () => {
  const opened = await open({ language: 'es' });
  const { user } = opened;
  await user.click(button('Cambiar perfil de salud'));
  await user.type(section().getByLabelText('Agregar otra alergia'), 'amoxi');
  const found = await section().findAllByRole('option', { name: 'Amoxicilina' });
  expect(found).toHaveLength(1);
  await user.click(found[0]!);
  expect(section().getByRole('group', { name: 'Amoxicilina' })).toBeVisible();
  expect(section().getByLabelText('Agregar otra alergia')).toHaveValue('');
  await user.click(button('Guardar'));
  expect(await section().findByText('Amoxicilina')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toMatchObject([
    {
      allergies: [
        { name: 'Penicillin' },
        { name: 'Latex' },
        { name: 'Amoxicillin', spanishName: 'Amoxicilina' },
      ],
    },
  ]);
});

test('a common allergy that is on record in other letters can be taken off the list', async () => {
  const record = { name: 'latex', spanishName: '', reaction: '', severity: 'mild' };
  const { user } = await open({
    overrides: {
      'health.getInformation': {
        body: {
          allergies: [record],
          conditions: [],
          reviewedOn: '2026-03-02',
          changedOn: { allergies: null, conditions: null },
        },
      },
    },
  });
  await user.click(button('Change health profile'));
  expect(section().getByLabelText('Latex')).toBeChecked();
  await user.click(section().getByLabelText('Latex'));
  expect(section().getByLabelText('Latex')).not.toBeChecked();
});

test('a tick that was taken away by mistake brings back what was said', async () => {
  const { user } = await open();
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Penicillin'));
  expect(section().queryByRole('group', { name: 'Penicillin' })).toBeNull();
  await user.click(section().getByLabelText('Penicillin'));
  const penicillin = within(section().getByRole('group', { name: 'Penicillin' }));
  expect(penicillin.getByLabelText(/^What happens/)).toHaveValue('Hives');
});

test('a name that is too long is not added, and says so at its field', async () => {
  const { user } = await open();
  await user.click(button('Change health profile'));
  const field = section().getByLabelText('Add another allergy');
  await user.click(field);
  await user.paste('x'.repeat(101));
  await user.click(button('Add'));
  expect(field).toHaveAccessibleDescription(/Use at most 100 characters\./);
  expect(field).toHaveValue('x'.repeat(101));
  expect(section().queryByRole('group', { name: /^x/ })).toBeNull();
});

test.each([
  [
    'en',
    'Change health profile',
    'Add another allergy',
    'Add',
    /Enter an allergy, such as penicillin\./,
  ],
  ['es', 'Cambiar', 'Agregar otra alergia', 'Agregar', /Ingrese una alergia, como penicilina\./],
] as const)(
  '%s: Add with a blank field asks for the allergy at the field',
  async (language, change, label, add, words) => {
    const { user } = await open({ language });
    await user.click(section().getByRole('button', { name: new RegExp(`^${change}`) }));
    const field = section().getByLabelText(label);
    await user.click(section().getByRole('button', { name: add }));
    expect(field).toHaveAccessibleDescription(words);
    expect(field).toHaveFocus();
    await user.type(field, 'B');
    expect(field).toBeValid();
  },
);

test('an allergy is added once, in any case and language, and taken off the list again', async () => {
  const { user } = await open();
  await user.click(button('Change health profile'));
  const field = section().getByLabelText('Add another allergy');
  await user.type(field, ' latex {Enter}');
  expect(section().getAllByRole('group', { name: 'Latex' })).toHaveLength(1);
  await user.type(field, 'Bee stings');
  await user.click(button('Add'));
  await user.click(section().getByRole('button', { name: 'Remove Bee stings' }));
  expect(section().queryByRole('group', { name: 'Bee stings' })).toBeNull();
  expect(field).toHaveFocus();
});

test('what is typed and not added is not lost: it is named, and nothing is sent', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  await user.type(section().getByLabelText('Add another allergy'), 'Bee stings');
  await user.click(button('Save'));
  const field = section().getByLabelText('Add another allergy');
  expect(field).toHaveAccessibleDescription(/“Bee stings” is not on your list yet/);
  expect(field).toHaveFocus();
  expect(sentTo(opened, 'health.save')).toEqual([]);
});

test('a reaction that is too long says so, and has the focus', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  const latex = within(section().getByRole('group', { name: 'Latex' }));
  const reaction = latex.getByLabelText(/^What happens/);
  await user.click(reaction);
  await user.paste('x'.repeat(101));
  await user.click(button('Save'));
  expect(reaction).toHaveAccessibleDescription('Use at most 100 characters.');
  expect(reaction).toHaveFocus();
  expect(sentTo(opened, 'health.save')).toEqual([]);
});

test('“No known allergies” excludes every other, and gives them back when it is unticked', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('No known allergies'));
  expect(section().queryByLabelText('Latex')).toBeNull();
  await user.click(section().getByLabelText('No known allergies'));
  expect(section().getByLabelText('Latex')).toBeChecked();
  await user.click(section().getByLabelText('No known allergies'));
  await user.click(button('Save'));
  expect(await section().findByText('No known allergies')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toMatchObject([{ allergies: [] }]);
});

test('an empty list says to choose, and nothing is sent', async () => {
  const opened = await open();
  const { user } = opened;
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Latex'));
  await user.click(section().getByLabelText('Penicillin'));
  await user.click(button('Save'));
  expect(section().getByText('Choose your allergies, or “No known allergies”.')).toBeVisible();
  expect(section().getByLabelText('No known allergies')).toHaveFocus();
  expect(
    section().getByLabelText('No known allergies').closest('fieldset'),
  ).toHaveAccessibleDescription(/Choose your allergies/);
  await user.type(section().getByLabelText('Others'), 'x'.repeat(101));
  expect(section().queryByText('Use at most 100 characters on one line.')).toBeNull();
  await user.click(button('Save'));
  expect(section().getByText('Use at most 100 characters on one line.')).toBeVisible();
  expect(sentTo(opened, 'health.save')).toEqual([]);
});

test('“Nothing has changed” confirms the lists as they are', async () => {
  const opened = await open();
  await opened.user.click(button('Nothing has changed'));
  expect(await section().findByText(/^Reviewed November 5, 2026/)).toBeVisible();
  expect(section().getByText('Changed November 18, 2025')).toBeVisible();
});

test('lists that are not saved stay in the form', async () => {
  const { user } = await open({ overrides: { 'health.save': { status: 503 } } });
  await user.click(button('Change health profile'));
  await user.click(section().getByLabelText('Asthma'));
  await user.click(button('Save'));
  expect(await section().findByText(/^Your change was not saved/)).toBeVisible();
  expect(section().getByLabelText('Asthma')).toBeChecked();
});

test('common names are in the member’s language; staff read them only', async () => {
  await open({ language: 'es', overrides: acting });
  expect(section().getByText('Presión arterial alta')).toBeVisible();
  await waitFor(() => expect(section().queryByRole('button')).toBeNull());
});
