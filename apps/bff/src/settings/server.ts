import { commaList, httpAddress, onOff, port, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { fullPageLinks } from '../pages/full-page-links';
import { isHostPattern } from './sites';
import { inDevelopment, isProxy, origin } from './fields';

/** Where the BFF listens, what it serves, and how it begins and ends. */
export const servingSettings = (production: boolean) => ({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('development, test or production.'),
  BIND_HOST: z
    .string()
    .default('localhost')
    .describe('the host name or address to listen on, e.g. 0.0.0.0.'),
  PORT: port().default(4200).describe('the port to listen on.'),
  PUBLIC_ADDRESS: inDevelopment(production, origin(), developmentDefaults.PUBLIC_ADDRESS).describe(
    'the origin under which browsers reach the portal.',
  ),
  PUBLIC_HOSTS: commaList()
    .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
    .default(production ? [] : ['*.localhost'])
    .describe(
      'further host names of the portal, with commas between, under the scheme and port of PUBLIC_ADDRESS; *. stands for one label.',
    ),
  REDIRECT_HOSTS: commaList()
    .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
    .default([])
    .describe(
      "host names to which a member's user info may send the browser, beside those of the portal itself; *. stands for one label.",
    ),
  CARD_FRAME: (production
    ? httpAddress().optional()
    : httpAddress().optional().default(developmentDefaults.CARD_FRAME)
  ).describe(
    "the address of the payment processor's card frame, in which card numbers are typed; in production without it nobody can pay by a new card.",
  ),
  FULL_PAGE_LINKS: fullPageLinks()
    .default([])
    .describe(
      'addresses of the portal that another system answers, as path=address with commas between, e.g. /payments=https://pay.example/start; without it the portal has a screen of its own for each.',
    ),
  PORTAL_FOLDER: z
    .string()
    .default('apps/portal/dist/site')
    .describe('the folder of the built portal, from the working directory.'),
  PORTAL_DEV_SERVER: origin()
    .optional()
    .describe('the origin of a Vite server to take the pages from; development only.'),
  SCENARIOS: onOff()
    .default(!production)
    .describe('on to let a page choose the scenario of the stand-ins; never in production.'),
  TRUSTED_PROXIES: commaList()
    .refine(
      (list) => list.every(isProxy),
      'Write addresses, networks such as 10.0.0.0/8, or loopback',
    )
    .default([])
    .describe(
      'the proxies in front, as addresses, networks (10.0.0.0/8) or the word loopback, with commas between; from these alone X-Forwarded-For is believed, for limits per address.',
    ),
  KEEP_ALIVE_SECONDS: wholeNumber(1)
    .default(65)
    .describe(
      'seconds that an unused connection stays open: longer than the proxy in front keeps it, or calls get lost.',
    ),
  DRAIN_SECONDS: wholeNumber(0)
    .default(production ? 5 : 0)
    .describe(
      'seconds after SIGTERM during which calls are still taken while /health/ready says no, so that load balancers turn away; up to five more while calls still come.',
    ),
  SHUTDOWN_SECONDS: wholeNumber(0)
    .default(10)
    .describe('seconds that open calls get to finish after that.'),
  REPORTS_PER_MINUTE: wholeNumber(1)
    .default(120)
    .describe('client errors, and content-security reports, taken from one address in a minute.'),
  EVENTS_PER_MINUTE: wholeNumber(1)
    .default(600)
    .describe('batches of page views and menu clicks taken from one address in a minute.'),
});
