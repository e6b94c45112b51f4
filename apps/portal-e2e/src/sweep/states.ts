import type { Page, Route } from '@playwright/test';

/** Calls that every screen needs: the session, the features, the texts, the footer and the signed-in user. */
const always = [
  /^\/member\/api\/session$/,
  /^\/portalmicroservices\/public\/(features|translation\/|content\/footer\/)/,
  /^\/portalmicroservices\/api\/loggedinuser\//,
];

/** Lets `answer` decide about every call of a screen. */
async function onCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isCall = route.request().resourceType() === 'fetch';
    if (!isCall || always.some((form) => form.test(pathname))) await route.fallback();
    else await answer(route);
  });
}

/** No call of a screen is answered. */
export const holdAnswersBack = (page: Page): Promise<void> =>
  onCalls(page, () => new Promise(() => {}));

/** Every call of a screen gets what the BFF says when it cannot reach a service. */
export const answerWithProblems = (page: Page): Promise<void> =>
  onCalls(page, (route) =>
    route.fulfill({
      status: 502,
      contentType: 'application/problem+json',
      json: {
        code: 'UPSTREAM_UNREACHABLE',
        title: 'A service of the portal did not answer.',
        status: 502,
        requestId: '00000000-0000-4000-8000-000000000000',
      },
    }),
  );
