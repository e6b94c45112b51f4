import type { Schema } from '@portal/contracts';
import type { EndpointId } from '@portal/contracts/all';
import type { PlayRequest } from './check-request';
import type { Contents } from '../files/contents';
import type { DrugCatalogue } from '../drug-catalogue/drug-catalogue';
import type { InheritedScenario } from '../files/inherit';
import type { PharmacyDirectory } from '../pharmacies/pharmacy-directory';
import type { Identity, Json } from '../files/scenario-file';
import type { SentMessage } from './sent-message';
import type { Approval } from '../drug-catalogue/formulary';

/** What one run of a scenario remembers. Plain JSON; a new one for each run. */
export interface Memory {
  /** The scenario's state, when it has states. */
  readonly state?: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** What the services store for every later run of the scenario, and for support staff who act for its member. */
  readonly stored: Readonly<Record<string, unknown>>;
}

/** What a behaviour may read in addition to the call. */
export interface Context {
  /** By how many days the dates of the answer move afterwards, to those of today. */
  days: number;
  scenario: InheritedScenario;
  /** When the call is made, on the scenario's own calendar. */
  now: Date;
  /** The day of the call on that calendar: the scenario's own, unless the services' clock was moved. */
  today: string;
  /** The person who signs in to this scenario; undefined for visitors. */
  identity: Identity | undefined;
  /** The scenario's own response file for this call; undefined when it names none. */
  fixture: Json | undefined;
  /** The origin of the portal, for links in messages. */
  portal: string;
  /** The emails of accounts: those of the identity provider, and what other runs have made of them since. */
  accountEmails: () => readonly string[];
  /** The pages of fixtures/content. */
  contents: Contents;
  /** What the drug service knows: fixtures/drugs. */
  drugs: DrugCatalogue;
  /** What the pharmacy service knows: fixtures/pharmacies. */
  pharmacies: PharmacyDirectory;
  /** The response file that the scenario has for another call, with what follows from claims, day and orders. */
  fixtureOf: (endpointId: string) => Json | undefined;
  /** The same, also behind a call that refuses: the services go on knowing it. */
  known: (endpointId: string) => Json | undefined;
  /** What `known` is made of: the file as it is written. */
  asWritten: (endpointId: string) => Json | undefined;
  /** What the plan has approved for the member by now, in addition to its drug list. */
  approvals: () => readonly Approval[];
  /** A response file by its call and its name, whatever the scenario chooses. */
  fileOf: (endpointId: string, variant: string) => Json | undefined;
}

export interface BehaviourAnswer {
  memory: Memory;
  response: { status: number; body: Json };
  /** What the service sends by email or text message because of the call. */
  sent?: readonly SentMessage[];
  /** What the service has the identity provider do because of the call. */
  accounts?: readonly AccountChange[];
}

/**
 * An answer that depends on the request or on earlier ones. `fixture`: the form of its
 * response files where they hold more than one answer. `derived`: it needs no response file, as long as
 * the scenario has one for the call `derivedFrom`. `recordedAsIs`: a recording has its answers as they
 * came, because no scenario has what it makes them of.
 */
export interface Behaviour {
  fixture?: Schema;
  derived?: true;
  derivedFrom?: EndpointId;
  recordedAsIs?: true;
  play: (memory: Memory, request: PlayRequest, context: Context) => BehaviourAnswer;
}

/** Behaviours by the id of the endpoint that each is for; each file of the folder behaviours/ exports some. */
export type Behaviours = Readonly<Partial<Record<EndpointId, Behaviour>>>;

/** An error as the services write it: the code is in the message. */
export const serviceError = (status: number, code: string, text: string) => ({
  status,
  body: { message: `${code}: ${text}` },
});

/** A behaviour without a response file. */
export const derived = (play: Behaviour['play']): Behaviour => ({ derived: true, play });

/** A behaviour without a response file, in scenarios that have one for another call. */
export const derivedFrom = (id: EndpointId, play: Behaviour['play']): Behaviour => ({
  derived: true,
  derivedFrom: id,
  play,
});

/** A field that the service does not accept, and why. */
export interface Refused {
  field: string;
  problem: string;
}

/** An answer with a body. */
export const answer = (memory: Memory, body: unknown) => ({
  memory,
  response: { status: 200, body: body as Json },
});

/** An error in place of an answer. */
export const refuse = (memory: Memory, status: number, code: string, text: string) => ({
  memory,
  response: serviceError(status, code, text),
});

/** An error that names the fields that are not accepted. */
export const refuseFields = (memory: Memory, fields: readonly Refused[]) => ({
  memory,
  response: {
    status: 422,
    body: {
      message: 'FORM_FIELDS_REFUSED: Some fields are not valid.',
      fields,
    } as unknown as Json,
  },
});

/** The memory with one more fact that later runs find too. */
export const store = (memory: Memory, name: string, value: unknown): Memory => ({
  ...memory,
  stored: { ...memory.stored, [name]: value },
});

/** The memory with one more fact. */
export const remember = (memory: Memory, name: string, value: unknown): Memory => ({
  ...memory,
  facts: { ...memory.facts, [name]: value },
});

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

/** The context of a moment, the call's own unless given, with what is remembered then. */
export type ContextAt = (memory: Memory, at?: Pick<Context, 'now' | 'today'>) => Context;
