import type { Agent, Visited } from './agent';

interface Options {
  returnTo?: string;
  password?: string;
}

/** Signs in on the identity provider's own page; gives the last response and the URL where it ended. */
export async function signInOnPage(
  agent: Agent,
  username: string,
  { returnTo = '/member/dashboard', password = 'demo' }: Options = {},
): Promise<Visited> {
  const form = await agent.visit(`/member/auth/login?returnTo=${encodeURIComponent(returnTo)}`);
  const action = /<form method="post" action="([^"]+)"/.exec(form.response.text)?.[1] ?? '';
  const { href } = new URL(action.replaceAll('&amp;', '&'), form.url);
  return agent.submit(href, { username, password });
}
