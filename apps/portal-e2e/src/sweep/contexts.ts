import type { Browser, BrowserContext } from '@playwright/test';
import { signIn } from '../member';
import type { Visit } from './visits';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Two o'clock UTC in the afternoon of the day on the scenario's clock. */
const momentOf = async (scenario: string): Promise<string> => {
  const url = `http://localhost:${process.env.STAND_INS_PORT}/_clock?scenario=${scenario}`;
  const { day } = (await (await fetch(url)).json()) as { day: string };
  return `${day}T14:00:00Z`;
};

/** A sign-in ends after a while without a call. */
const usableForMs = 8 * 60_000;
const sessions = new Map<string, { session: Session; from: number }>();

async function sessionOf(browser: Browser, scenario: string): Promise<Session> {
  const stored = sessions.get(scenario);
  if (stored && Date.now() - stored.from < usableForMs) return stored.session;
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, scenario);
  const session = await context.storageState();
  await context.close();
  sessions.set(scenario, { session, from: Date.now() });
  return session;
}

/** A browser context in which a visit's person is signed in, on the day of the scenario. */
export async function contextOf(
  browser: Browser,
  { person, scenario }: Pick<Visit, 'person' | 'scenario'>,
): Promise<BrowserContext> {
  const session = person === 'visitor' ? {} : { storageState: await sessionOf(browser, scenario) };
  const context = await browser.newContext(session);
  await context.clock.setFixedTime(await momentOf(scenario));
  if (person === 'visitor') {
    const page = await context.newPage();
    await page.goto(`/member?scenario=${scenario}`);
    await page.close();
  }
  return context;
}
