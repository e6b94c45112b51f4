import { act, screen, within } from '@testing-library/react';
import {
  atPayForm,
  expectNoAxeViolations,
  openPayScreen,
  paymentsSent,
  type RenderedScreen,
  tokenizedCard,
} from '../../../testing';

const button = (name: RegExp | string) => screen.getByRole('button', { name });

const frameOf = () =>
  screen.getByTitle<HTMLIFrameElement>(/form of the payment processor|procesador de pagos$/);
const hear = (data: unknown, from: Partial<MessageEventInit> = {}) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        data,
        origin: 'https://cards.example',
        source: frameOf().contentWindow,
        ...from,
      }),
    );
  });
/** Opens the frame, and presses Continue; returns the request that the frame received. */
async function ask(rendered: RenderedScreen, goOn: RegExp | string = 'Continue') {
  const posted: { type: string; request: string }[] = [];
  const targets: string[] = [];
  jest.spyOn(frameOf().contentWindow as Window, 'postMessage').mockImplementation(((
    message: (typeof posted)[number],
    target: string,
  ) => {
    posted.push(message);
    targets.push(target);
  }) as never);
  await rendered.user.click(button(goOn));
  expect(targets).toEqual(['https://cards.example']);
  return posted[0]?.request ?? '';
}

async function typing(options: Parameters<typeof openPayScreen>[0] = {}) {
  const rendered = await openPayScreen(options);
  await atPayForm();
  await rendered.user.click(screen.getByRole('radio', { name: 'Another card' }));
  return rendered;
}

test('is typed into a frame of the address that the BFF names, which learns whose page it is on', async () => {
  await typing();
  const { origin, pathname, searchParams } = new URL(frameOf().src);
  expect([origin, pathname]).toEqual(['https://cards.example', '/frame']);
  expect(Object.fromEntries(searchParams)).toEqual({ lang: 'en', origin: 'http://localhost' });
  expect(frameOf()).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms');
  expect(screen.queryByLabelText(/card number/i)).not.toBeInTheDocument();
  hear({ type: 'card-frame/ready', height: 312 });
  expect(frameOf()).toHaveAttribute('height', '312');
  await expectNoAxeViolations();
});

test('becomes a token, and only that is sent', async () => {
  const rendered = await typing();
  await rendered.user.click(screen.getByRole('checkbox', { name: /Save this card/ }));
  const request = await ask(rendered);
  hear({ type: 'card-frame/tokenised', request, card: tokenizedCard });
  await rendered.user.click(await screen.findByRole('button', { name: 'Pay $21.00' }));
  await screen.findByText('We have your payment');
  expect(paymentsSent(rendered)[0]?.body).toEqual({
    amount: 21,
    method: { card: tokenizedCard, isHsa: false, save: true },
  });
});

test.each([
  ['en', 'Another card', 'It is an HSA or FSA card', /^Continue$/, /^Pay \$/, 'HSA or FSA'],
  ['es', 'Otra tarjeta', 'Es una tarjeta HSA o FSA', /^Continuar$/, /^Pagar \$/, 'HSA o FSA'],
] as const)(
  '%s: one of a health account is marked so, also on the receipt and in the history',
  async (language, another, isHsa, goOn, pay, words) => {
    const rendered = await openPayScreen({ language });
    await atPayForm();
    await rendered.user.click(screen.getByRole('radio', { name: another }));
    await rendered.user.click(screen.getByRole('checkbox', { name: isHsa }));
    const request = await ask(rendered, goOn);
    hear({ type: 'card-frame/tokenised', request, card: tokenizedCard });
    const payButton = await screen.findByRole('button', { name: pay });
    expect(screen.getByText(words)).toBeVisible();
    await rendered.user.click(payButton);
    await screen.findByText('EVF-P-90001');
    expect(screen.getByText(words)).toBeVisible();
    expect(paymentsSent(rendered)[0]?.body).toMatchObject({ method: { isHsa: true } });
    await rendered.user.click(screen.getByRole('link', { name: /payment history|historial/ }));
    const row = await screen.findByRole('row', { name: /EVF-P-90001/ });
    expect(row).toHaveTextContent(words);
  },
);

test('is requested again once a slow frame listens', async () => {
  const rendered = await typing();
  const request = await ask(rendered);
  const post = jest.mocked((frameOf().contentWindow as Window).postMessage);
  hear({ type: 'card-frame/ready', height: 312 });
  expect(post.mock.calls.map(([message]) => message as unknown)).toEqual([
    { type: 'card-frame/tokenise', request },
    { type: 'card-frame/tokenise', request },
  ]);
  hear({ type: 'card-frame/tokenised', request, card: tokenizedCard });
  await screen.findByRole('heading', { name: /^Step 2/ });
});

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['our own page', { source: window }],
])('a message of %s is ignored', async (_what, from) => {
  const rendered = await typing();
  const request = await ask(rendered);
  hear({ type: 'card-frame/tokenised', request, card: tokenizedCard }, from);
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(button('Continue')).toHaveAttribute('aria-disabled', 'true');
  hear({ type: 'card-frame/tokenised', request: 'another', card: tokenizedCard });
  hear({ type: 'card-frame/tokenised', request, card: { ...tokenizedCard, token: 5 } });
  hear(null);
  expect(screen.queryByRole('heading', { name: /^Step 2/ })).not.toBeInTheDocument();
  hear({ type: 'card-frame/tokenised', request, card: tokenizedCard });
  await screen.findByRole('heading', { name: /^Step 2/ });
});

test.each([
  ['invalid', 'Check the card details.'],
  ['failed', 'The card form did not respond. Press Continue again.'],
])('that is %s keeps the form as it is, and says so', async (type, words) => {
  const rendered = await typing();
  const request = await ask(rendered);
  hear({ type: `card-frame/${type}`, request });
  const summary = await screen.findByRole('alert', { name: /Fix 1 problem/ });
  expect(within(summary).getByRole('link', { name: words })).toBeVisible();
  expect(paymentsSent(rendered)).toHaveLength(0);
});

test('is not offered where no frame is set', async () => {
  await openPayScreen({ overrides: { 'cardFrame.get': { body: { address: null } } } });
  await atPayForm();
  expect(screen.queryByRole('radio', { name: 'Another card' })).not.toBeInTheDocument();
});
