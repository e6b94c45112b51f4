import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { type Cart, type CheckoutStep, emptyCart } from '@portal/domain/mail-order';
import { screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import {
  type RenderedScreen,
  type RenderOptions,
  renderScreen,
  scenarioTransport,
  tokenizedCard,
} from '../../../testing';
import { contentOf } from '../cart/cart-draft';
import { checkoutForm, checkoutPath } from '../checkout-form';

type Words = Readonly<Record<'ready' | 'all' | 'order' | 'go' | 'right', RegExp>>;
const words: Record<'en' | 'es', Words> = {
  en: {
    ready: /^Ready to order$/,
    all: /^Select all/,
    order: /^Order \d refills?$/,
    go: /^Continue$/,
    right: /^This is right and complete$/,
  },
  es: {
    ready: /^Listos para pedir$/,
    all: /^Elegir los/,
    order: /^Pedir \d resurtidos?$/,
    go: /^Continuar$/,
    right: /^Esta información es correcta y completa$/,
  },
};

/** Opens the refills of a member. */
export async function openRefills(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await renderScreen('/member/mail-order', {
    scenario: 'commercial-member',
    ...options,
  });
  await screen.findByText(words[options.language ?? 'en'].ready);
  return rendered;
}

const matches = ({ textContent }: Element, name: RegExp | string) => {
  const text = textContent?.trim() ?? '';
  return typeof name === 'string' ? text === name : name.test(text);
};

/** A button by its text. A query by role computes the name of every element, which takes ten times as long. */
export function button(name: RegExp | string): HTMLElement {
  const [found, ...others] = [...document.querySelectorAll('button')].filter((each) =>
    matches(each, name),
  );
  if (!found || others.length > 0) throw new Error(`${others.length + 1} buttons: ${String(name)}`);
  return found;
}

/** The heading of a page of the checkout. */
export const atPage = (name: RegExp | string) =>
  waitFor(() => {
    const heading = document.querySelector('main h1');
    if (!heading || !matches(heading, name)) {
      throw new Error(`The heading is ${String(heading?.textContent)}, not ${String(name)}.`);
    }
    if (document.querySelector('main .form-part .skel')) throw new Error('It still loads.');
    return heading as HTMLElement;
  });

/** The page of an order that the service does not have, after it was asked for the last time. */
export const notReceived = () =>
  waitFor(
    () => expect(document.querySelector('main h1')).toHaveTextContent(/^Your order has not/),
    {
      timeout: 6_000,
    },
  );

const headings: Record<'en' | 'es', Record<CheckoutStep, string>> = {
  en: {
    medicines: 'What do you want to order?',
    health: 'Is your health information right?',
    shipping: 'Where should it go?',
    payment: 'How do you want to pay?',
    review: 'Check your order',
  },
  es: {
    medicines: '¿Qué desea pedir?',
    health: '¿Es correcta su información de salud?',
    shipping: '¿Adónde lo enviamos?',
    payment: '¿Cómo desea pagar?',
    review: 'Revise su pedido',
  },
};

/** The refills that the member of a scenario can order. */
const orders: Readonly<Record<string, readonly string[]>> = {
  'commercial-member': ['4402101', '4400688'],
  'member-in-emergency': ['4402101', '4400688'],
  'mail-order-special': ['4402210', '4402227', '4402234'],
};

/** Opens a page of the checkout from a draft, as a member does who finishes later. */
export async function openPage(
  page: CheckoutStep,
  {
    scenario = 'commercial-member',
    cart,
    ...options
  }: RenderOptions & { cart?: Partial<Cart> } = {},
): Promise<RenderedScreen> {
  const { overrides = {}, language = 'en' } = options;
  const transport = scenarioTransport(scenario, { overrides });
  const lines = (orders[scenario] ?? []).map((rxNumber) => ({ rxNumber, days: 90 }));
  const begun = { ...emptyCart(crypto.randomUUID(), 'EVF00421787'), lines };
  const confirmed = { healthConfirmed: page !== 'medicines' && page !== 'health' };
  const content = contentOf({
    cart: { ...begun, ...confirmed, ...cart },
    typing: null,
    health: null,
  });
  const body = { replaces: 0, step: page, content };
  await firstValueFrom(createApiClient({ transport })(drafts).save({ formId: checkoutForm, body }));
  const rendered = await renderScreen(checkoutPath, { ...options, scenario, transport });
  await atPage(headings[language][page]);
  return rendered;
}

/** Chooses every refill that is ready and opens the checkout, at its first page. */
export async function beginCheckout(options: RenderOptions = {}): Promise<RenderedScreen> {
  const rendered = await openRefills(options);
  const { all, order } = words[options.language ?? 'en'];
  await rendered.user.click(screen.getByLabelText(all));
  await rendered.user.click(button(order));
  await atPage(headings[options.language ?? 'en'].medicines);
  return rendered;
}

/** Goes to a later page with what is usual. */
export async function goToPage(
  { user }: RenderedScreen,
  page: 'health' | 'shipping' | 'payment' | 'review',
  language: 'en' | 'es' = 'en',
): Promise<void> {
  const { go, right } = words[language];
  for (const next of ['health', 'shipping', 'payment', 'review'] as const) {
    await user.click(button(go));
    await atPage(headings[language][next]);
    if (next === page) return;
    if (next === 'health') await user.click(screen.getByLabelText(right));
  }
}

/** The review of an order. */
export const openReview = (options: RenderOptions = {}): Promise<RenderedScreen> =>
  openPage('review', options);

/** Agrees to the charge and places the order. */
export async function placeOrder({ user }: RenderedScreen): Promise<void> {
  await user.click(screen.getByLabelText(/^(I agree|Acepto)/));
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

/** Chooses another card, which the frame of the payment processor turns into a token, and goes on. */
export async function enterCard({ user }: RenderedScreen): Promise<void> {
  await user.click(screen.getByLabelText('Another card'));
  const frame = await waitFor(() => {
    const found = document.querySelector('iframe');
    if (!found?.contentWindow) throw new Error('There is no frame.');
    return found.contentWindow;
  });
  jest.spyOn(frame, 'postMessage').mockImplementation(((message: { request: string }) => {
    const data = { type: 'card-frame/tokenised', request: message.request, card: tokenizedCard };
    const origin = 'https://cards.example';
    queueMicrotask(() =>
      window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame })),
    );
  }) as never);
  await user.click(button('Continue'));
}

/** The content of every draft of the checkout that was saved, as text. */
export const savedDrafts = ({ transport }: RenderedScreen): string[] =>
  transport.calls
    .filter(({ endpointId }) => endpointId === 'drafts.save')
    .map(({ body }) => JSON.stringify((body as { content: object }).content))
    .filter((content) => content.includes('"lines"'));
