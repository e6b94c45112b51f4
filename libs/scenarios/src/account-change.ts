/**
 * What the registration service has the identity provider do. The passwords are there alone: no memory of a
 * scenario holds one. `person`: who the account signs in as, a username of fixtures/identities.
 */
export type AccountChange =
  /** Cannot sign in before it is confirmed; takes the place of one that never was. */
  | { kind: 'added'; person: string; username: string; email: string; password: string }
  | { kind: 'confirmed'; username: string }
  /** The person confirmed another email, with which they sign in from now on. */
  | { kind: 'emailChanged'; person: string; email: string }
  /** Every session of the person ends. */
  | { kind: 'passwordChanged'; username: string; password: string };
