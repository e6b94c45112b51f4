import { randomInt } from 'node:crypto';
import { emailCode } from '@portal/domain/account';
import type { SentMessage } from '@portal/scenarios';
import { generateSecret, generateURI, verify } from 'otplib';
import { codeMessage, type CodeChannel } from './second-factor.text';
import type { Language } from './sign-in.text';
import type { Identities } from './account-store';

/**
 * When a second factor is asked for: `off` never; `on-request` when the portal asks for it, by a code; `code` and `app`
 * at each sign-in too, by a code or by an authenticator app.
 */
export const secondFactorModes = ['off', 'on-request', 'code', 'app'] as const;
export type SecondFactorMode = (typeof secondFactorModes)[number];

/** What the id token says of someone who has shown a second factor. */
export const secondFactorAcr = 'urn:portal:mfa';

/** Why a code is not sent. */
type SendProblem = 'tooSoon' | 'tooOften';
export type CodeProblem = 'wrong' | 'expired' | 'triedTooOften';

/** A sign-in at which a person, who is known by password or session, still has to show the second factor. */
interface Pending {
  person: string;
  code?: { digits: string; channel: CodeChannel; sentAt: number; tries: number };
  /** Why the last code was not sent. */
  problem?: SendProblem | undefined;
}

/** The authenticator app of a person; `wrong`: the times of the wrong codes since the last right one. */
interface AuthenticatorApp {
  secret: string;
  isConfirmed: boolean;
  usedStep: number;
  wrong: number[];
}

/** What the page of a second factor shows. */
export interface SecondFactorView {
  /** Undefined with an authenticator app. */
  sent?: { channel: CodeChannel; to: string };
  /** The other way in which a code can be sent; undefined when the person has one alone. */
  other?: CodeChannel;
  /** Why no code could be sent at first. */
  problem?: SendProblem;
  /** Set until the authenticator app of the person has given its first code. */
  enrolment?: { uri: string; secret: string };
}

const { lifeMs, tries, resendAfterMs, mostPerHour } = emailCode;
const hourMs = 3_600_000;

/** The second factors of a process: sent codes, authenticator apps, and sign-ins that wait for one. */
export class SecondFactors {
  private readonly pending = new Map<string, Pending>();
  private readonly sentAt = new Map<string, number[]>();
  private readonly apps = new Map<string, AuthenticatorApp>();

  constructor(
    private readonly mode: SecondFactorMode,
    private readonly identities: Identities,
    private readonly send: (message: SentMessage) => void,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether a sign-in needs one, by the `acr_values` that the portal sent. */
  isNeeded(acrValues: unknown): boolean {
    return this.mode === 'code' || this.mode === 'app' || this.isRequested(acrValues);
  }

  /** Whether the portal asks for one, so that someone who is signed in is asked too. */
  isRequested(acrValues: unknown): boolean {
    const wished = typeof acrValues === 'string' ? acrValues.split(' ') : [];
    return this.mode !== 'off' && wished.includes(secondFactorAcr);
  }

  /** The person is known: from now on the sign-in `uid` waits for the second factor. */
  begin(uid: string, person: string, language: Language): void {
    // The page was opened again: the code that is on its way still counts.
    if (this.pending.get(uid)?.person === person) return;
    const waiting: Pending = { person };
    this.pending.set(uid, waiting);
    if (this.mode !== 'app') waiting.problem = this.sendCode(uid, 'email', language);
  }

  /** Undefined for a sign-in that waits for none. */
  view(uid: string): SecondFactorView | undefined {
    const waiting = this.pending.get(uid);
    if (!waiting) return undefined;
    const { person, code } = waiting;
    if (this.mode === 'app') {
      const { secret, isConfirmed } = this.appOf(person);
      const label = person;
      const uri = generateURI({ issuer: 'Everfern Rx', label, secret });
      return isConfirmed ? {} : { enrolment: { uri, secret } };
    }
    const channel = code?.channel ?? 'email';
    const other = channel === 'email' ? 'text' : 'email';
    return {
      sent: { channel, to: masked(this.addressOf(person, channel) ?? '') },
      ...(this.addressOf(person, other) === undefined ? {} : { other }),
      ...(waiting.problem && { problem: waiting.problem }),
    };
  }

  /** Sends a code; the one before can't be used any more. */
  sendCode(uid: string, channel: CodeChannel, language: Language): SendProblem | undefined {
    const waiting = this.pending.get(uid);
    const to = waiting && this.addressOf(waiting.person, channel);
    if (!to) return undefined;
    waiting.problem = undefined;
    const now = this.now();
    const recent = (this.sentAt.get(waiting.person) ?? []).filter((at) => at > now - hourMs);
    const { code } = waiting;
    if (code?.channel === channel && now < code.sentAt + resendAfterMs) return 'tooSoon';
    if (recent.length >= mostPerHour) return 'tooOften';
    this.sentAt.set(waiting.person, [...recent, now]);
    const digits = String(randomInt(10 ** emailCode.digits)).padStart(emailCode.digits, '0');
    waiting.code = { digits, channel, sentAt: now, tries: 0 };
    this.send(codeMessage(channel, to, digits, language));
    return undefined;
  }

  /** The person, when the code is right; it counts once. Otherwise why not. */
  async check(uid: string, typed: string): Promise<{ person: string } | CodeProblem> {
    const waiting = this.pending.get(uid);
    if (!waiting) return 'expired';
    const digits = typed.replace(/[\s-]/g, '');
    const problem =
      this.mode === 'app' ? await this.checkApp(waiting, digits) : this.checkCode(waiting, digits);
    if (problem) return problem;
    this.pending.delete(uid);
    return { person: waiting.person };
  }

  private checkCode({ code }: Pending, digits: string): CodeProblem | undefined {
    if (!code || this.now() > code.sentAt + lifeMs) return 'expired';
    if (code.tries >= tries) return 'triedTooOften';
    code.tries += 1;
    if (digits === code.digits) return undefined;
    return code.tries >= tries ? 'triedTooOften' : 'wrong';
  }

  private async checkApp({ person }: Pending, digits: string): Promise<CodeProblem | undefined> {
    const app = this.appOf(person);
    const now = this.now();
    app.wrong = app.wrong.filter((at) => at > now - lifeMs);
    if (app.wrong.length >= tries) return 'triedTooOften';
    const epoch = Math.floor(now / 1000);
    const { secret } = app;
    const found = /^\d{6}$/.test(digits)
      ? await verify({ secret, token: digits, epoch, epochTolerance: 30 })
      : undefined;
    if (!found?.valid) {
      app.wrong.push(now);
      return app.wrong.length >= tries ? 'triedTooOften' : 'wrong';
    }
    const step = Math.floor(epoch / 30) + found.delta;
    // RFC 6238, section 5.2: the code of a time step counts once.
    if (step <= app.usedStep) return 'expired';
    Object.assign(app, { isConfirmed: true, usedStep: step, wrong: [] });
    return undefined;
  }

  private appOf(person: string): AuthenticatorApp {
    const app = this.apps.get(person) ?? {
      secret: generateSecret(),
      isConfirmed: false,
      usedStep: -1,
      wrong: [],
    };
    this.apps.set(person, app);
    return app;
  }

  private addressOf(person: string, channel: CodeChannel): string | undefined {
    const claims = this.identities.get(person)?.claims;
    return channel === 'email' ? claims?.email : claims?.phone_number;
  }
}

/** The ends of an address or number, so that who sees the page learns no more. */
const masked = (to: string): string =>
  to.includes('@') ? to.replace(/^(.).*@/, '$1•••@') : to.replace(/^.*(.{4})$/, '•••-$1');
