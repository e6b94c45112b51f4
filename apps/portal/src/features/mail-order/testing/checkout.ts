import { screen, waitFor } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderScreen } from '../../../testing';

type Words = Readonly<Record<'ready' | 'all' | 'order' | 'go' | 'right' | 'review', RegExp>>;
const words: Record<'en' | 'es', Words> = {
  en: {
    ready: /^Ready to order$/,
    all: /^Select all/,
    order: /^Order \d refills?$/,
    go: /^Continue$/,
    right: /^This is right and complete$/,
    review: /^Check your order$/,
  },
  es: {
    ready: /^Listos para pedir$/,
    all: /^Elegir los/,
    order: /^Pedir \d resurtidos?$/,
    go: /^Continuar$/,
    right: /^Esta información es correcta y completa$/,
    review: /^Revise su pedido$/,
  },
};

/** Opens the refills of a member. */
export async function openRefills(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await renderScreen('/member/mail-order', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByRole('heading', { name: words[options.language ?? 'en'].ready });
  return rendered;
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The heading of a page of the checkout. */
export const atPage = (name: RegExp | string) => screen.findByRole('heading', { level: 1, name });

/** Chooses every refill that is ready and opens the checkout, at its first page. */
export async function beginCheckout(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await openRefills(options);
  const { all, order } = words[options.language ?? 'en'];
  await rendered.user.click(screen.getByRole('checkbox', { name: all }));
  await rendered.user.click(button(order));
  await atPage(/^(What do you want to order\?|¿Qué desea pedir\?)$/);
  return rendered;
}

/** Goes to a later page with what is usual. */
export async function goToPage(
  { user }: RenderedScreen,
  page: 'health' | 'shipping' | 'payment' | 'review',
  language: 'en' | 'es' = 'en',
): Promise<void> {
  const { go, right } = words[language];
  await user.click(button(go));
  await atPage(/(health information right|información de salud)/);
  if (page === 'health') return;
  await user.click(screen.getByRole('checkbox', { name: right }));
  await user.click(button(go));
  await atPage(/(Where should it go|Adónde lo enviamos)/);
  if (page === 'shipping') return;
  await user.click(button(go));
  await atPage(/(How do you want to pay|Cómo desea pagar)/);
  if (page === 'payment') return;
  await user.click(button(go));
  await atPage(words[language].review);
}

/** From the refills to the review. */
export async function openReview(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await beginCheckout(options);
  await goToPage(rendered, 'review', options.language);
  return rendered;
}

/** Agrees to the charge and places the order. */
export async function placeOrder({ user }: RenderedScreen): Promise<void> {
  await user.click(screen.getByRole('checkbox', { name: /^(I agree|Acepto)/ }));
  await user.click(button(/^(Place order|Hacer el pedido)/));
}

/** The orders that were sent. */
export const ordersSent = ({ transport }: RenderedScreen) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'mailOrderCheckout.placeOrder');

/** Resolves when a draft of the checkout is stored that holds this. */
export const draftSaved = ({ transport }: RenderedScreen, part: string) =>
  waitFor(() => {
    const saved = transport.calls.filter(({ endpointId }) => endpointId === 'drafts.save');
    expect(JSON.stringify(saved.at(-1)?.body ?? null)).toContain(part);
  });
