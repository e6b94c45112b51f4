import { type ApiClient, createApiClient } from '@portal/api-client';
import { accountSecurity } from '@portal/contracts/account-security';
import { coverageRequests } from '@portal/contracts/coverage-requests';
import { drafts } from '@portal/contracts/drafts';
import { familyAccess } from '@portal/contracts/family-access';
import { payments } from '@portal/contracts/payments';
import { act, screen, within } from '@testing-library/react';
import { firstValueFrom, type Observable } from 'rxjs';
import {
  expectNoAxeViolations,
  type RenderedScreen,
  renderScreen,
  scenarioTransport,
  tokenizedCard,
} from '../testing';

type Call = { params: Record<string, string>; body: unknown };

/** A change of which no answer comes, and what its page says by what the service has then. */
interface Change {
  scenario: string;
  path: string;
  /** What has to be there before. */
  before?: (api: ApiClient) => Observable<unknown>;
  press: (rendered: RenderedScreen) => Promise<void>;
  id: string;
  send: (api: ApiClient, call: Call) => Observable<unknown>;
  /** The call that tells what holds. */
  list: string;
  looking: RegExp;
  done: RegExp;
  notSoFar: RegExp;
  unknown: RegExp;
}

const pressed =
  (name: string, confirm?: string) =>
  async ({ user }: RenderedScreen): Promise<void> => {
    await user.click(await screen.findByRole('button', { name }));
    if (confirm) await user.click(screen.getByRole('button', { name: confirm }));
  };

const people = {
  scenario: 'family-access',
  path: '/member/family-access',
  id: 'familyAccess.revoke',
  send: (api: ApiClient, { params }: Call) => api(familyAccess).revoke(params as never),
  list: 'familyAccess.getPeople',
  looking: /^Checking if the access or invitation ended/,
};
const settings = { scenario: 'commercial-member', path: '/member/account-settings' };
const cards = {
  scenario: 'past-due-member',
  path: '/payments/methods',
  list: 'payments.getCards',
  looking: /^Checking what is saved/,
};
const cardChange = {
  ...cards,
  id: 'payments.changeCard',
  send: (api: ApiClient, { params, body }: Call) =>
    api(payments).changeCard({ ...params, body } as never),
  notSoFar: /^The card is not changed so far/,
  unknown: /^We do not know if the card was changed/,
};

