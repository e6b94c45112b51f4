import type { FormDefinition } from '@portal/domain/forms';
import { form as priorAuthorization } from '@portal/domain/forms/ccp-prior-auth';
import { form as determination } from '@portal/domain/forms/coverage-determination';
import { form as exception } from '@portal/domain/forms/drug-exception';
import type { OpenPortal } from './open-portal';
import { type Person, personAt } from './person';

const order = async ({ goTo, press, act, see }: Person) => {
  await goTo('/member/mail-order');
  await press('checkbox', /^Select all/);
  await press('button', /^Order \d refills?$/);
  await press('button', 'Continue');
  await press('checkbox', 'This is right and complete');
  await press('button', 'Continue');
  await press('radio', /^2-day/);
  await press('button', 'Continue');
  await press('button', 'Continue');
  await press('checkbox', /^I agree/);
  await act('button', /^Place order/);
  see(/medicines are ordered/);
};

const prescriberName = 'Imogen Quillfeather';

/** Signs a form at its last step and sends it. */
async function send({ press, act, type, see, name }: Person, definition: FormDefinition) {
  await type(/^Type your full name/, name());
  await press('checkbox', definition.signature?.statement.en ?? '');
  await act('button', definition.send.en);
  see(new RegExp(definition.sent.title.en));
}

const actions = {
  'pays the balance': async ({ goTo, press, act, see }) => {
    await goTo('/payments/pay');
    await press('radio', /^The whole balance/);
    await press('button', 'Continue');
    await act('button', /^Pay \$/);
    see(/We have your payment/);
  },
  'plans a payment': async ({ goTo, press, act, type, dayIn, see }) => {
    await goTo('/payments/pay');
    await press('radio', /^The whole balance/);
    await press('radio', 'On a later day');
    await type('Day of the payment', dayIn(6));
    await press('button', 'Continue');
    await act('button', /^Plan to pay/);
    see(/Your payment is planned/);
  },
  'orders refills': order,
  'orders refills and cancels': async (person) => {
    await order(person);
    await person.goTo('/member/mail-order/orders');
    await person.press('link', /^HD-/);
    await person.press('button', /^Cancel/);
    await person.act('button', /^Cancel/);
    person.see(/The order is canceled/);
  },
  'turns auto-refill on': async ({ goTo, press, act, see }) => {
    await goTo('/member/mail-order/auto-refill');
    await press('button', /^Turn on/);
    await act('button', 'Yes, turn it on');
    see(/Auto-refill is on for/);
  },
  'ends the access of a caregiver': async ({ goTo, press, act, see }) => {
    await goTo('/member/family-access');
    await press('button', /^End access/);
    await act('button', 'End access');
    see(/can no longer see or use your account/);
  },
  'sets a pharmacy': async ({ goTo, press, act, see }) => {
    await goTo('/member/find-a-pharmacy?radius=2');
    await press('button', 'Corner Lantern Drugs');
    await press('button', 'Set as my default');
    await act('button', 'Set Default');
    see(/is now your default pharmacy/);
  },
  'chooses a plan': async ({ goTo, press, act, see }) => {
    await goTo('/member/planselection');
    await press('link', /^See .* Plus/);
    await press('button', 'Choose this plan');
    await act('button', 'Choose this plan');
    see(/This is your plan for 2027/);
  },
  'allows home delivery for an adult': async ({ goTo, press, act, type, see }) => {
    await goTo('/member/mail-order/family');
    const typed = {
      'First name': 'Rafael',
      'Last name': 'Sampleton',
      Month: '9',
      Day: '21',
      Year: '1976',
    };
    for (const [label, value] of Object.entries(typed)) await type(label, value);
    await press('button', 'Find this person');
    await press('radio', /and order$/);
    await type(/^Signature/, 'Rafael Sampleton');
    await act('button', 'Allow it');
    see(/Rafael Sampleton allows it/);
  },
  'turns the automatic payment on': async ({ goTo, press, act, type, choose, see }) => {
    await goTo('/payments/automatic');
    await choose('Day of the month', '12');
    await type('Monthly limit, in dollars', '60');
    await press('checkbox', /charged up to/);
    await act('button', 'Save');
    see(/Your automatic payment is saved/);
  },
  'invites a caregiver': async ({ goTo, press, act, type, see }) => {
    await goTo('/member/family-access/invite');
    await type('Name', 'Pim Newbury');
    await type(/^Email/, 'pim.newbury@example.com');
    await press('checkbox', 'This person is 18 or older.');
    await press('checkbox', /^See claims, drugs and limits/);
    await act('button', 'Send the invitation');
    see(/The invitation is on its way/);
  },
  'sends a message': async ({ goTo, press, act, type, see }) => {
    await goTo('/member/contact?about=quote&id=Q100001');
    await type('Subject', 'I was charged differently');
    await type(/^Message/, 'More than the quote.');
    await press('button', 'Continue');
    await act('button', 'Send my message');
    see(/We answer by/);
  },
  'answers a message': async ({ goTo, act, type, see }) => {
    await goTo('/member/message-center?message=7006');
    await type(/^Your answer/, 'It has not arrived.');
    await act('button', 'Send');
    see(/It has not arrived/);
  },
  'refills without signing in': async ({ goTo, press, act, type, see }) => {
    await goTo('/member/quick-refill');
    await type('Rx number', '4402101');
    for (const [label, value] of [
      ['Month', '3'],
      ['Day', '2'],
      ['Year', '1978'],
    ] as const) {
      await type(label, value);
    }
    await press('button', 'Find my prescription');
    await press('radio', 'Use the card on file');
    await act('button', 'Order this refill');
    see(/Your refill is ordered/);
  },
  'asks for an exception': async (person) => {
    await person.reviewForm(determination, {
      requests: ['skipStep'],
      fast: false,
      statement: 'later',
      prescriberName,
      files: [],
    });
    await send(person, determination);
  },
  'asks for an approval': async (person) => {
    await person.reviewForm(priorAuthorization, { prescriberName, files: [] });
    await send(person, priorAuthorization);
  },
  'asks for another drug to be covered': async (person) => {
    await person.reviewForm(exception, {
      request: 'step',
      prescriberName,
      files: [],
    });
    await send(person, exception);
  },
  /** Time alone passes. */
  waits: async () => {},
  'reads a message': async ({ goTo, act, see }) => {
    await goTo('/member/message-center');
    await act('link', /A drug needs approval first/);
    see(/3 unread/);
  },
} satisfies Record<string, (person: Person) => Promise<void>>;

/** Lets a person do something, each step of it read; throws where the page has no way to do it. */
export async function doAction(
  portal: OpenPortal,
  name: string,
  readStep: () => void,
): Promise<void> {
  if (!(name in actions)) throw new Error(`There is no action "${name}".`);
  await actions[name as keyof typeof actions](personAt(portal, readStep));
}
