import { addDays, localDay } from '@portal/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenPortal } from './open-portal';

/** A step that React renders bit by bit changes nothing on the page for some turns. */
const turnsOfStep = 80;

type Role = 'button' | 'link' | 'radio' | 'checkbox';

/** A person at the page, which is in English. Of several things of one name the first is meant. */
function personAt(portal: OpenPortal) {
  const user = userEvent.setup({ delay: null });
  return {
    goTo: portal.goTo,
    /** Presses something on the page, or in the dialog that is open. */
    press: async (role: Role, name: string | RegExp) => {
      const dialog = screen.queryByRole('dialog');
      const here = within(dialog ?? document.body);
      const [found] = here.queryAllByRole(role, { name });
      if (!found) {
        const others = here.queryAllByRole(role).map(({ textContent }) => textContent);
        throw new Error(
          `No ${role} ${String(name)} at ${window.location.pathname}: ${others.join(' | ')}`,
        );
      }
      await user.click(found);
      await portal.settle(turnsOfStep);
    },
    /** Puts a text into a field at once, as a paste or a date picker does. */
    type: (label: string | RegExp, value: string) => {
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
      return portal.settle(turnsOfStep);
    },
    choose: async (label: string | RegExp, option: string) => {
      await user.selectOptions(screen.getByLabelText(label), option);
      await portal.settle(turnsOfStep);
    },
    /** What the page says once it is done. */
    see: (words: RegExp) => {
      const { textContent } = document.body;
      if (!words.test(textContent))
        throw new Error(
          `${String(words)} is not said at ${window.location.pathname}: ${textContent}`,
        );
    },
    /** The day in so many days, YYYY-MM-DD. */
    dayIn: (days: number) => addDays(localDay(portal.clock.now()), days),
  };
}

type Person = ReturnType<typeof personAt>;

const order = async ({ goTo, press, see }: Person) => {
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
  await press('button', /^Place order/);
  see(/medicines are ordered/);
};

const actions = {
  'pays the balance': async ({ goTo, press, see }) => {
    await goTo('/payments/pay');
    await press('radio', /^The whole balance/);
    await press('button', 'Continue');
    await press('button', /^Pay \$/);
    see(/We have your payment/);
  },
  'plans a payment': async ({ goTo, press, type, dayIn, see }) => {
    await goTo('/payments/pay');
    await press('radio', /^The whole balance/);
    await press('radio', 'On a later day');
    await type('Day of the payment', dayIn(6));
    await press('button', 'Continue');
    await press('button', /^Plan to pay/);
    see(/Your payment is planned/);
  },
  'orders refills': order,
  'orders refills and cancels': async (person) => {
    await order(person);
    await person.goTo('/member/mail-order/orders');
    await person.press('link', /^HD-/);
    await person.press('button', /^Cancel/);
    await person.press('button', /^Cancel/);
    person.see(/The order is canceled/);
  },
  'turns auto-refill on': async ({ goTo, press, see }) => {
    await goTo('/member/mail-order/auto-refill');
    await press('button', /^Turn on/);
    await press('button', 'Yes, turn it on');
    see(/Auto-refill is on for/);
  },
  'ends the access of a caregiver': async ({ goTo, press, see }) => {
    await goTo('/member/family-access');
    await press('button', /^End access/);
    await press('button', 'End access');
    see(/can no longer see or use your account/);
  },
  'sets a pharmacy': async ({ goTo, press, see }) => {
    await goTo('/member/find-a-pharmacy?radius=2');
    await press('button', 'Corner Lantern Drugs');
    await press('button', 'Set as my default');
    await press('button', 'Set Default');
    see(/is now your default pharmacy/);
  },
  'chooses a plan': async ({ goTo, press, see }) => {
    await goTo('/member/planselection');
    await press('link', /^See .* Plus/);
    await press('button', 'Choose this plan');
    await press('button', 'Choose this plan');
    see(/This is your plan for 2027/);
  },
  'allows home delivery for an adult': async ({ goTo, press, type, see }) => {
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
    await press('button', 'Allow it');
    see(/Rafael Sampleton allows it/);
  },
  'turns the automatic payment on': async ({ goTo, press, type, choose, see }) => {
    await goTo('/payments/automatic');
    await choose('Day of the month', '12');
    await type('Monthly limit, in dollars', '60');
    await press('checkbox', /charged up to/);
    await press('button', 'Save');
    see(/Your automatic payment is saved/);
  },
  /** Time alone passes. */
  waits: async () => {},
  'reads a message': async ({ goTo, press, see }) => {
    await goTo('/member/message-center');
    await press('link', /A drug needs approval first/);
    see(/3 unread/);
  },
} satisfies Record<string, (person: Person) => Promise<void>>;

/** Lets a person do something; throws where the page has no way to do it. */
export async function doAction(portal: OpenPortal, name: string): Promise<void> {
  if (!(name in actions)) throw new Error(`There is no action "${name}".`);
  await actions[name as keyof typeof actions](personAt(portal));
}
