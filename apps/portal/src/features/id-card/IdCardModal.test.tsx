import { links } from '@portal/client-config';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { dialogRequested } from '../../dialogs';
import { idleWarned } from '../../session';
import { actingFor, expectNoAxeViolations, openDialog, openedDialog } from '../../testing';

const loaded = () => screen.findByText('Front');

describe('what can be done', () => {
  test('a number is copied, and said to be', async () => {
    const { user } = await openDialog('idCard');
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Copy RxBIN' }));
    expect(await navigator.clipboard.readText()).toBe('012345');
    // Next to its number.
    const row = screen.getByRole('button', { name: 'Copy RxBIN' }).closest('div') as HTMLElement;
    expect(within(row).getByRole('status')).toHaveTextContent('RxBIN copied.');
  });

  test('its buttons follow the faces, before the numbers', async () => {
    await openDialog('idCard');
    await loaded();
    const print = screen.getByRole('button', { name: 'Print card' });
    const numbers = screen.getByRole('heading', { name: 'To read aloud or copy' });
    expect(screen.getByText('Back').compareDocumentPosition(print)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(print.compareDocumentPosition(numbers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('paper shows the card alone until it is closed', async () => {
    const { user } = await openDialog('idCard');
    await loaded();
    const print = jest.fn();
    window.print = print;
    await user.click(screen.getByRole('button', { name: 'Print card' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('main')).toHaveClass('behind-card');
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    expect(document.querySelector('.behind-card')).toBeNull();
  });

  test('a temporary card is a link away', async () => {
    await openDialog('idCard');
    await loaded();
    expect(screen.getByRole('link', { name: /^Print a temporary ID card/ })).toHaveAttribute(
      'href',
      links.temporaryIdCard.href,
    );
  });

  test('Add to wallet leads to the wallet, with the card that is open, and back to it', async () => {
    const android = { userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/150.0', touchPoints: 5 };
    const { user, transport, store } = await openDialog('idCard', {}, ({ platform }) => {
      platform.device = android;
    });
    await loaded();
    const whose = screen.getByRole('combobox', { name: 'Whose card' });
    await user.selectOptions(whose, 'Theo Sampleton');
    await user.click(screen.getByRole('button', { name: 'Add to wallet' }));
    const title = 'The ID card of Theo Sampleton, always with you';
    expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Add to Google Wallet/ })).toBeVisible();
    expect(transport.calls.at(-1)).toMatchObject({
      endpointId: 'wallet.getGoogleLink',
      query: { memberId: 'EVF00421787-03' },
    });
    await user.click(screen.getByRole('button', { name: 'View ID card' }));
    await loaded();
    expect(screen.getByRole('combobox', { name: 'Whose card' })).toHaveDisplayValue(/Theo/);
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
    act(() => void store.dispatch(dialogRequested('wallet')));
    expect(
      await screen.findByRole('dialog', { name: 'Your ID card, always with you' }),
    ).toBeVisible();
  });

  test('a user who acts for a member reads what only the member can do', async () => {
    await openDialog('idCard', { overrides: { 'session.getStatus': { body: actingFor } } });
    await loaded();
    expect(screen.getByText(/Only the member can request a new card or add it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Request ID card|Add to wallet/ })).toBeNull();
    expect(screen.queryByRole('checkbox', { name: /Save on this device/ })).toBeNull();
  });

  test.each([
    ['printIdCard', 'Print card'],
    ['requestIdCard', 'Request ID card'],
    ['addToWallet', 'Add to wallet'],
  ] as const)('without the flag %s there is no button "%s"', async (flag, name) => {
    const { flagIdsOf } = await import('@portal/client-config');
    const all = ['viewIdCard', 'printIdCard', 'requestIdCard', 'addToWallet'] as const;
    const on = all.filter((each) => each !== flag);
    await openDialog('idCard', {
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

  test('a minor reads why there is no request and no wallet', async () => {
    await openDialog('idCard', { scenario: 'minor-member' });
    await loaded();
    expect(screen.getByText(/Members under 18 can show and print their card/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to wallet' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Print card' })).toBeVisible();
  });
});

describe('failing', () => {
  test('a card that does not load is requested again', async () => {
    const { user, transport } = await openDialog('idCard', {
      overrides: { 'idCard.get': { status: 503 } },
    });
    await screen.findByText('Your ID card did not load.');
    await expectNoAxeViolations();
    transport.override('idCard.get', undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded();
  });

  test('no card yet is said, with whom to call', async () => {
    await openDialog('idCard', { scenario: 'id-card-none' });
    await screen.findByText('We have no ID card for you yet.');
    expect(openedDialog()).toHaveTextContent('call 1-800-555-0142');
  });

  test('Escape closes it, and the idle warning takes its place', async () => {
    const { store } = await openDialog('idCard');
    await loaded();
    fireEvent(openedDialog(), new Event('cancel', { cancelable: true }));
    expect(document.querySelector('dialog.modal')).toBeNull();
    act(() => void store.dispatch(dialogRequested('idCard')));
    await loaded();
    act(() => void store.dispatch(idleWarned(30)));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(document.querySelector('.behind-card')).toBeNull();
  });
});
