import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dialogAsked, idleWarned } from '../../session';
import { expectNoAxeViolations, renderScreen } from '../../testing';

type Options = Parameters<typeof renderScreen>[1];

/** Opens a page, then the ID card over it. */
async function opened(options: Options = {}) {
  const rendered = await renderScreen('/accessibility', {
    scenario: 'commercial-member',
    ...options,
  });
  act(() => void rendered.store.dispatch(dialogAsked('idCard')));
  return rendered;
}

const dialog = () => document.querySelector<HTMLDialogElement>('dialog.modal') as HTMLElement;
const facts = (label: string) =>
  within(dialog())
    .getAllByText(label, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent);
const loaded = () => screen.findByText('Front');
const sent = () => screen.queryByText(/new card will be mailed within the next 24 hours/);

describe('the faces', () => {
  test('the commercial card has the fields of the specification, and the grid', async () => {
    await opened();
    await loaded();
    expect(facts('Name')).toEqual(['Marisol Sampleton']);
    expect(facts('Member ID')).toEqual(['EVF00421787', 'EVF00421787']);
    expect(facts('RxBIN')).toEqual(['012345', '012345']);
    expect(facts('RxPCN')).toEqual(['SAMPLE01', 'SAMPLE01']);
    expect(facts('RxGrp')).toEqual(['EVF1000', 'EVF1000']);
    expect(facts('Person code')).toEqual(['01']);
    expect(facts('Plan ID')).toEqual(['FAM-1500']);
    expect(facts('Group ID')).toEqual(['70021']);
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Individual / FamilyIn networkOut of network',
      'Deductible$1,500 / $3,000$3,000 / $6,000',
      'Deductible, Rx/Med combined$1,500 / $3,000$3,000 / $6,000',
      'Out-of-pocket limit$4,000 / $8,000$9,000 / $18,000',
      'Out-of-pocket, Rx/Med combined$4,000 / $8,000$9,000 / $18,000',
    ]);
    expect(dialog()).toHaveTextContent('Members: 1-800-555-0142, TTY 711');
    expect(dialog()).toHaveTextContent('Website: www.everfern.example');
  });

  test('the Part D card has issuer, contract and package, Medicare’s website, and nothing commercial', async () => {
    await opened({ scenario: 'medicare-member' });
    await loaded();
    expect(facts('ID')).toEqual(['GMR00730512', 'GMR00730512']);
    expect(facts('Issuer (80840)')).toEqual(['9159990016']);
    expect(facts('CMS')).toEqual(['S1234-042']);
    expect(dialog()).toHaveTextContent('www.medicare.gov');
    expect(screen.queryByRole('table')).toBeNull();
    for (const label of ['Person code', 'Plan ID', 'Group ID', 'Member ID']) {
      expect(screen.queryByText(label)).toBeNull();
    }
  });

  test.each(['en', 'es'] as const)('in %s axe finds nothing', async (language) => {
    const { container } = await opened({ language });
    await screen.findByText(language === 'en' ? 'Front' : 'Frente');
    expect(container).toBeVisible();
    await expectNoAxeViolations();
  });

  test('amounts that are none stay empty, and what is missing is said to be', async () => {
    await opened({ scenario: 'id-card-odd-figures' });
    await loaded();
    expect(dialog().textContent).not.toMatch(/NaN|null|undefined|n\/a/);
    expect(facts('RxPCN')).toEqual(['Not available']);
    expect(screen.queryByText('Person code')).toBeNull();
    const cells = within(screen.getByRole('table')).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      ...['$1,500', 'Not available', 'Not available', 'Not available'],
      ...['/ $8,000', 'Not available', 'Not available', 'Not available'],
    ]);
    expect(dialog()).not.toHaveTextContent('Website:');
  });

  test('each family member has a card of their own', async () => {
    const { user } = await opened();
    await loaded();
    const whose = screen.getByRole('combobox', { name: 'Whose card' });
    expect(
      within(whose)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Marisol Sampleton', 'Rafael Sampleton', 'Theo Sampleton']);
    await user.selectOptions(whose, 'Theo Sampleton');
    expect(facts('Name')).toEqual(['Theo Sampleton']);
    expect(facts('Person code')).toEqual(['03']);
    expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull();
  });
});

