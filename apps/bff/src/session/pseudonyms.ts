import { createHmac } from 'node:crypto';
import type { Identity } from './session';

type User = Pick<Identity, 'issuer' | 'subject'>;
type SignIn = { issuer: string; sid: string };

export interface PseudonymKeys {
  now: string;
  /** The previous key, while there are sessions and drafts from its time. */
  before?: string | undefined;
}

/**
 * Keyed hashes that name a user, or a sign-in at an identity provider, in logs and in the store's index without
 * saying who it is.
 */
export class Pseudonyms {
  constructor(private readonly keys: PseudonymKeys) {}

  /** A user's, under the current key. */
  of(user: User): string {
    return hashOf(userText(user), this.keys.now);
  }

  /** The same under the current and the previous key. */
  allOf(user: User): string[] {
    return this.underEachKey(userText(user));
  }

  /** A sign-in's, under the current key. */
  ofSignIn(signIn: SignIn): string {
    return hashOf(signInText(signIn), this.keys.now);
  }

  /** The same under the current and the previous key. */
  allOfSignIn(signIn: SignIn): string[] {
    return this.underEachKey(signInText(signIn));
  }

  /** Of any other text, for keys of a store; `text` begins with what it is. */
  ofText(text: string): string {
    return hashOf(`text\n${text}`, this.keys.now);
  }

  private underEachKey(text: string): string[] {
    const { now, before } = this.keys;
    return [now, ...(before === undefined ? [] : [before])].map((key) => hashOf(text, key));
  }
}

const userText = ({ issuer, subject }: User) => `${issuer}\n${subject}`;
const signInText = ({ issuer, sid }: SignIn) => `${issuer}\nsign-in\n${sid}`;

const hashOf = (text: string, key: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);
