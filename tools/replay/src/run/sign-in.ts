import { Failure } from '../failure';
import type { HttpSession } from './http-session';

/** Reads the session state from the portal. Fails with a message when the server is not the portal. */
export async function readSessionState(session: HttpSession): Promise<{ signedIn: boolean }> {
  const answer = await session.call('/member/api/session');
  const status = answer.body as { signedIn?: unknown } | undefined;
  if (answer.status === 200 && typeof status?.signedIn === 'boolean') {
    return { signedIn: status.signedIn };
  }
  throw new Failure(
    'noAnswer',
    `${session.origin.host} answers ${answer.status} with ${answer.type}, not as the portal does. ` +
      'Give the address of the portal, or name a service with --service.',
  );
}

/** Signs in on the page of the identity provider, as a person does. */
export async function signIn(session: HttpSession, user: string, password: string): Promise<void> {
  const login = new URL('/member/auth/login?returnTo=%2Fmember%2Fdashboard', session.origin);
  const page = await session.open(login);
  const form = formIn(page.answer.text);
  if (!form) {
    throw new Failure(
      'noAnswer',
      `${page.address.host} shows no page with a name and a password. Sign in with your own browser, and put its session cookie in REPLAY_COOKIE.`,
    );
  }
  form.fields.set(form.user, user);
  form.fields.set(form.password, password);
  await session.open(new URL(form.action, page.address), {
    method: 'POST',
    headers: { origin: page.address.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: form.fields.toString(),
  });
  const { signedIn } = await readSessionState(session);
  if (!signedIn) {
    throw new Failure(
      'noAnswer',
      `${page.address.host} did not let "${user}" in. Check REPLAY_USER and REPLAY_PASSWORD.`,
    );
  }
}

/** The sign-in form of a page: where it goes, and its fields with what they already hold. */
function formIn(html: string) {
  const form = /<form\b[^>]*>[^]*?<\/form>/i
    .exec(html)
    ?.find((each) => /type="?password/i.test(each));
  if (form === undefined) return undefined;
  const inputs = [...form.matchAll(/<input\b[^>]*>/gi)].map(([tag]) => ({
    name: attribute(tag, 'name') ?? '',
    type: attribute(tag, 'type') ?? 'text',
    value: attribute(tag, 'value') ?? '',
  }));
  const password = inputs.find(({ type }) => type === 'password');
  const user = inputs.find(({ type }) => ['text', 'email'].includes(type));
  if (!password || !user) return undefined;
  const hidden = inputs.filter(({ type }) => type === 'hidden');
  return {
    action: attribute(/<form\b[^>]*>/i.exec(form)?.[0] ?? '', 'action') ?? '',
    user: user.name,
    password: password.name,
    fields: new URLSearchParams(Object.fromEntries(hidden.map(({ name, value }) => [name, value]))),
  };
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&');
