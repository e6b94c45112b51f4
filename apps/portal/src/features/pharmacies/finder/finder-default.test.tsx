import { createApiClient } from '@portal/api-client';
import { pharmacies } from '@portal/contracts/pharmacies';
import { act, screen, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { actingFor } from '../../../testing';
import { heading, names, openFinder, place } from './testing/finder';

describe('the default pharmacy', () => {
  const name = 'Corner Lantern Drugs';

  test('is set after the modal, and marked at once', async () => {
    const { user, transport } = await openFinder('?radius=2');
    await heading('5 pharmacies within 2 miles');
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Set as my default' }));
    await screen.findByText(`Would you like to set ${name} as your default Pharmacy?`);
    await user.click(screen.getByRole('button', { name: 'Set Default' }));
    expect(await within(place(name)).findByText('Your default')).toBeVisible();
    expect(
      within(place(name)).getByText(`${name} is now your default pharmacy.`, { selector: 'p' }),
    ).toHaveFocus();
    const sent = transport.calls.find(({ endpointId }) => endpointId === 'pharmacies.setDefault');
    expect(sent?.body).toEqual({ memberId: 'EVF00421787', npi: '1999000148' });
  });

  test('out of network: the modal says what it costs', async () => {
    const { user } = await openFinder('?radius=2&name=quill');
    await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
    expect(await screen.findByText(/^You have selected an Out of Network Pharmacy/)).toBeVisible();
  });

  test.each([
    ['refused', { status: 500 }],
    ['answered with false', { body: { isSetPharmacy: false } }],
  ])('%s: what is the case is said, and it can be tried again', async (_how, answer) => {
    const { user } = await openFinder('?radius=2&name=lantern', {
      overrides: { 'pharmacies.setDefault': answer },
    });
    await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
    await user.click(await screen.findByRole('button', { name: 'Set Default' }));
    expect(await screen.findByText(/is not saved so far\. Try again\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Set as my default' })).toBeEnabled();
  });

  test('no answer: when the service has it, it is set', async () => {
    const { user, transport } = await openFinder('?radius=2&name=lantern', {
      overrides: { 'pharmacies.setDefault': { offline: true } },
    });
    await user.click(await screen.findByRole('button', { name: 'Set as my default' }));
    await user.click(await screen.findByRole('button', { name: 'Set Default' }));
    expect(await screen.findByText(/^Checking if your choice arrived/)).toBeVisible();
    const { body } = transport.calls.find(
      ({ endpointId }) => endpointId === 'pharmacies.setDefault',
    )!;
    transport.override('pharmacies.setDefault', undefined);
    await firstValueFrom(
      createApiClient({ transport })(pharmacies).setDefault({ body: body as never }),
    );
    expect(await screen.findByText(/is now your default pharmacy/)).toBeVisible();
    expect(screen.queryByText(/was not saved/)).toBeNull();
  });

  test('staff who act for a member are told that only the member can set it', async () => {
    await openFinder('?radius=2&name=lantern', {
      overrides: { 'session.getStatus': { body: actingFor } },
    });
    expect(
      await screen.findByText('Only the member can change the default pharmacy.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set as my default' })).toBeNull();
  });

  test('a visitor is told to sign in', async () => {
    await openFinder('?place=55000&radius=2', { scenario: 'visitor' });
    await heading('5 pharmacies within 2 miles');
    expect(screen.getByRole('link', { name: /^Sign in to make it/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Set as my default' })).toBeNull();
  });
});

describe('the services', () => {
  test('down: the search, home delivery and the specialty pharmacy each say so', async () => {
    await openFinder('', { scenario: 'pharmacies-down' });
    expect(await screen.findByText('The pharmacy search did not answer.')).toBeVisible();
    expect(screen.getByText('Home delivery did not load.')).toBeVisible();
    expect(screen.getByText('The specialty pharmacy did not load.')).toBeVisible();
    expect(screen.getByLabelText('City or ZIP code')).toHaveValue('55000');
  });

  test('slow: what is chosen stays, and the wait is explained', async () => {
    let answer = () => {};
    await openFinder('?radius=2&name=lantern', {
      before: (transport) => (answer = transport.hold('pharmacies.search')),
    });
    expect(await screen.findByText(/^This takes longer than usual/)).toBeVisible();
    expect(screen.getByLabelText('Name or part of it (optional)')).toHaveValue('lantern');
    act(() => answer());
    await heading('1 pharmacy within 2 miles');
    expect(names()).toEqual(['Corner Lantern Drugs']);
  });

  test('home delivery and the specialty pharmacy are named, with their phones', async () => {
    await openFinder();
    expect(
      await screen.findByText(
        /^Everfern Home Delivery sends .* It is in your network\. It can send 90 days/,
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^Everfern Specialty Pharmacy sends drugs/)).toBeVisible();
    expect(screen.getByText('1-800-555-0164')).toBeVisible();
  });

  test('a minor, for whom an adult orders, has no way to order', async () => {
    await openFinder('', { scenario: 'minor-member' });
    expect(await screen.findByText(/^Everfern Home Delivery sends your drugs/)).toBeVisible();
    expect(screen.queryByText('Use home delivery', { selector: 'main a' })).toBeNull();
  });

  test('of home delivery the client’s own is asked for; the specialty pharmacy is that of the profile', async () => {
    const { transport } = await openFinder();
    const link = await screen.findByRole('link', { name: /^Go to the specialty pharmacy/ });
    expect(link).toHaveAttribute('href', 'https://specialty.example.com');
    const requests = transport.calls.flatMap(({ endpointId, params }) =>
      /MailOrder|Specialty/.test(endpointId) ? [[endpointId, params['clientName']]] : [],
    );
    expect(requests).toEqual([
      ['pharmacies.getMailOrderByClient', 'common'],
      ['pharmacies.getSpecialty', 'common'],
    ]);
  });

  test.each([
    ['en', /^Fernridge Mail Pharmacy sends .* It is in your network\./],
    ['es', /^Fernridge Mail Pharmacy le envía .* Está en su red\./],
  ] as const)(
    'a profile that names its own mail-order pharmacy gets that one, by its NPI (%s)',
    async (language, sentence) => {
      const { transport } = await openFinder('', { scenario: 'mail-order-own-pharmacy', language });
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(screen.getByText('1-800-555-0161')).toBeVisible();
      const requests = transport.calls.flatMap(({ endpointId, params }) =>
        endpointId.includes('MailOrder') ? [[endpointId, params]] : [],
      );
      expect(requests).toEqual([['pharmacies.getMailOrderByNpi', { mailOrderNpi: '1999000171' }]]);
    },
  );

  test('a pharmacy out of network that sends 30 days promises neither', async () => {
    const pharmacy = { npi: '1999000114', name: 'Far Mail', kind: 'mail', inNetwork: false };
    const body = { pharmacyList: { pharmacy: [{ ...pharmacy, fills90Days: false }] } };
    await openFinder('', { overrides: { 'pharmacies.getMailOrderByClient': { body } } });
    expect(
      await screen.findByText('Far Mail sends your drugs to your home. It is out of your network.'),
    ).toBeVisible();
  });

  test('a visitor reads who delivers, without a way to order', async () => {
    await openFinder('', { scenario: 'visitor' });
    expect(await screen.findByText(/^Everfern Home Delivery sends your drugs/)).toBeVisible();
    expect(screen.queryByText(/in your network/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Use home delivery' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Go to the specialty pharmacy/ })).toBeNull();
  });
});
