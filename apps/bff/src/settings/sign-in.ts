import { httpAddress, onOff, secret } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { siteList } from './sites';
import { inDevelopment, textOfFile } from './fields';

/** The identity provider, and what its groups mean. */
export const signInSettings = (production: boolean) => ({
  OIDC_ISSUER: inDevelopment(production, httpAddress(), developmentDefaults.OIDC_ISSUER).describe(
    'the issuer address of the identity provider.',
  ),
  OIDC_CLIENT_ID: inDevelopment(
    production,
    z.string().min(1),
    developmentDefaults.OIDC_CLIENT_ID,
  ).describe('the client id of the portal at the identity provider.'),
  OIDC_CLIENT_SECRET: secret(
    inDevelopment(production, z.string().min(1), developmentDefaults.OIDC_CLIENT_SECRET).describe(
      'the client secret of the portal at the identity provider.',
    ),
  ),
  OIDC_PKCE: onOff()
    .default(true)
    .describe('on, or off for an identity provider that refuses PKCE.'),
  SITES: secret(
    siteList()
      .default([])
      .describe(
        'further sites with identity providers of their own, chosen by the host of a request, as a JSON list of {"origin","hosts","issuer","clientId","clientSecret","pkce"}.',
      ),
  ),
  SITES_FILE: secret(
    textOfFile()
      .pipe(siteList())
      .default([])
      .describe('a file that holds more of them, in the same form.'),
  ),
  SILENT_SIGN_IN: onOff()
    .default(true)
    .describe(
      'on to ask the identity provider, without a page, whether somebody who was signed in before still is.',
    ),
  SUPPORT_GROUP: z
    .string()
    .min(1)
    .default('support')
    .describe('the group whose people may act for a member (emulation).'),
  PROVIDER_GROUP: z
    .string()
    .default('provider')
    .describe('the group whose people are providers, not members.'),
  ADMIN_PORTAL_GROUP: z
    .string()
    .default('admin-portal')
    .describe('the group whose people come from the admin portal.'),
});
