import type { WireAnswer } from '@portal/api-client';
import type { PlayRequest, Scenario } from '@portal/scenarios';

import { InProcessDrafts } from './in-process-drafts';

const idleMs = 900_000;
const absoluteMs = 8 * 3_600_000;

/** The BFF's own endpoints as a screen test needs them: a session that a scenario's identity opened. */
export class InProcessBff {
  signedIn: boolean;
  private readonly beganAt: number;
  private extendedAt: number;
  private readonly drafts: InProcessDrafts;

  constructor(
    scenario: Scenario,
    private readonly now: () => Date,
  ) {
    this.signedIn = scenario.identity !== undefined;
    this.drafts = new InProcessDrafts(now);
    this.beganAt = this.extendedAt = now().getTime();
  }

  /** Answers a call of the upstream `bff`. */
  answer(request: PlayRequest): WireAnswer {
    const { endpointId } = request;
    switch (endpointId) {
      case 'cardFrame.get':
        return { status: 200, body: { address: 'https://cards.example/frame' } };
      case 'drafts.getList':
      case 'drafts.getOne':
      case 'drafts.save':
      case 'drafts.remove':
        return this.drafts.answer(request);
      case 'events.report':
        return { status: 200, body: { accepted: eventsIn(request.body) } };
      case 'session.getStatus':
        return { status: 200, body: this.status() };
      case 'session.extend':
        this.extendedAt = this.now().getTime();
        return { status: 200, body: this.status() };
      case 'session.signOut':
        this.signedIn = false;
        return { status: 200, body: { location: '/member/login' } };
      case 'session.reportClientError':
        return { status: 200, body: { accepted: true } };
      default:
        throw new Error(`The in-process BFF has no answer for ${endpointId}.`);
    }
  }

  private status() {
    if (!this.signedIn) return { signedIn: false };
    return {
      signedIn: true,
      variant: 'member',
      fromAdminPortal: false,
      idleExpiresAt: new Date(this.extendedAt + idleMs).toISOString(),
      expiresAt: new Date(this.beganAt + absoluteMs).toISOString(),
    };
  }
}

function eventsIn(body: unknown): number {
  return (body as { events: unknown[] }).events.length;
}