const changes: Readonly<Record<string, Change>> = {
  'the end of an access': {
    ...people,
    press: pressed('End access of Pim Newbury', 'End access'),
    done: /^Pim Newbury can no longer see or use your account/,
    notSoFar: /^The access is still in force/,
    unknown: /^We do not know if the access ended/,
  },
  'an invitation that is taken back': {
    ...people,
    press: pressed('Take back the invitation of Imre Testworth', 'Take back the invitation'),
    done: /^You took back the invitation to Imre Testworth/,
    notSoFar: /^The invitation can still be accepted/,
    unknown: /^We do not know if the invitation was taken back/,
  },
  'the name of a card': {
    ...cardChange,
    press: async (rendered) => {
      await pressed('Rename Visa ending in 4242')(rendered);
      await rendered.user.keyboard('Joint card{Enter}');
    },
    done: /^The name is saved/,
  },
  'the usual card': {
    ...cardChange,
    before: (api) => api(payments).addCard({ body: { card: tokenizedCard, isHsa: false } }),
    press: pressed('Make it the usual card Visa ending in 1111'),
    done: /^Your usual card is changed/,
  },
  'a card that is deleted': {
    ...cards,
    press: pressed('Delete Visa ending in 4242', 'Delete'),
    id: 'payments.removeCard',
    send: (api, { params }) => api(payments).removeCard(params as never),
    done: /^The card is deleted/,
    notSoFar: /^The card is not deleted so far/,
    unknown: /^We do not know if the card was deleted/,
  },
  'the end of a session': {
    ...settings,
    press: async ({ user }) => {
      await user.click(
        await screen.findByText(/^Sign out$/, { selector: 'li:nth-child(2) button' }),
      );
    },
    id: 'accountSecurity.endSession',
    send: (api, { params }) => api(accountSecurity).endSession(params as never),
    list: 'accountSecurity.getSessions',
    looking: /^Checking if the session ended/,
    done: /^Signed out\. That browser needs/,
    notSoFar: /^That browser is still signed in/,
    unknown: /^We do not know if that browser was signed out/,
  },
  'the end of all other sessions': {
    ...settings,
    press: async ({ user }) => {
      await user.click(await screen.findByText('Sign out everywhere else'));
      await user.click(within(screen.getByRole('dialog')).getByText('Sign out everywhere else'));
    },
    id: 'accountSecurity.endOtherSessions',
    send: (api) => api(accountSecurity).endOtherSessions(),
    list: 'accountSecurity.getSessions',
    looking: /^Checking if the session ended/,
    done: /^You are signed in on this browser only/,
    notSoFar: /^At least one other browser is still signed in/,
    unknown: /^We do not know if the other browsers were signed out/,
  },
  'a draft that is deleted': {
    ...settings,
    before: (api) => api(drafts).save({ formId: 'contact', body: { replaces: 0, content: {} } }),
    press: async ({ user }) => {
      await user.click(await screen.findByText(/^the draft of/));
      await user.click(within(screen.getByRole('dialog')).getByText('Delete'));
    },
    id: 'drafts.remove',
    send: (api, { params }) => api(drafts).remove(params as never),
    list: 'drafts.getList',
    looking: /^Checking if the draft was deleted/,
    done: /^The draft is deleted/,
    notSoFar: /^The draft is not deleted so far/,
    unknown: /^We do not know if the draft was deleted/,
  },
  'a reminder of an office': {
    scenario: 'coverage-waiting',
    path: '/member/coverage-request?number=CD-2026-118-5210',
    press: pressed('Remind the office'),
    id: 'coverageRequests.remindOffice',
    send: (api, { params }) => api(coverageRequests).remindOffice(params as never),
    list: 'coverageRequests.getList',
    looking: /^Checking if we reminded the office/,
    done: /^We reminded the office today/,
    notSoFar: /^We have not reminded the office so far/,
    unknown: /^We do not know if we reminded the office/,
  },
};

/** Opens the page; the connection breaks, or the gateway gives up. */
async function openWithout(change: Change, answer: { offline: true } | { status: 502 | 504 }) {
  const transport = scenarioTransport(change.scenario);
  const api = createApiClient({ transport });
  if (change.before) await firstValueFrom(change.before(api));
  const rendered = await renderScreen(change.path, { scenario: change.scenario, transport });
  await screen.findByRole('heading', { level: 1 });
  transport.override(change.id, answer);
  return { ...rendered, api };
}

describe.each(Object.entries(changes))('%s that got no answer', (_name, change) => {
  test('is done where the service has it', async () => {
    const { api, ...rendered } = await openWithout(change, { offline: true });
    await change.press(rendered);
    await screen.findByText(change.looking);
    const { transport } = rendered;
    const sent = transport.calls.filter(({ endpointId }) => endpointId === change.id);
    transport.override(change.id, undefined);
    await act(() => firstValueFrom(change.send(api, sent.at(-1) as unknown as Call)));
    expect(await screen.findByText(change.done, {}, { timeout: 5_000 })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(sent).toHaveLength(1);
  });

  test('is not done so far where the service lacks it', async () => {
    const rendered = await openWithout(change, { status: 502 });
    await change.press(rendered);
    expect(await screen.findByText(change.notSoFar, {}, { timeout: 5_000 })).toBeVisible();
    await expectNoAxeViolations();
  });

  test('is not known where the service does not say', async () => {
    const rendered = await openWithout(change, { status: 504 });
    rendered.transport.override(change.list, { status: 503, body: {} });
    await change.press(rendered);
    expect(await screen.findByText(change.unknown)).toBeVisible();
    expect(screen.queryByText(change.notSoFar)).toBeNull();
    if (change.id === people.id) {
      expect(within(screen.getByRole('main')).getByText('1-800-555-0142')).toBeVisible();
    }
  });
});
