import { clientAuthMethods } from '@portal/contracts';
import { httpUrl, port, secret } from '@portal/env';
import * as z from 'zod';
import { secondFactorModes } from './identity-provider/second-factor';

const jsonWebKey = () =>
  z.string().transform((text, context): object => {
    try {
      return JSON.parse(text) as object;
    } catch {
      context.addIssue('Write a JWK as JSON');
      return z.NEVER;
    }
  });

/** Every setting of the stand-ins. They are for development and tests; no default is a real secret. */
export const settingsSchema = z.object({
  PORT: port().default(4202).describe('the port of the stand-in services.'),
  IDENTITY_PORT: port().default(4201).describe('the port of the identity provider.'),
  BIND_HOST: z
    .string()
    .default('localhost')
    .describe('the host name or IP to listen on, e.g. 0.0.0.0.'),
  IDENTITY_ADDRESS: httpUrl()
    .optional()
    .describe('the issuer, as browsers reach it; http://localhost and its port unless set.'),
  PORTAL_ADDRESS: httpUrl()
    .default('http://localhost:4200')
    .describe('the origin of the portal that people come from.'),
  OIDC_CLIENT_ID: z.string().default('member-portal').describe('the client id of the portal.'),
  OIDC_CLIENT_SECRET: secret(
    z
      .string()
      .min(8)
      .default('member-portal-development-secret')
      .describe('the client secret of the portal.'),
  ),
  OIDC_AUTH_METHOD: z
    .enum(clientAuthMethods)
    .optional()
    .describe(
      'the only way in which the portal may prove who it is; both ways of sending the secret unless set.',
    ),
  OIDC_PUBLIC_JWK: jsonWebKey()
    .optional()
    .describe('the public key of the portal for private_key_jwt, as JWK.'),
  SECOND_FACTOR: z
    .enum(secondFactorModes)
    .default('on-request')
    .describe(
      'when a second factor is asked for: off for never, on-request when the portal asks for it, code or app at each sign-in too.',
    ),
  FIXTURES: z
    .string()
    .optional()
    .describe('the fixtures folder; the one of the repository unless set.'),
  SCENARIO_CLOCK: z
    .enum(['today', 'fixed'])
    .default('today')
    .describe("today, or fixed to leave every date at its scenario's clock."),
});
