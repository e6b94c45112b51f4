import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as oidc from 'openid-client';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import type { SingleUseStore } from '../session/store/single-use-store';
import type { SignInChecks } from './identity-provider';

/** A sign-in that has begun: what the provider's answer must match, and where to go afterwards. */
export interface SignIn extends SignInChecks {
  returnTo: string;
  /** Milliseconds since 1970. */
  begunAt: number;
  /** Nobody is to see a page: whoever is not signed in at the provider stays a visitor. */
  silent: boolean;
}

export type Wish = Pick<SignIn, 'returnTo' | 'origin' | 'silent'>;

/** Ten minutes: long enough for a forgotten password, short enough not to pile up. */
export const signInLifeMs = 10 * 60_000;

/** With more of them under way at a time, the oldest are given up. */
export const mostSignIns = 10_000;

/**
 * Sign-ins under way, keyed by `state`: each good once, for ten minutes, in the browser that began it,
 * on whichever replica. Each ties itself to that browser by a cookie of its own, so that tabs which are
 * restored together do not take each other's. That cookie is also the key: what is stored is of no use
 * without it. Throws SESSION_STORE_UNAVAILABLE.
 */
export class SignIns {
  constructor(
    private readonly store: SingleUseStore,
    private readonly clock: Clock,
  ) {}

  /** Begins one; `proof` is for the cookie and stands nowhere else. */
  async begin(wish: Wish): Promise<{ signIn: SignIn; proof: string }> {
    const proof = randomBytes(18).toString('base64url');
    const signIn = {
      ...wish,
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      begunAt: this.clock(),
    };
    const key = keyOf(signIn.state, proof);
    await this.reach(this.store.add(key, seal(signIn, proof), signInLifeMs));
    return { signIn, proof };
  }

  /** The sign-in of a state, once. Undefined when it is unknown, used, too old, or another browser's. */
  async take(state: string, proof: string | undefined): Promise<SignIn | undefined> {
    if (proof === undefined || state === '') return undefined;
    const sealed = await this.reach(this.store.take(keyOf(state, proof)));
    if (sealed === undefined) return undefined;
    const signIn = open(sealed, proof);
    return this.clock() - signIn.begunAt > signInLifeMs ? undefined : signIn;
  }

  private async reach<T>(answer: Promise<T>): Promise<T> {
    try {
      return await answer;
    } catch (cause) {
      throw new AppError('SESSION_STORE_UNAVAILABLE', { cause });
    }
  }
}

/** Of both, so that whoever knows a state can't use up the sign-in of another browser. */
function keyOf(state: string, proof: string): string {
  return createHmac('sha256', proof).update(`key ${state}`).digest('base64url').slice(0, 22);
}

const secretOf = (proof: string) => createHmac('sha256', proof).update('secret').digest();

function seal(signIn: SignIn, proof: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(proof), iv);
  const sealed = [cipher.update(JSON.stringify(signIn)), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function open(text: string, proof: string): SignIn {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(proof), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(plain.toString()) as SignIn;
}