describe('what can be done', () => {
  test('a number is copied, and said to be', async () => {
    const { user } = await opened();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Copy RxBIN' }));
    expect(await navigator.clipboard.readText()).toBe('012345');
    expect(screen.getByText('RxBIN copied.')).toBeVisible();
  });

  test('paper shows the card alone until it is closed', async () => {
    const { user } = await opened();
    await loaded();
    const print = jest.fn();
    window.print = print;
    await user.click(screen.getByRole('button', { name: 'Print card' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('main')).toHaveClass('behind-card');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(document.querySelector('.behind-card')).toBeNull();
  });

  test('Add to wallet leads to the wallet', async () => {
    const { user } = await opened();
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Add to wallet' }));
    expect(
      await screen.findByRole('dialog', { name: 'Your ID card, always with you' }),
    ).toBeVisible();
  });

  test.each([
    ['printIdCard', 'Print card'],
    ['requestIdCard', 'Request ID card'],
    ['addToWallet', 'Add to wallet'],
  ] as const)('without the flag %s there is no button "%s"', async (flag, name) => {
    const { flagIdsOf } = await import('@portal/client-config');
    const all = ['viewIdCard', 'printIdCard', 'requestIdCard', 'addToWallet'] as const;
    const on = all.filter((each) => each !== flag);
    await opened({
      overrides: {
        'features.get': {
          body: {
            readableFeatures: flagIdsOf([...on]),
            clientMetadata: [],
            businessLine: 'COMMERCIAL',
            clientCode: 'common',
            pharmacyClient: null,
          },
        },
      },
    });
    await loaded();
    expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getAllByRole('button', { name: /Print|Request|wallet/ })).toHaveLength(2);
    expect(screen.queryByText('Person code')).toBeNull();
  });

  test('somebody under 18 is told why there is no request and no wallet', async () => {
    await opened({ scenario: 'minor-member' });
    await loaded();
    expect(screen.getByText(/Members under 18 can show and print their card/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print card' })).toBeVisible();
  });
});

describe('a new card', () => {
  async function confirming(options: Options = {}) {
    const rendered = await opened(options);
    await rendered.user.click(await screen.findByRole('button', { name: 'Request ID card' }));
    return rendered;
  }
  const requests = ({ transport }: Awaited<ReturnType<typeof opened>>) =>
    transport.calls.filter(({ endpointId }) => endpointId === 'idCard.requestReplacement');

  test('request, confirm, message: it is sent once, with copies and reason', async () => {
    const rendered = await confirming();
    const { user, transport, store } = rendered;
    expect(
      screen.getByRole('heading', { name: 'Mail a new card for Marisol Sampleton?' }),
    ).toHaveFocus();
    expect(screen.getByText('14 Example Lane, Sampleville, MN 55000')).toBeVisible();
    await expectNoAxeViolations();
    await user.click(screen.getByRole('radio', { name: 'Two' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'The card is lost');
    const release = transport.hold('idCard.requestReplacement');
    await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
    expect(store.getState()['replacementShowing']).toBe(false);
    release();
    await waitFor(() => expect(sent()).toBeVisible());
    expect(requests(rendered).map(({ body }) => body)).toEqual([
      { memberId: 'EVF00421787', copies: 2, reason: 'lost' },
    ]);
    expect(screen.getByText(/You can ask for another from December 5, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
  });

  test('while the message shows, the wallet offers the card only; closing turns it off', async () => {
    const { user, browser, store } = await confirming();
    browser.device = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', touchPoints: 5 };
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent()).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Add to wallet' }));
    await screen.findByText(/Your new card is on its way/);
    expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'View ID card' }));
    await loaded();
    expect(sent()).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(store.getState()['replacementShowing']).toBe(false);
    act(() => void store.dispatch(dialogAsked('idCard')));
    await loaded();
    expect(sent()).toBeNull();
  });

  test('asks by member id where the service has no name', async () => {
    const nameless = { memberId: 'EVF00421787', firstName: 'null', lastName: null };
    await confirming({ overrides: { 'idCard.get': { body: { cards: [nameless] } } } });
    expect(screen.getByRole('heading', { name: 'Mail a new card for EVF00421787?' })).toBeVisible();
    expect(dialog().textContent).not.toMatch(/null|undefined/);
  });

  test('Close goes back to the card and sends nothing', async () => {
    const rendered = await confirming();
    await rendered.user.click(
      screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement,
    );
    await loaded();
    expect(requests(rendered)).toEqual([]);
  });

  test.each([
    ['the service fails', { status: 503 }, /Nothing was ordered/],
    [
      'one was asked for elsewhere',
      { status: 409, body: { message: 'CARD_ALREADY_REQUESTED: earlier' } },
      /already requested within the last 30 days/,
    ],
  ] as const)('when %s it says so, and Confirm tries again', async (_, answer, words) => {
    const { user, transport } = await confirming({
      overrides: { 'idCard.requestReplacement': answer },
    });
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(sent()).toBeNull();
    transport.override('idCard.requestReplacement', undefined);
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(sent()).toBeVisible());
  });

  test('after an earlier request the next has its date', async () => {
    await opened({ scenario: 'id-card-asked-last-week' });
    await loaded();
    expect(screen.getByText(/You can ask for another from November 27, 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
  });
});

describe('failing', () => {
  test('a card that does not load is asked for again', async () => {
    const { user, transport } = await opened({ overrides: { 'idCard.get': { status: 503 } } });
    await screen.findByText('Your ID card did not load.');
    await expectNoAxeViolations();
    transport.override('idCard.get', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });

  test('no card yet is said, with whom to call', async () => {
    await opened({ scenario: 'id-card-none' });
    await screen.findByText('We have no ID card for you yet.');
    expect(dialog()).toHaveTextContent('call 1-800-555-0142');
  });

  test('Escape closes it, and the idle warning takes its place', async () => {
    const { store } = await opened();
    await loaded();
    fireEvent(dialog(), new Event('cancel', { cancelable: true }));
    expect(document.querySelector('dialog.modal')).toBeNull();
    act(() => void store.dispatch(dialogAsked('idCard')));
    await loaded();
    act(() => void store.dispatch(idleWarned(30)));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(document.querySelector('.behind-card')).toBeNull();
  });
});
