import type { AccountChange, Identity } from '@portal/scenarios';
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Language } from './sign-in.text';

interface StoredAccount {
  /** Who signs in: a username of fixtures/identities. */
  person: string;
  salt: Buffer;
  hash: Buffer;
  /** Waits for the code or the link that confirms it. */
  isPending: boolean;
}

const keyOf = (username: string) => username.trim().toLowerCase();
/** Cheap, because a stand-in protects no one. */
const hashOf = (password: string, salt: Buffer) =>
  scryptSync(password.normalize('NFKC'), salt, 32, { N: 1024 });

/**
 * Who may sign in at the identity provider, and by which password: the identities of the fixtures, and the accounts
 * that were registered since. In this process; gone when it stops.
 */
export class AccountStore {
  private readonly accounts = new Map<string, StoredAccount>();
  private readonly listeners: ((person: string) => Promise<void>)[] = [];
  private readonly signInListeners: ((person: string, language: Language) => void)[] = [];

  constructor(identities: Iterable<Identity>) {
    for (const { username, password } of identities) this.set(username, username, password, false);
  }

  /** Who signs in by a username and a password; undefined when no one does. */
  personOf(username: string, password: string): string | undefined {
    const account = this.accounts.get(keyOf(username));
    const { salt, hash } = account ?? unknownAccount;
    const matches = timingSafeEqual(hashOf(password, salt), hash);
    return account && matches && !account.isPending ? account.person : undefined;
  }

  /** Calls the listener when a password has changed: the sessions of the person have to end. */
  onPasswordChanged(listener: (person: string) => Promise<void>): void {
    this.listeners.push(listener);
  }

  /** Calls the listener when a person has signed in by password. */
  onSignedIn(listener: (person: string, language: Language) => void): void {
    this.signInListeners.push(listener);
  }

  reportSignIn(person: string, language: Language): void {
    for (const listener of this.signInListeners) listener(person, language);
  }

  /** Does what the registration service says. Ends sessions before it resolves. */
  async apply(changes: readonly AccountChange[]): Promise<void> {
    for (const change of changes) {
      const account = this.accounts.get(keyOf(change.username));
      if (change.kind === 'added') {
        // One that can sign in is changed by its own password reset alone.
        if (!account || account.isPending) {
          this.set(change.username, change.person, change.password, true);
        }
      } else if (account && change.kind === 'confirmed') account.isPending = false;
      else if (account && change.kind === 'passwordChanged') {
        this.set(change.username, account.person, change.password, false);
        for (const listener of this.listeners) await listener(account.person);
      }
    }
  }

  private set(username: string, person: string, password: string, isPending: boolean): void {
    const salt = randomBytes(16);
    this.accounts.set(keyOf(username), {
      ...{ person, salt, isPending },
      hash: hashOf(password, salt),
    });
  }
}

/** An unknown username takes as long as a known one. */
const unknownAccount = { salt: randomBytes(16), hash: randomBytes(32) };
