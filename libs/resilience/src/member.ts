import { areas } from '@portal/contracts/all';
import { type Agent, createAgent, type Response, signInOnPage } from '@portal/testing/supertest';

/** A read that carries the member's tokens; the stand-ins verify them. */
export const memberCall = areas.notifications.getCounts.path;
/** A change that does. */
export const memberChange = areas.notifications.markOtherRead.path;
/** A call that needs no session. */
export const visitorCall = areas.pharmacies.search.path;
export const sessionStatus = areas.session.getStatus.path;

/** Signs a user of the fixtures in on the provider's own page; throws when no session came of it. */
export async function signInAs(agent: Agent, username: string): Promise<Agent> {
  const { url } = await signInOnPage(agent, username);
  if (!(await isSignedIn(agent))) throw new Error(`The sign-in ended at ${url}.`);
  return agent;
}

/** The cookies of a user of the fixtures who has signed in. */
export async function cookieOf(origin: string, username: string): Promise<string> {
  return (await signInAs(createAgent(origin), username)).cookieHeader;
}

export async function isSignedIn(agent: Agent): Promise<boolean> {
  const got = await agent.get(sessionStatus);
  return got.status === 200 && (got.body as { signedIn: boolean }).signedIn;
}

/** Whether the session is known and a service accepts its tokens. */
export async function isServed(agent: Agent): Promise<boolean> {
  return (await isSignedIn(agent)) && (await agent.get(memberCall)).status === 200;
}

/** How many of these members have to sign in again. */
export async function signedOutOf(agents: readonly Agent[]): Promise<number> {
  const served = await Promise.all(agents.map(isServed));
  return served.filter((still) => !still).length;
}

/** The body of an answer of 200; throws with any other one. */
export async function bodyOf<Body>(call: PromiseLike<Response>): Promise<Body> {
  const { status, body, text } = await call;
  if (status !== 200) throw new Error(`${status} ${text.slice(0, 200)}`);
  return body as Body;
}

export async function memberIdOf(agent: Agent): Promise<string> {
  const info = agent.get(areas.user.getMemberInfo.path).query({ nc: Date.now() });
  return (await bodyOf<{ memebrId: string }>(info)).memebrId;
}

/** A member's call at one of the replicas, past the load balancer but under its name. */
export async function callAt(replica: { origin: string }, agent: Agent): Promise<Response> {
  const { host } = new URL(agent.origin);
  return agent.at(replica.origin).get(memberCall).set('host', host);
}

/** An outcome with the milliseconds it took; a connection that breaks has the status 0. */
export interface Timed {
  status: number;
  ms: number;
  code?: string;
}

export async function timed(
  answer: () => PromiseLike<Pick<Response, 'status' | 'text'>>,
): Promise<Timed> {
  const begun = performance.now();
  const took = () => performance.now() - begun;
  try {
    const { status, text } = await answer();
    const code = /"code":"(\w+)"/.exec(text)?.[1];
    return { status, ms: took(), ...(code === undefined ? {} : { code }) };
  } catch (error) {
    // fetch names its reason in the cause.
    const { cause = error } = error as { cause?: unknown };
    return { status: 0, ms: took(), code: String((cause as NodeJS.ErrnoException).code) };
  }
}
