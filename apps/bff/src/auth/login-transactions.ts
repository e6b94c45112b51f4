import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as oidc from 'openid-client';
import type { Clock } from '../clock';
import { reach } from '../store/reach';
import type { Store } from '../store/store';
import type { LoginChecks } from './authorization-url';

/** One login at the identity provider: what the callback must match, and where to go afterwards. */
export interface LoginTransaction extends LoginChecks {
  returnTo: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Shows no page of the provider: a user who is not signed in there stays a visitor. */
  isSilent: boolean;
  /** The id of the session for which the user confirms with a second factor. */
  stepUpOf?: string;
}

/** Ten minutes: long enough for a forgotten password, short enough not to pile up. */
export const loginTransactionTtlMs = 10 * 60_000;

/** When more are pending, the oldest are removed. */
const mostPending = 10_000;
const group = 'sign-in';

/**
 * Pending login transactions, keyed by `state`: each can be used once, within ten minutes, in the browser
 * that started it, on any replica. Each has its own cookie in that browser, so that tabs which are
 * restored together do not use each other's. The cookie also holds the encryption key: the stored text
 * is of no use without it. Throws SESSION_STORE_UNAVAILABLE.
 */
export class LoginTransactions {
  constructor(
    private readonly store: Pick<Store, 'add' | 'take' | 'reaches'>,
    private readonly clock: Clock,
    private readonly most = mostPending,
  ) {}

  /** Starts one; `proof` is saved in the cookie and nowhere else. */
  async start(
    request: Pick<LoginTransaction, 'returnTo' | 'origin' | 'isSilent' | 'stepUpOf'>,
  ): Promise<{ transaction: LoginTransaction; proof: string }> {
    const proof = randomBytes(18).toString('base64url');
    const transaction = {
      ...request,
      state: this.reachableState(proof),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      startedAt: this.clock(),
    };
    const key = keyOf(transaction.state, proof);
    const bounds = { ttlMs: loginTransactionTtlMs, most: this.most };
    await reach(this.store.add(group, key, seal(transaction, proof), bounds));
    return { transaction, proof };
  }

  /** One server of a cluster that is lost must not cost sign-ins: they go to the others. */
  private reachableState(proof: string): string {
    let state = oidc.randomState();
    for (
      let tries = 1;
      tries < 20 && this.store.reaches?.(group, keyOf(state, proof)) === false;
      tries += 1
    ) {
      state = oidc.randomState();
    }
    return state;
  }

  /** Removes and returns that of a state. Undefined when it is unknown, used, too old, or another browser's. */
  async take(state: string, proof: string | undefined): Promise<LoginTransaction | undefined> {
    if (proof === undefined || state === '') return undefined;
    const sealed = await reach(this.store.take(group, keyOf(state, proof)));
    if (sealed === undefined) return undefined;
    const transaction = open(sealed, proof);
    const age = this.clock() - transaction.startedAt;
    return age > loginTransactionTtlMs ? undefined : transaction;
  }
}

/** Of both, so that a known state alone can't use up the transaction of another browser. */
function keyOf(state: string, proof: string): string {
  return createHmac('sha256', proof).update(`key ${state}`).digest('base64url').slice(0, 22);
}

const secretOf = (proof: string) => createHmac('sha256', proof).update('secret').digest();

function seal(transaction: LoginTransaction, proof: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(proof), iv);
  const sealed = [cipher.update(JSON.stringify(transaction)), cipher.final()];
  return Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function open(text: string, proof: string): LoginTransaction {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(proof), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  const plain = Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
  return JSON.parse(plain.toString()) as LoginTransaction;
}
