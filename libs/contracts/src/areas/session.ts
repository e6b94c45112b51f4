import { accessScopes } from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Why a sign-in did not come about (§4, Logout); `ended`: the user ended it from another browser. */
export const signInErrors = ['cancelled', 'ended', 'expired', 'failed', 'unavailable'] as const;
export type SignInError = (typeof signInErrors)[number];

const endpointName = z.string().check(z.regex(/^[A-Za-z]+\.[A-Za-z]+$/), z.maxLength(60));

/** The `state` with which the identity provider sends a browser back after it has signed the user out. */
export const signedOutState = 'signed-out';

/** Why support staff can't act for a member whom they named (SS-9); `nested`: they act for another one already. */
export const emulationRefusals = ['unknown', 'notEligible', 'unavailable', 'nested'] as const;
export type EmulationRefusal = (typeof emulationRefusals)[number];

const days = z.object({ from: z.string(), to: z.string() });

/**
 * The BFF's own word on the session (SS-1, SS-8). Never a token. `variant` says which user-info call
 * fits; `fromAdminPortal` spares support staff a forced sign-out (SS-5). Times are ISO 8601, UTC.
 * `silentSignIn`: no user is signed in here, but the identity provider may know them: the page should go to
 * /member/auth/silent once (SS-3). `redirectHosts`: the host names that user info may send to (SS-6), `*.`
 * for one label. `signInError`: why the last sign-in failed; reported once.
 * `planWindows`: the days of the year's date windows, MM-DD, where a setting moves them (Spec §9).
 * `staff`: a user who acts for members, and may search for one. `emulation`: they act for one (SS-9);
 * `remainingMs` counts from the response, because the clock of the device may be wrong. No user name is in it.
 * `emulationRefused`: why they do not; reported once. `caregiver`: the user acts for a member who lets them, and what
 * they may do. `actingSince`: when that began, in milliseconds since 1970, 0 for no one; calls send it back in the header
 * `actingHeader`. `caregiverEnded`: they did for this member, who has ended it, or whose year is over; reported until they
 * dismiss it by `stopEmulation`, or act again.
 */
export const SessionStatus = z.object({
  signedIn: z.boolean(),
  variant: z.optional(z.enum(['member', 'provider'])),
  fromAdminPortal: z.optional(z.boolean()),
  idleExpiresAt: z.optional(z.string()),
  expiresAt: z.optional(z.string()),
  silentSignIn: z.optional(z.literal(true)),
  redirectHosts: z.optional(z.array(z.string())),
  planWindows: z.optional(
    z.object({
      preview: days,
      openEnrollment: days,
      afterEnrollment: days,
      nextYearLookup: days,
    }),
  ),
  signInError: z.optional(z.enum(signInErrors)),
  staff: z.optional(z.enum(['support', 'provider'])),
  emulationRefused: z.optional(z.enum(emulationRefusals)),
  emulation: z.optional(
    z.object({
      mode: z.literal('emulation'),
      expiresAt: z.string(),
      remainingMs: f.exactCount,
    }),
  ),
  actingSince: z.optional(f.exactCount),
  caregiver: z.optional(z.object({ scopes: z.array(z.enum(accessScopes)) })),
  caregiverEnded: z.optional(z.object({ givenName: f.givenName, familyName: f.familyName })),
});

export const session = defineEndpoints('session', 'any', {
  getStatus: endpoint({
    summary: 'Whether a user is signed in; the call does not extend the session.',
    method: 'GET',
    path: '/member/api/session',
    upstream: 'bff',
    auth: 'none',
    response: SessionStatus,
    spec: 'SS-1',
    assumed: true,
  }),
  extend: endpoint({
    summary: 'Extends the session of a member who chose to stay signed in.',
    method: 'POST',
    path: '/member/api/session/extend',
    upstream: 'bff',
    auth: 'member',
    allowedInEmulation: true,
    response: SessionStatus,
    spec: 'SS-8',
    assumed: true,
  }),
  signOut: endpoint({
    summary:
      "Ends the session and returns the provider's URL to go to; after a failure the session goes on.",
    method: 'POST',
    path: '/member/api/session/sign-out',
    upstream: 'bff',
    auth: 'either',
    allowedInEmulation: true,
    /** `signedInAtProvider`: the identity provider did not answer, or has no page that signs out. */
    response: z.object({ location: z.string(), signedInAtProvider: z.optional(z.literal(true)) }),
    spec: '§4, Logout',
    assumed: true,
  }),
  stopEmulation: endpoint({
    summary:
      'A user stops acting for a member and is themselves again; an access that ended is no longer reported.',
    method: 'POST',
    path: '/member/api/emulation/stop',
    upstream: 'bff',
    auth: 'member',
    allowedInEmulation: true,
    response: SessionStatus,
    spec: 'SS-9',
    assumed: true,
  }),
  fetchMailOrderToken: endpoint({
    caregivers: 'order',
    summary:
      'Has the BFF fetch the mail-order token of the member, or of a dependent, for later calls; the browser never sees it.',
    method: 'POST',
    path: '/member/api/mail-order/token',
    upstream: 'bff',
    auth: 'member',
    members: 'patients',
    patientScope: 'view',
    adultsOnly: true,
    allowedInEmulation: true,
    body: z.strictObject({ dependentId: z.optional(f.required(f.memberId)) }),
    response: z.object({ ready: z.literal(true) }),
    errors: ['ELIG_E0000001'],
    spec: 'MO-1, HC-1',
    assumed: true,
  }),
  reportClientError: endpoint({
    summary: 'Reports a failure in the browser to the BFF, without personal data.',
    method: 'POST',
    path: '/member/api/client-errors',
    upstream: 'bff',
    auth: 'either',
    allowedInEmulation: true,
    body: z.object({
      kind: z.enum([
        'answers-disagree',
        'dynamic-page-loading-failed',
        'response-issue',
        'text-missing',
        'unexpected',
      ]),
      endpointId: z.optional(endpointName),
      /** The endpoint whose response contradicts the field. */
      otherEndpointId: z.optional(endpointName),
      /** A field of the endpoint's response, by its keys in the schema. */
      field: z.optional(
        z.string().check(z.regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*){0,9}$/), z.maxLength(120)),
      ),
      screen: z.optional(z.string().check(z.regex(/^[a-zA-Z-]{1,60}$/))),
      /** How the code of a screen or part failed to load (Spec §8). */
      loadFailure: z.optional(z.enum(['timeout', 'missing', 'error'])),
      textKey: z.optional(z.string().check(z.regex(/^[a-zA-Z][\w.-]{0,79}$/))),
    }),
    response: z.object({ accepted: z.boolean() }),
    spec: 'RT-7',
    assumed: true,
  }),
});
