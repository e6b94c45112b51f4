import { httpUrl, onOff, secret } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { siteList } from './sites';
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
        'further sites with their own identity providers, chosen by the host of a request, as a JSON list of {"origin","hosts","issuer","clientId","clientSecret","pkce"}.',
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
  SUPPORT_GROUP: z
    .string()
    .min(1)
    .default('support')
    .describe('the group whose users may act for a member (emulation).'),
  PROVIDER_GROUP: z
    .string()
    .default('provider')
    .describe('the group whose users are providers, not members.'),
  ADMIN_PORTAL_GROUP: z
    .string()
    .default('admin-portal')
    .describe('the group whose users come from the admin portal.'),
});
