import { screen, within } from '@testing-library/react';
import { type RenderedScreen, renderScreen, type RenderOptions } from '../../testing';
import { button, enterCard, openPage, placeOrder } from './testing/checkout';

const refused = 'home-delivery-changes-failing';
const unanswered = 'home-delivery-changes-unanswered';

const lines = [{ rxNumber: '4402101', days: 90 }];
const at = (page: Parameters<typeof openPage>[0]) => (options: RenderOptions) =>
  openPage(page, { ...options, cart: { lines } });
const atPath = (path: string, ready: RegExp) => async (options: RenderOptions) => {
  const rendered = await renderScreen(`/member/mail-order/${path}`, options);
  await screen.findByText(ready);
  return rendered;
};
const typed = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;

interface Change {
  call: string;
  open: (options: RenderOptions) => Promise<RenderedScreen>;
  /** What the member does. */
  change: (rendered: RenderedScreen) => Promise<void>;
  /** What the page then says: what failed, and what to do. */
  says: RegExp;
  /** What it says of an answer that never came, where that differs. */
  unsure?: RegExp;
  /** What is still there afterwards. */
  isAsBefore: () => unknown;
}

const changes: Change[] = [
  {
    call: 'mailOrderCheckout.saveAddress',
    open: at('shipping'),
    change: async ({ user }) => {
      await user.click(button('Edit Home'));
      await user.clear(screen.getByLabelText('City'));
      await user.type(screen.getByLabelText('City'), 'Exampleton');
      await user.click(button('Save address'));
    },
    says: /^The address was not saved\. What you typed is still here\. Try again\.$/,
    unsure: /^We do not know if the address was saved\./,
    isAsBefore: () => expect(typed(/^City$/)).toBe('Exampleton'),
  },
  {
    call: 'mailOrderCheckout.removeAddress',
    open: at('shipping'),
    change: ({ user }) => user.click(button('Delete Work')),
    says: /^The address was not deleted\. Try again\.$/,
    unsure: /^We did not get an answer\. Check if the address is still in this list/,
    isAsBefore: () => expect(screen.getByLabelText(/^Work/)).toBeEnabled(),
  },
  {
    call: 'mailOrderCheckout.confirmHealth',
    open: at('health'),
    change: async ({ user }) => {
      await user.click(button('Change'));
      await user.type(screen.getByLabelText('Allergies'), '\nPollen');
      await user.click(button('Save'));
    },
    says: /^Your health information was not saved\. Try again\.$/,
    unsure: /^We do not know if your health information was saved\./,
    isAsBefore: () => expect(typed(/^Allergies$/)).toMatch(/Pollen$/),
  },
  {
    call: 'mailOrderCheckout.saveCard',
    open: at('payment'),
    change: enterCard,
    // 503 does not say that the processor has not stored it.
    says: /^We did not get an answer, and nothing was charged\. Check if the card/,
    isAsBefore: () => expect(screen.getByLabelText('Another card')).toBeChecked(),
  },
  {
    call: 'payments.removeCard',
    open: at('payment'),
    change: ({ user }) => user.click(button(/^Delete this card/)),
    says: /^The card was not deleted\. Try again\.$/,
    unsure: /^We did not get an answer\. Check if the card is still/,
    isAsBefore: () => expect(screen.getByLabelText(/^Visa ending in 4242/)).toBeChecked(),
  },
  {
    call: 'mailOrderCheckout.placeOrder',
    open: at('review'),
    change: placeOrder,
    says: /^Your order has not reached us yet$/,
    isAsBefore: () => expect(button('Send it again')).toBeEnabled(),
  },
  {
    call: 'mailOrderCheckout.savePackaging',
    open: atPath('profile', /^Packaging$/),
    change: async ({ user }) => {
      await user.click(screen.getByLabelText(/^Labels in Spanish/));
      await user.click(button('Save packaging'));
    },
    says: /^The packaging was not saved/,
    unsure: /^We do not know if the packaging was saved/,
    isAsBefore: () => expect(screen.getByLabelText(/^Labels in Spanish/)).toBeChecked(),
  },
  {
    call: 'mailOrderProfile.save',
    open: atPath('profile', /^Phones and shipping$/),
    change: async ({ user }) => {
      await user.type(await screen.findByLabelText('Phone 1'), '612-555-0142');
      await user.click(button('Save phones and shipping'));
    },
    says: /^Phones and shipping were not saved/,
    unsure: /^We do not know if phones and shipping were saved/,
    isAsBefore: () => expect(typed(/^Phone 1$/)).toBe('1-612-555-0142'),
  },
  {
    call: 'mailOrderFamily.authorize',
    open: atPath('family', /^Whose home delivery you can use$/),
    change: async ({ user }) => {
      await user.type(screen.getByLabelText('First name'), 'Rafael');
      await user.type(screen.getByLabelText('Last name'), 'Sampleton');
      await user.type(screen.getByLabelText('Month'), '9');
      await user.type(screen.getByLabelText('Day'), '21');
      await user.type(screen.getByLabelText('Year'), '1976');
      await user.click(button('Find this person'));
      await screen.findByText('Authorization by Rafael Sampleton');
      await user.click(
        screen.getByLabelText('See home delivery prescriptions and orders, and order'),
      );
      await user.type(screen.getByLabelText(/^Signature/), 'Rafael Sampleton');
      await user.click(button('Allow it'));
    },
    says: /^The authorization was not saved/,
    unsure: /^We did not get an answer\. Look at the list of people/,
    isAsBefore: () => expect(typed(/^Signature/)).toBe('Rafael Sampleton'),
  },
  {
    call: 'mailOrderFamily.revoke',
    open: atPath('family', /^Whose home delivery you can use$/),
    change: async ({ user }) => {
      await user.click(button(/^End authorization/));
      await user.click(within(screen.getByRole('dialog')).getByText('End authorization'));
    },
    says: /^The authorization did not end/,
    unsure: /^We did not get an answer\. Look at the list of people/,
    isAsBefore: () => expect(button(/^End authorization/)).toBeEnabled(),
  },
  {
    call: 'mailOrderNewRx.request',
    open: atPath('transfer', /^Drug name$/),
    change: async ({ user }) => {
      await user.type(screen.getByLabelText('Drug name'), 'Montelukast');
      await user.click(button('Continue'));
      await user.type(screen.getByLabelText('Name of the pharmacy'), 'Placeholder Pharmacy');
      await user.type(screen.getByLabelText('Phone number of the pharmacy'), '612-555-0131');
      await user.click(screen.getByLabelText(/^You may call/));
      await user.click(button('Continue'));
      await user.type(screen.getByLabelText('Your phone number'), '612-555-0142');
      await user.click(button('Continue'));
      await user.click(button('Move this prescription'));
    },
    says: /nothing you typed is lost/i,
    isAsBefore: () => expect(screen.getByText('Placeholder Pharmacy')).toBeVisible(),
  },
];

describe.each([refused, unanswered])('in %s', (scenario) => {
  test.each(changes)('$call says what failed and what to do', async (each) => {
    const { call, open, change, isAsBefore } = each;
    const says = (scenario === unanswered && each.unsure) || each.says;
    const rendered = await open({ scenario });
    await change(rendered);
    expect(await screen.findByText(says)).toBeVisible();
    isAsBefore();
    expect(rendered.transport.calls.map(({ endpointId }) => endpointId)).toContain(call);
  });
});
