import { createApiClient } from '@portal/api-client';
import { messages } from '@portal/contracts/messages';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { type RenderedScreen, renderScreen, reviewPayment, scenarioTransport } from '../testing';

const dayMs = 86_400_000;

/** Opens a path in another tab, days later; visits of one run are of one member with the same services. */
function visit(path: string, scenario: string, run: string, daysAhead = 0) {
  const transport = scenarioTransport(scenario, { run, daysAhead, withoutDelays: true });
  const now = new Date(Date.parse(transport.scenario.clock) + daysAhead * dayMs);
  return renderScreen(path, { scenario, transport, now });
}

const button = (name: RegExp | string) => screen.getByRole('button', { name });

interface Act {
  what: string;
  scenario: string;
  path: string;
  /** Gives what the receipt states, where the words alone could be those of something else. */
  act: (at: RenderedScreen) => Promise<string | void>;
  /** Where it is read again, and what is said there. */
  place: string;
  says: RegExp[];
}

const acts: Act[] = [
  {
    what: 'a plan that was chosen',
    scenario: 'medicare-member',
    path: '/member/planselection?plan=PDP-088',
    act: async ({ user }) => {
      const choose = { name: 'Choose this plan' };
      await user.click(await screen.findByRole('button', choose));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', choose));
      await screen.findByText('This is your plan for 2027');
    },
    place: '/member/planselection',
    says: [/^You chose .* for 2027$/],
  },
  {
    what: 'an invitation',
    scenario: 'family-access',
    path: '/member/family-access/invite',
    act: async ({ user }) => {
      await user.type(screen.getByLabelText('Name'), 'Pim Newbury');
      await user.type(screen.getByLabelText(/^Email/), 'pim.newbury@example.com');
      await user.click(screen.getByLabelText('This person is 18 or older.'));
      await user.click(screen.getByLabelText('See claims, drugs and limits'));
      await user.click(button('Send the invitation'));
      await screen.findByText(/^We sent it to pim\.newbury@example\.com/);
    },
    place: '/member/family-access',
    says: [/^Pim Newbury/],
  },
  {
    what: 'an answer to a message',
    scenario: 'commercial-member',
    path: '/member/message-center?message=7006',
    act: async ({ user }) => {
      await user.type(await screen.findByLabelText(/^Your answer/), 'Leave it in the mailbox');
      await user.click(button('Send'));
      await screen.findByText(/^We answer by November 6, 2026/);
    },
    place: '/member/message-center?message=7006',
    says: [/^Leave it in the mailbox$/],
  },
  {
    what: 'a message',
    scenario: 'commercial-member',
    path: '/member/contact',
    act: async ({ transport }) => {
      const body = {
        language: 'en' as const,
        topic: 'claim',
        subject: 'I was charged differently',
        body: 'More than the quote.',
        replyBy: 'messageCenter',
      };
      const { send } = createApiClient({ transport })(messages);
      await firstValueFrom(send({ body, idempotencyKey: 'key-1' }));
    },
    place: '/member/contact?step=sent&number=SM-90001',
    says: [/^SM-90001$/, /^More than the quote\.$/],
  },
  {
    what: 'a payment',
    scenario: 'past-due-member',
    path: '/payments/pay',
    act: async (at) => {
      await reviewPayment(at);
      await at.user.click(button('Pay $21.00'));
      await screen.findByText('We have your payment', {}, { timeout: 5_000 });
      const stated = document.querySelector('[data-says^="paymentAmount "]');
      return stated?.getAttribute('data-says') ?? 'nothing';
    },
    place: '/payments',
    says: [/\$21\.00/],
  },
];

describe.each(acts)('$what', ({ what, scenario, path, act, place, says }) => {
  test('is read from the service: after a reload at once, in another tab, and the next day', async () => {
    const stated = await act(await visit(path, scenario, what));
    for (const daysAhead of [0, 1]) {
      cleanup();
      await visit(place, scenario, what, daysAhead);
      for (const said of says) expect((await screen.findAllByText(said))[0]).toBeVisible();
      if (stated) {
        await waitFor(() =>
          expect(document.querySelector(`[data-says*="${stated}"]`)).toBeInTheDocument(),
        );
      }
    }
  });
});
