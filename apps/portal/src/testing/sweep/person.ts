import { addDays, planDay } from '@portal/domain';
import {
  type Answers,
  exampleAnswers,
  type FormDefinition,
  type FormFacts,
} from '@portal/domain/forms';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draftSaveRequested } from '../../forms/draft/drafts.slice';
import { selectSession } from '../../session';
import type { OpenPortal } from './open-portal';

/** A step that React renders bit by bit changes nothing on the page for some turns. */
const turnsOfStep = 80;

type Role = 'button' | 'link' | 'radio' | 'checkbox';

/**
 * A person at the page, which is in English. Of several things of one name the first is meant. `readStep` reads what each
 * step shows, until something is done.
 */
export function personAt(portal: OpenPortal, readStep: () => void) {
  const user = userEvent.setup({ delay: null });
  let isDone = false;
  const press = async (role: Role, name: string | RegExp) => {
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
  };
  return {
    goTo: portal.goTo,
    /** Presses something on the page, or in the dialog that is open, and nothing is done by it yet. */
    press: async (role: Role, name: string | RegExp) => {
      await press(role, name);
      if (!isDone) readStep();
    },
    /** Presses what does it: from here on the page states what is so afterwards. */
    act: (role: Role, name: string | RegExp) => {
      isDone = true;
      return press(role, name);
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
    /** Opens a form at its last step, as a draft of it that was left there. */
    reviewForm: async (definition: FormDefinition, given: Answers) => {
      const facts = exampleFactsOf(portal);
      const answers = exampleAnswers(definition, facts, given);
      const content = { version: definition.version, key: 'sweep', answers };
      // What saves a draft comes with the form.
      await portal.goTo(definition.path);
      portal.store.dispatch(draftSaveRequested({ formId: definition.id, step: 'review', content }));
      await portal.settle();
      await portal.goTo('/member/dashboard');
      await portal.goTo(definition.path);
      readStep();
    },
    /** What the page says once it is done. */
    see: (words: RegExp) => {
      const { textContent } = document.body;
      if (!words.test(textContent))
        throw new Error(
          `${String(words)} is not said at ${window.location.pathname}: ${textContent}`,
        );
    },
    /** Who is signed in. */
    name: () => {
      const { givenName, familyName } = exampleFactsOf(portal).known;
      return `${givenName} ${familyName}`;
    },
    /** The day in so many days, YYYY-MM-DD. */
    dayIn: (days: number) => addDays(planDay(portal.clock.now()), days),
  };
}

export type Person = ReturnType<typeof personAt>;

/** What the examples of a form's answers may depend on: a request for someone else is not in the member's list. */
function exampleFactsOf({ store, clock }: OpenPortal): FormFacts {
  const { userInfo, businessLine } = selectSession(store.getState());
  const { userFirstName = '', userLastName = '', memberId = '', dob = '' } = userInfo ?? {};
  return {
    today: planDay(clock.now()),
    signedIn: true,
    businessLine: businessLine ?? 'COMMERCIAL',
    known: { givenName: userFirstName, familyName: userLastName, memberId, birthDate: dob },
  };
}
