import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing';

const claim = (changes: object = {}) => ({
  dateOfService: '2026-10-20',
  drugName: 'Orvexa',
  CLAIM_STATUS: 'PAID',
  healthServiceId: 'HS-1',
  memberId: 'EVF00421787-01',
  memberFirstName: 'Marisol',
  copayAmount: '10.00',
  amtInsurancePaid: '20.00',
  ...changes,
});

const openWith = async (path: string, claims: unknown, language: 'en' | 'es' = 'en') => {
  const { transport } = await renderScreen(path, {
    scenario: 'commercial-member',
    language,
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: claims, notShared: [] } } },
    },
  });
  return () =>
    transport.calls.flatMap(({ endpointId, body }) =>
      endpointId === 'session.reportClientError' ? [body] : [],
    );
};
const screens = ['/member/claims', '/member/claims/year-statement'];
const phoneIn = (element: HTMLElement) =>
  within(element).getByRole('link', { name: '1-800-555-0142' });

describe.each(screens)('%s', (path) => {
  test.each([
    ['en', /1 claim that we received is of a person who is not in your plan\./],
    ['es', /1 reclamación que recibimos es de una persona que no está en su plan\./],
  ] as const)(
    'neither shows nor counts a claim of another membership (%s)',
    async (language, why) => {
      const other = { healthServiceId: 'HS-2', memberId: 'ZZZ00999-01', memberFirstName: 'Bob' };
      const reports = await openWith(
        path,
        [claim(), claim({ ...other, copayAmount: '33.00' })],
        language,
      );
      expect(phoneIn(await screen.findByText(why))).toBeVisible();
      expect(screen.getAllByText('$10.00').length).toBeGreaterThan(0);
      expect(document.body).not.toHaveTextContent(/Bob|\$ ?33\.00|\$43\.00/);
      expect(reports()).toEqual([
        {
          kind: 'answers-disagree',
          endpointId: 'claims.getHistory',
          field: 'claimsHistory.claim.memberId',
          otherEndpointId: 'user.getMemberInfo',
        },
      ]);
    },
  );

  test('leaves an amount that is a text out of a sum, and says so', async () => {
    const text = claim({ healthServiceId: 'HS-2', copayAmount: 'ten dollars' });
    const reports = await openWith(path, [claim(), text]);
    expect((await screen.findAllByText('At least $10.00')).length).toBeGreaterThan(0);
    const [why] = await screen.findAllByText(
      /(not in these totals|not in the total until it does)/,
    );
    expect(phoneIn(why!.parentElement!)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/NaN|ten dollars/);
    expect(reports()).toEqual([
      {
        kind: 'response-issue',
        endpointId: 'claims.getHistory',
        field: 'claimsHistory.claim.copayAmount',
      },
    ]);
  });

  test('without a list says that the claims did not load, and whom to call', async () => {
    const reports = await openWith(path, 'none');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Your claims did not load/);
    expect(phoneIn(alert)).toBeVisible();
    expect(document.body).not.toHaveTextContent(/\$\d/);
    expect(reports()).toEqual([
      { kind: 'response-issue', endpointId: 'claims.getHistory', field: 'claimsHistory.claim' },
    ]);
  });
});
