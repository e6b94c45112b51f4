import type { Running } from '../listen';
import { type StandInsOptions, startStandIns } from '../services/start-stand-ins';

/** The stand-ins that one test file started, at the scenarios' own clock unless it says otherwise. */
export class TestServices {
  private readonly running: Running[] = [];

  async start(options: Partial<StandInsOptions> = {}): Promise<string> {
    const running = await startStandIns({ port: 0, now: 'fixed', ...options });
    this.running.push(running);
    return running.url;
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.splice(0).map((each) => each.stop()));
  }
}

export const claimsPath = (from = '2026-10-06', to = '2026-11-05') =>
  `/portalmicroservices/api/claimhistory/claims/${from}/${to}/EVF00421787`;
export const pharmacyPath = '/portalmicroservices/api/member/defaultpharmacy/EVF00421787';

/** The fields that tests read, whichever call they come from. */
export interface Body {
  claimsHistory: { claim: { dateOfService: string }[] };
  pharmacy: { name: string };
  eob: { unread: number };
  clientCode: string;
  message: string;
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
}

/** Makes a call and reads its JSON. */
export async function call(
  url: string,
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<Answer> {
  const answer = await fetch(url, { headers, ...init });
  const body = (await answer.json()) as Body;
  return { status: answer.status, headers: answer.headers, body };
}

/** Makes a call that sends JSON. */
export const post = (url: string, headers: Record<string, string>, body: object): Promise<Answer> =>
  call(
    url,
    { ...headers, 'content-type': 'application/json' },
    {
      method: 'POST',
      body: JSON.stringify(body),
    },
  );

export const asMember = (scenario: string) => ({
  authorization: 'Bearer dummy',
  'x-scenario': scenario,
});
