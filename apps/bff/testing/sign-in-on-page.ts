import type { Browser } from '@portal/resilience';

const asPage = { headers: { accept: 'text/html' } };

/** Signs in on the provider's own page, as a person does; gives the address where it ended. */
export async function signInOnPage(
  browser: Browser,
  username: string,
  returnTo = '/member/dashboard',
  password = 'demo',
) {
  const login = `/member/auth/login?returnTo=${encodeURIComponent(returnTo)}`;
  const start = await browser.get(login, asPage);
  const form = await browser.follow(start, new URL(login, browser.origin).href);
  const action = /<form method="post" action="([^"]+)"/.exec(form.got.text)?.[1] ?? '';
  const submitted = await browser.send(
    new URL(action.replaceAll('&amp;', '&'), form.address).href,
    {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(form.address).origin,
      },
      body: new URLSearchParams({ username, password }).toString(),
    },
  );
  return browser.follow(submitted, form.address);
}
