import { inputKinds } from '@portal/domain';
import { isSameEmail } from '@portal/domain/account';
import type { AccountChange, Identity } from '@portal/scenarios';
import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Account, AccountClaims } from 'oidc-provider';
import type { Language } from './sign-in.text';

interface StoredAccount {
  /** Who signs in: a username of fixtures/identities. */
  person: string;
  email: string;
  salt: Buffer;
  hash: Buffer;
  /** Waits for the code or the link that confirms it. */
  isPending: boolean;
  isRegistered: boolean;
  /** The person of another scenario under this name: the email is that person's. */
  isInherited?: boolean;
}

const keyOf = (username: string) => inputKinds.email.tidy(username).toLowerCase();
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
    for (const { username, password, claims, isInherited = false } of identities) {
      const account = { person: username, email: claims.email, password };
      this.set(username, { ...account, ...ofFixtures, isInherited });
    }
  }

  /** Who signs in by a username, or the email of an account, and a password; undefined when no one does. */
  personOf(login: string, password: string): string | undefined {
    const [first = unknownAccount, ...others] = this.accountsOf(login);
    return [first, ...others].find(
      ({ salt, hash, isPending }) => timingSafeEqual(hashOf(password, salt), hash) && !isPending,
    )?.person;
  }

  /**
   * The account of a username, else those of one person that have an email: those that were registered, else those of
   * the fixtures, where several people may have one email. That names no one.
   */
  private accountsOf(login: string): StoredAccount[] {
    const named = this.accounts.get(keyOf(login));
    if (named) return [named];
    const found = [...this.accounts.values()].filter(
      ({ email, isPending }) => !isPending && isSameEmail(email, login),
    );
    const registered = found.filter(({ isRegistered }) => isRegistered);
    const own = found.filter(({ isInherited }) => !isInherited);
    const meant = [registered, own, found].find(({ length }) => length > 0) ?? [];
    return new Set(meant.map(({ person }) => person)).size === 1 ? meant : [];
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
      if (change.kind === 'emailChanged') {
        for (const account of this.accounts.values()) {
          if (account.person === change.person) account.email = change.email;
        }
        continue;
      }
      const account = this.accounts.get(keyOf(change.username));
      if (change.kind === 'added') {
        // One that can sign in is changed by its own password reset alone.
        if (!account || account.isPending)
          this.set(change.username, { ...change, isPending: true, isRegistered: true });
      } else if (account && change.kind === 'confirmed') account.isPending = false;
      else if (account && change.kind === 'passwordChanged') {
        const { person, email, isRegistered } = account;
        this.set(change.username, {
          person,
          email,
          password: change.password,
          isPending: false,
          isRegistered,
        });
        for (const listener of this.listeners) await listener(account.person);
      }
    }
  }

  private set(username: string, { password, ...account }: NewAccount): void {
    const salt = randomBytes(16);
    const hash = hashOf(password, salt);
    this.accounts.set(keyOf(username), { ...account, salt, hash });
  }
}

type NewAccount = Omit<StoredAccount, 'salt' | 'hash'> & { password: string };

const ofFixtures = { isPending: false, isRegistered: false };

/** An unknown username takes as long as a known one. */
const unknownAccount: StoredAccount = {
  person: '',
  email: '',
  isPending: true,
  isRegistered: false,
  salt: randomBytes(16),
  hash: randomBytes(32),
};

export type Identities = ReadonlyMap<string, Identity>;

/** The claims of each scope; the portal reads roles from `groups`. */
export const claimsByScope = {
  // How the person signed in, whether the portal requested a level or not.
  openid: ['sub', 'acr', 'amr'],
  profile: ['given_name', 'family_name', 'member_id'],
  email: ['email', 'email_verified'],
  groups: ['groups'],
};

/** The person of a username, as the provider asks for it: an id token holds only what the identity's `idToken` lists. */
export function accountOf(identities: Identities, username: string): Account | undefined {
  const identity = identities.get(username);
  if (!identity) return undefined;
  return {
    accountId: username,
    claims: (use) =>
      claimsOf(identity, use === 'id_token' ? identity.idToken : Object.keys(identity.claims)),
  };
}

/** The named claims of an identity, with its `sub`. */
export function claimsOf(identity: Identity, names: readonly string[]): AccountClaims {
  const wanted = Object.entries(identity.claims).filter(([name]) => names.includes(name));
  return { sub: identity.username, ...Object.fromEntries(wanted) };
}
