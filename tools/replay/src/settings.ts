import { readSettings, secret } from '@portal/env';
import * as z from 'zod';
import type { Credentials } from './run/target';

const optional = (words: string) => secret(z.string().optional().describe(words));

/** What must not be in a command line, because others can read it there. */
const settings = z.object({
  REPLAY_USER: optional("who signs in; the scenario's own person unless set."),
  REPLAY_PASSWORD: optional('their password.'),
  REPLAY_COOKIE: optional('the session cookie of a browser that is signed in, as name=value.'),
  REPLAY_ACCESS_TOKEN: optional('the access token for calls straight to a service.'),
  REPLAY_ID_TOKEN: optional('the id token for calls straight to a service.'),
  REPLAY_MAIL_ORDER_TOKEN: optional('the mail-order token for calls straight to a service.'),
});

/** The environment's settings of replays, as lines of the help. */
export const settingLines = Object.entries(settings.shape).map(
  ([name, field]) => `  ${name.padEnd(24)} ${field.description ?? ''}`,
);

/** Who is to sign in, and with what, as the environment says. */
export function readCredentials(): Credentials {
  const read = readSettings(settings);
  return {
    user: read.REPLAY_USER,
    password: read.REPLAY_PASSWORD,
    cookie: read.REPLAY_COOKIE,
    accessToken: read.REPLAY_ACCESS_TOKEN,
    idToken: read.REPLAY_ID_TOKEN,
    mailOrderToken: read.REPLAY_MAIL_ORDER_TOKEN,
  };
}
