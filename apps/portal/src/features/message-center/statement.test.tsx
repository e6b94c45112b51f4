import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

describe('an explanation of benefits', () => {
  test('says of a claim that the pharmacy took it back', async () => {
    await renderScreen('/member/message-center?message=7005', { scenario: 'commercial-member' });
    const note = await screen.findByText('The pharmacy took this claim back.');
    expect(note.closest('tr')).toHaveTextContent('Sep 17, 2026');
  });

  test('shows who paid what, and leads to each claim', async () => {
    const { user } = await renderScreen('/member/message-center?message=7004', {
      scenario: 'commercial-member',
    });
    const table = await screen.findByRole('table', {
      name: 'Claims of Marisol, October 1, 2026 to October 31, 2026',
    });
    const cells = within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    expect(cells.at(-1)?.slice(2)).toEqual(['$179.78', '$223.50', '$160.00']);
    await expectNoAxeViolations();
    await user.click(within(table).getByRole('link', { name: /^Glyvexa/ }));
    expect(await screen.findByRole('heading', { level: 1, name: /Claims/ })).toBeVisible();
    const detail = await screen.findByRole('button', { name: /Glyvexa.*Oct 28/, expanded: true });
    expect(detail).toHaveFocus();
  });

  test('names the drug of each claim for a caregiver to whom the claims are closed', async () => {
    await renderScreen('/member/message-center?message=7004', {
      scenario: 'commercial-member',
      overrides: {
        'session.getStatus': {
          body: { signedIn: true, csrfToken: 'csrf-1', caregiver: { scopes: ['messages'] } },
        },
      },
    });
    const table = await screen.findByRole('table', { name: /^Claims of Marisol/ });
    expect(within(table).getByRole('rowheader', { name: /^Glyvexa/ })).toBeVisible();
    expect(within(table).queryByRole('link')).toBeNull();
  });

  test.each([
    ['en', 'Extra Help', 'Extra Help paid', /the plan and Extra Help paid/],
    ['es', 'Extra Help', 'La Ayuda Adicional pagó', /el plan y la Ayuda Adicional/],
    ['en', 'Harborlight', 'Harborlight paid', /the plan and Harborlight paid/],
    ['es', '', 'Otros pagaron', /el plan y otros/],
  ] as const)(
    '%s: names who else paid, here “%s”, as the claims do',
    async (language, otherPayerName, head, sum) => {
      const paid = { otherPaid: '5.00', youPaid: '3.00' };
      const row = { healthServiceId: 'HS-1', otherPayerName, otherPayerAmount: '5.00' };
      const statement = {
        from: '2026-10-01',
        to: '2026-10-31',
        givenName: 'Marisol',
        claims: [{ healthServiceId: 'HS-1', drugName: 'Orvexa', ...paid }],
        totals: paid,
      };
      await renderScreen('/member/message-center?message=7004', {
        scenario: 'commercial-member',
        language,
        overrides: {
          'claims.getHistory': {
            body: {
              claimsHistory: {
                claim: [{ ...row, dateOfService: '2026-10-05', memberId: 'EVF00421787-01' }],
              },
            },
          },
          'notifications.getMessage': { body: { mpmId: '7004', tab: 'eob', statement } },
        },
      });
      expect(await screen.findByRole('columnheader', { name: head })).toBeVisible();
      expect(screen.getByText(sum)).toBeVisible();
    },
  );
});
