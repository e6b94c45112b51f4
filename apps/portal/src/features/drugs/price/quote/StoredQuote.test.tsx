import { cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../../testing';
import { drugQuote } from '../../drugs.requests';
import { answer, glyvexa, openPrice } from '../testing/price';

const noDefault = { 'pharmacies.getDefault': { body: { pharmacy: null } } };

describe('the quote', () => {
  test('has a number and a URL that names no person, under which it opens again', async () => {
    const { user } = await openPrice(glyvexa);
    await answer();
    const number = screen.getByText(/^Q(-\w{4}){3}$/).textContent;
    await user.click(screen.getByRole('link', { name: 'Open this quote' }));
    expect(await screen.findByRole('heading', { level: 1, name: `Quote ${number}` })).toBeVisible();
    expect(window.location.search).toBe(`?quote=${number}`);
    const card = await answer();
    expect(card.getByText('$90.16', { selector: '.huge' })).toBeVisible();
    expect(
      screen.getByText(/The same fill at the same pharmacy costs exactly this today\. On a later/),
    ).toBeVisible();
    await expectNoAxeViolations();
  });

  test('of an earlier day held that day, and is an estimate today', async () => {
    await openPrice('?quote=Q-7MKR-4TXB-W92D');
    expect(
      await screen.findByText(/cost exactly this that day\. Today it is an estimate\.$/),
    ).toBeVisible();
  });

  test('shows the default pharmacy of its day, whichever is set today', async () => {
    await openPrice('?quote=Q-7MKR-4TXB-W92D', {
      scenario: 'commercial-member',
      overrides: noDefault,
    });
    const marked = await screen.findAllByText('Your default pharmacy');
    expect(marked.map((tag) => tag.closest('th')?.firstChild?.textContent)).toEqual([
      'Maple & Main Pharmacy',
    ]);
  });

  test('of a visitor has no such promise: the price is general', async () => {
    await openPrice(`${glyvexa}&zip=55000`, { scenario: 'visitor' });
    expect(await screen.findByText(/, as an estimate\. The pharmacy’s final/)).toBeVisible();
    expect(screen.queryByText(/exactly/)).toBeNull();
  });

  test('goes along when the pharmacy charged something else', async () => {
    await openPrice('?quote=Q-7MKR-4TXB-W92D');
    expect(await screen.findByRole('link', { name: 'I was charged differently' })).toHaveAttribute(
      'href',
      '/member/contact?about=quote&id=Q-7MKR-4TXB-W92D',
    );
    expect(
      screen.getByText('Glyvexa 10 mg tablet, 30 tablets for 30 days, priced on October 29, 2026.'),
    ).toBeVisible();
  });

  test('for an adult of the plan is not shown, even if the service sends it', async () => {
    const { store } = await openPrice('?quote=Q-7MKR-4TXB-W92D');
    await screen.findByRole('heading', { level: 1, name: /^Quote Q-/ });
    const { priceInfo } = drugQuote.select(store.getState()).data!;
    cleanup();
    const body = { priceInfo: { ...priceInfo, memberId: 'EVF00421787-02' } };
    await openPrice('?quote=Q-7MKR-4TXB-W92D', { overrides: { 'drugs.getQuote': { body } } });
    expect(await screen.findByText('We have no quote with this number')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Glyvexa');
  });

  test('is opened by its number; one that is not there says so and takes another', async () => {
    const { user } = await openPrice();
    await user.type(await screen.findByLabelText('Quote number'), '<b>');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByText('Enter the quote number, such as Q-7MKR-4TXB-W92D.')).toBeVisible();
    await user.clear(screen.getByLabelText('Quote number'));
    await user.type(screen.getByLabelText('Quote number'), 'q 2222 2222 2222');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('We have no quote with this number')).toBeVisible();
    expect(screen.getByLabelText('Quote number')).toHaveValue('Q-2222-2222-2222');
    expect(screen.getByLabelText('Quote number')).toHaveAccessibleDescription(
      'We do not know this number. Check each letter and digit, or price the drug again.',
    );
    await expectNoAxeViolations();
    await user.type(screen.getByLabelText('Quote number'), '3');
    expect(screen.getByLabelText('Quote number')).not.toHaveAccessibleDescription();
  });

  test('that is unknown says so in Spanish, and is shortened in the heading', async () => {
    await openPrice(`?quote=${'Q'.repeat(64)}`, { language: 'es' });
    expect(await screen.findByLabelText('Número de cotización')).toHaveAccessibleDescription(
      'No conocemos este número. Revise cada letra y cada dígito, o vuelva a ver el precio del medicamento.',
    );
    const name = `Cotización ${'Q'.repeat(60)}…`;
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('of a member asks staff who act for no one to find the member first', async () => {
    await openPrice('?quote=Q-2222-2222-2222', { scenario: 'support-agent' });
    const title = await screen.findByRole('heading', { level: 2, name: 'Find the member first' });
    const alert = within(title.closest<HTMLElement>('.alert')!);
    const link = alert.getByRole('link', { name: 'Find a member' });
    expect(link).toHaveAttribute('href', '/member/staff');
    expect(screen.queryByText('We have no quote with this number')).toBeNull();
    expect(screen.getByLabelText('Quote number')).not.toHaveAccessibleDescription();
    await expectNoAxeViolations();
  });

  test.each(['%3Cb%3E', 'Q%20%27%3B--', 'x'.repeat(200)])(
    'of a link with other characters is unknown, and is not requested: %s',
    async (number) => {
      const { transport } = await openPrice(`?quote=${number}`);
      expect(await screen.findByText('We have no quote with this number')).toBeVisible();
      expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('drugs.getQuote');
    },
  );
});
