import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { emptyCart } from '@portal/domain/mail-order';
import type { Override } from '@portal/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen, scenarioTransport } from '../../../testing';
import { checkoutForm } from '../checkout-form';
import { button } from '../testing/checkout';

describe('where no page has loaded the order yet', () => {
  const own = 'EVF00421787';
  const theo = `${own}-03`;
  const order = (memberId: string) => ({
    ...emptyCart('key-9', memberId),
    lines: [{ rxNumber: memberId === own ? '4402101' : '4402150', days: 90 }],
  });
  const sent = { memberId: own, items: [{ rxNumber: '4402101', days: 90, cost: 7.5 }] };
  /** Opens the family with an order in the draft, and chooses Theo. */
  const chooseTheo = async (content: object, override?: Override) => {
    const transport = scenarioTransport('family-authorized');
    const body = { replaces: 0, step: 'medicines', content: content as Record<string, unknown> };
    await firstValueFrom(
      createApiClient({ transport })(drafts).save({ formId: checkoutForm, body }),
    );
    const rendered = await renderScreen('/member/mail-order/family', {
      scenario: 'family-authorized',
      transport,
    });
    await screen.findByText('Theo Sampleton', { selector: 'h3' });
    if (override) transport.override('drafts.getOne', override);
    const row = screen.getByText('Theo Sampleton', { selector: 'h3' }).closest('li')!;
    await rendered.user.click(within(row).getAllByRole('button')[0]!);
    return rendered;
  };
  const draftOf = async ({ transport }: Awaited<ReturnType<typeof chooseTheo>>) =>
    (await firstValueFrom(createApiClient({ transport })(drafts).getOne({ formId: checkoutForm })))
      .draft?.content;

  test('an order for another person is cancelled after a yes alone', async () => {
    const rendered = await chooseTheo(order(own));
    await screen.findByText('Cancel the order you began?');
    await rendered.user.click(button('Keep my order'));
    expect(window.location.pathname).toBe('/member/mail-order/family');
    expect(await draftOf(rendered)).toMatchObject({ memberId: own });
    const row = screen.getByText('Theo Sampleton', { selector: 'h3' }).closest('li')!;
    await rendered.user.click(within(row).getAllByRole('button')[0]!);
    await screen.findByText('Cancel the order you began?');
    await rendered.user.click(button('Change the person'));
    await waitFor(() => expect(window.location.pathname).toBe('/member/mail-order'));
    await waitFor(async () => expect(await draftOf(rendered)).toBeUndefined());
    expect(await screen.findByLabelText('Who is it for?')).toHaveValue(theo);
    expect(screen.queryByText(/^You began an order/)).not.toBeInTheDocument();
  });

  test('an order for the same person goes on without a question', async () => {
    const rendered = await chooseTheo(order(theo));
    await waitFor(() => expect(window.location.pathname).toBe('/member/mail-order'));
    expect(await screen.findByText(/^You began an order/)).toBeVisible();
    expect(await draftOf(rendered)).toMatchObject({ memberId: theo });
  });

  test('an order that was sent must be checked first', async () => {
    const rendered = await chooseTheo({ ...order(own), sent });
    expect((await screen.findAllByText(/^Check the order that you sent/))[0]).toBeVisible();
    expect(window.location.pathname).toBe('/member/mail-order/family');
    expect(await draftOf(rendered)).toMatchObject({ memberId: own });
  });

  test('when it does not load, the member is told so before the person changes', async () => {
    const { user } = await chooseTheo(order(own), { status: 503, body: {} });
    expect(await screen.findByText('We could not check if you began an order')).toBeVisible();
    await user.click(button('Change the person'));
    await waitFor(() => expect(window.location.pathname).toBe('/member/mail-order'));
  });
});
