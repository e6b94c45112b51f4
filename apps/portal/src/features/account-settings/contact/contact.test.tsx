import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { acting, button, openSettings, sentTo } from '../testing/settings';

const contact = () => within(document.getElementById('contact')!);

test('a mobile number is added from the notice that texts are off, which is then gone', async () => {
  const opened = await openSettings();
  const { user } = opened;
  expect(screen.getByText(/^You chose texts for 2 kinds of news/)).toBeVisible();
  await user.click(button('Add a mobile number'));
  const number = screen.getByLabelText('Phone number');
  expect(number).toHaveFocus();
  await user.type(number, '(612) 555-0142');
  await user.click(button('Save'));
  expect(await contact().findByText('1-612-555-0142')).toBeVisible();
  expect(contact().getByText('Gets text messages')).toBeVisible();
  expect(contact().getByText(/^Saved at/)).toBeVisible();
  expect(screen.queryByText(/^You chose texts/)).toBeNull();
  expect(button('Change Mobile phone')).toHaveFocus();
  expect(sentTo(opened, 'accountSettings.savePhone')).toMatchObject([
    { phone: { kind: 'mobile', number: '6125550142', mayText: true, isPreferred: false } },
  ]);
  await expectNoAxeViolations();
});

test.each([
  ['612-555', 'Enter a 10-digit phone number, with or without dashes.'],
  ['+44 20 7946 0101', /^We can only use U.S. numbers/],
  ['📞 call me', 'Enter a 10-digit phone number, with or without dashes.'],
  ['هاتف ٦١٢', 'Enter a 10-digit phone number, with or without dashes.'],
  ['M'.repeat(51), 'Enter a 10-digit phone number, with or without dashes.'],
])('for “%s” it says what to enter, and what was typed stays', async (typed, message) => {
  const opened = await openSettings();
  const { user } = opened;
  await user.click(button('Add Work phone'));
  const number = screen.getByLabelText('Phone number');
  await user.type(number, typed);
  await user.type(screen.getByLabelText('Extension (optional)'), '12x');
  await user.click(button('Save'));
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByText('Enter the extension using up to 6 digits.')).toBeVisible();
  expect(number).toHaveValue(typed);
  expect(number).toHaveFocus();
  expect(sentTo(opened, 'accountSettings.savePhone')).toEqual([]);
});

test('what is typed stays while another setting is saved and the settings do not load again', async () => {
  const { user, transport } = await openSettings();
  await user.click(button('Add Work phone'));
  await user.type(screen.getByLabelText('Phone number'), '612-555');
  transport.override('accountSettings.get', { offline: true });
  const [box] = [...document.querySelectorAll<HTMLInputElement>('#notifications input:enabled')];
  await user.click(box!);
  expect(await screen.findByText('This may not be up to date')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('612-555');
  await expectNoAxeViolations();
  transport.override('accountSettings.get', undefined);
  await user.click(button('Try again'));
  await waitFor(() => expect(screen.queryByText('This may not be up to date')).toBeNull());
  expect(screen.getByLabelText('Phone number')).toHaveValue('612-555');
});

test('a phone is removed, and the row offers to add one', async () => {
  const { user } = await openSettings();
  await user.click(button('Change Home phone'));
  expect(screen.getByLabelText('Phone number')).toHaveValue('1-612-555-0101');
  await user.click(button('Remove this phone'));
  await waitFor(() => expect(button('Add Home phone')).toHaveFocus());
});

test('a phone that is not saved keeps what was typed and says that nothing changed', async () => {
  const { user } = await openSettings({ scenario: 'account-settings-failing' });
  await user.click(button('Add Mobile phone'));
  await user.type(screen.getByLabelText('Phone number'), '6125550142');
  await user.click(button('Save'));
  expect(await screen.findByText(/^Your change was not saved/)).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('1-612-555-0142');
  await user.click(button('Cancel'));
  await user.click(button('Add Mobile phone'));
  expect(screen.queryByText(/^Your change was not saved/)).toBeNull();
});

test('a phone that is saved while another one is being saved is sent, too', async () => {
  const opened = await openSettings();
  const { user, transport } = opened;
  await user.click(button('Add Mobile phone'));
  await user.type(screen.getByLabelText('Phone number'), '6125550142');
  const release = transport.hold('accountSettings.savePhone');
  await user.click(button('Save'));
  await user.click(button('Add Work phone'));
  await user.type(screen.getByLabelText('Phone number'), '6125550143');
  await user.click(button('Save'));
  release();
  expect(await contact().findByText('1-612-555-0143')).toBeVisible();
  expect(contact().getByText('1-612-555-0142')).toBeVisible();
  expect(sentTo(opened, 'accountSettings.savePhone')).toMatchObject([
    { phone: { kind: 'mobile' } },
    { phone: { kind: 'work' } },
  ]);
});

test('the outcome of a phone that was closed does not close the next one', async () => {
  const { user, transport } = await openSettings();
  await user.click(button('Add Mobile phone'));
  await user.type(screen.getByLabelText('Phone number'), '6125550142');
  const release = transport.hold('accountSettings.savePhone');
  await user.click(button('Save'));
  await user.click(button('Cancel'));
  await user.click(button('Add Work phone'));
  await user.type(screen.getByLabelText('Phone number'), '612');
  release();
  expect(await contact().findByText('1-612-555-0142')).toBeVisible();
  expect(screen.getByLabelText('Phone number')).toHaveValue('612');
});

test('staff read the phones and cannot change them', async () => {
  await openSettings({ overrides: acting });
  expect(screen.getByText('1-612-555-0101')).toBeVisible();
  const buttons = [...document.querySelectorAll('main button')];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Change to Español']);
});

test('the mailing address says who changes it', async () => {
  await openSettings();
  expect(screen.getByText('Your employer keeps this. Call them to change it.')).toBeVisible();
});

test('speaks Spanish', async () => {
  const { user } = await openSettings({ language: 'es', scenario: 'medicare-member' });
  expect(screen.getByText('Sin confirmar')).toBeVisible();
  await user.click(button('Cambiar Teléfono celular'));
  await user.clear(screen.getByLabelText('Número de teléfono'));
  await user.click(button('Guardar'));
  expect(screen.getByText('Ingrese un número de teléfono de 10 dígitos.')).toBeVisible();
  await expectNoAxeViolations();
});
