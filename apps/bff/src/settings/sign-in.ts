import { clientAuthMethods } from '@portal/contracts';
import { httpUrl, onOff, secret, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { privateKey } from './private-key';
import { defaultLogoutHintClaim, logoutHintClaim, siteList } from './sites';
import { inDevelopment, textOfFile } from './fields';

/** The identity provider, and the meaning of its groups. */
export const signInSettings = (production: boolean) => ({
  OIDC_ISSUER: inDevelopment(production, httpUrl(), developmentDefaults.OIDC_ISSUER).describe(
    'the issuer URL of the identity provider.',
  ),
  OIDC_CLIENT_ID: inDevelopment(
    production,
    z.string().min(1),
    developmentDefaults.OIDC_CLIENT_ID,
  ).describe('the client id of the portal at the identity provider.'),
  OIDC_AUTH_METHOD: z
    .enum(clientAuthMethods)
    .default(clientAuthMethods[0])
    .describe(
      "how the portal proves at the identity provider's token endpoint who it is: client_secret_post, client_secret_basic or private_key_jwt, as it is registered there.",
    ),
  OIDC_CLIENT_SECRET: secret(
    (production
      ? z.string().min(1).optional()
      : z.string().min(1).optional().default(developmentDefaults.OIDC_CLIENT_SECRET)
    ).describe(
      'the client secret of the portal at the identity provider; required in production unless OIDC_AUTH_METHOD is private_key_jwt.',
    ),
  ),
  OIDC_PRIVATE_KEY: secret(
    privateKey()
      .optional()
      .describe(
        'the private key of the portal for private_key_jwt, as PEM (PKCS #8) or JWK: RSA of 2048 bits or more, or EC of the curve P-256.',
      ),
  ),
  OIDC_PKCE: onOff()
    .default(true)
    .describe('on, or off for an identity provider that refuses PKCE.'),
  OIDC_LOGOUT_HINT_CLAIM: logoutHintClaim()
    .default(defaultLogoutHintClaim)
    .describe(
      'the claim of the id token whose value names the session in the URL of a sign-out (logout_hint): what the identity provider expects there. Not a claim about the person, such as email.',
    ),
  OIDC_SIGN_OUT_URL: httpUrl()
    .optional()
    .describe(
      "the page of the identity provider that signs a browser out, where its end-session endpoint demands an id token: the portal puts no token into a URL. It must lead back to the portal's /member/login.",
    ),
  SITES: secret(
    siteList()
      .default([])
      .describe(
        'further sites with their own identity providers, chosen by the host of a request, as a JSON list of {"origin","hosts","issuer","clientId","clientSecret","pkce","logoutHintClaim","signOutUrl","authMethod","privateKey"}.',
      ),
  ),
  SITES_FILE: secret(
    textOfFile()
      .pipe(siteList())
      .default([])
      .describe('a file with more of them, in the same form.'),
  ),
  SILENT_SIGN_IN: onOff()
    .default(true)
    .describe(
      'on to check without a page (prompt=none) whether a former user is still signed in at the identity provider.',
    ),
  STEP_UP: onOff()
    .default(false)
    .describe(
      'on to ask for a second factor before a change of the email, saved cards, automatic payment and caregivers; the identity provider must know OIDC_STEP_UP_ACR.',
    ),
  STEP_UP_SECONDS: wholeNumber(30)
    .default(300)
    .describe('seconds for which a second factor counts, at least 30.'),
  OIDC_STEP_UP_ACR: z
    .string()
    .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'Write values with a space between')
    .default('urn:portal:mfa')
    .describe(
      'the values that are requested as acr_values for a second factor, with spaces between; the id token must have one of them as acr.',
    ),
  SIGN_INS_PER_MINUTE: wholeNumber(1)
    .default(300)
    .describe(
      'sign-ins, silent ones too, that may be begun from one client IP in a minute at each replica; those over it are led back as when the identity provider is unavailable.',
    ),
  SUPPORT_GROUP: z
    .string()
    .min(1)
    .default('support')
    .describe('the group whose users may act for a member (emulation).'),
  PROVIDER_GROUP: z
    .string()
    .default('provider')
    .describe('the group whose users are providers, not members.'),
  MEMBER_SEARCHES_PER_MINUTE: wholeNumber(1)
    .default(20)
    .describe(
      'searches for a member, starts of acting for one, and lists of recent members with their names, that support staff or a provider may make in a minute.',
    ),
  ADMIN_PORTAL_GROUP: z
    .string()
    .default('admin-portal')
    .describe('the group whose users come from the admin portal.'),
});
