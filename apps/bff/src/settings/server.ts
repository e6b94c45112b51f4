import { commaList, httpUrl, onOff, port, wholeNumber } from '@portal/env';
import * as z from 'zod';
import { developmentDefaults } from './development-defaults';
import { inDevelopment, isProxy, origin } from './fields';
import { fullPageLinks } from './full-page-links';
import { clientHosts } from './client-hosts';
import { planWindowDays } from './plan-windows';
import { productionExceptions } from './production-exceptions';
import { isHostPattern } from './sites';

/** The server, its pages, and how it starts and stops. */
export const serverSettings = (production: boolean) => ({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('development, test or production.'),
  BIND_HOST: z
    .string()
    .default('localhost')
    .describe('the host name or IP to listen on, e.g. 0.0.0.0.'),
  PRODUCTION_EXCEPTIONS: commaList()
    .pipe(z.array(z.enum(productionExceptions)))
    .default([])
    .describe(
      'what production accepts although it is unsafe, with commas between: http-upstreams (services over plain http, inside a private network), redis-without-password, no-pkce (an identity provider that refuses PKCE). Each is logged at every start.',
    ),
  PORT: port().default(4200).describe('the port to listen on.'),
  PUBLIC_URL: inDevelopment(production, origin(), developmentDefaults.PUBLIC_URL).describe(
    'the origin under which browsers reach the portal.',
  ),
  PUBLIC_HOSTS: commaList()
    .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
    .default(production ? [] : ['*.localhost'])
    .describe(
      'further host names of the portal, with commas between, under the scheme and port of PUBLIC_URL; *. matches one label.',
    ),
  CLIENT_HOSTS: clientHosts()
    .default({})
    .describe(
      'the client of each host name in production, as host=code with commas between, e.g. member.example=common; a host without one has the default client.',
    ),
  REDIRECT_HOSTS: commaList()
    .refine((list) => list.every(isHostPattern), 'Write host names, without scheme and port')
    .default([])
    .describe(
      "host names to which a member's user info may redirect the browser, in addition to those of the portal; *. matches one label.",
    ),
  CARD_FRAME: (production
    ? httpUrl().optional()
    : httpUrl().optional().default(developmentDefaults.CARD_FRAME)
  ).describe(
    "the URL of the payment processor's card frame, in which card numbers are typed; without it members can't pay by a new card in production.",
  ),
  FULL_PAGE_LINKS: fullPageLinks()
    .default([])
    .describe(
      'paths of the portal that another system answers, as path=URL with commas between, e.g. /payments=https://pay.example/start; without it the portal shows its own screen for each.',
    ),
  PLAN_WINDOWS: planWindowDays()
    .optional()
    .describe(
      'the date windows of a year (preview, openEnrollment, afterEnrollment) and the days on which the next drug list is linked (nextYearLookup), as name=MM-DD..MM-DD with commas between; without an entry a window has the days of the specification.',
    ),
  PORTAL_FOLDER: z
    .string()
    .default('apps/portal/dist/site')
    .describe('the folder of the built portal, from the working directory.'),
  PAGE_CONTENT_SECONDS: wholeNumber(0)
    .default(60)
    .describe(
      "seconds that the content of a visitor's first page, and the header of every other page that has one, is sent before it is read again; 0 sends pages without either.",
    ),
  PORTAL_DEV_SERVER: origin()
    .optional()
    .describe('the origin of a Vite server that serves the pages; development only.'),
  SCENARIOS: onOff()
    .default(!production)
    .describe('on to let a page choose the scenario of the stand-ins; development only.'),
  TRUSTED_PROXIES: commaList()
    .refine((list) => list.every(isProxy), 'Write IPs, networks such as 10.0.0.0/8, or loopback')
    .default([])
    .describe(
      'the trusted proxies in front, as IPs, networks (10.0.0.0/8) or the word loopback, with commas between; X-Forwarded-For is read from these alone, for rate limits per client IP.',
    ),
  KEEP_ALIVE_SECONDS: wholeNumber(1)
    .default(65)
    .describe(
      'seconds that an idle connection stays open: longer than the timeout of the proxy in front, or calls fail.',
    ),
  DRAIN_SECONDS: wholeNumber(0)
    .default(production ? 5 : 0)
    .describe(
      'seconds after SIGTERM during which calls are still answered while /health/ready is 503, so that load balancers stop sending; up to five more while calls still arrive.',
    ),
  SHUTDOWN_SECONDS: wholeNumber(0)
    .default(10)
    .describe('seconds for open calls to finish after that.'),
  REPORTS_PER_MINUTE: wholeNumber(1)
    .default(120)
    .describe(
      'client errors, and content-security reports, accepted from one client IP in a minute.',
    ),
  VISITOR_MESSAGES_PER_HOUR: wholeNumber(1)
    .default(3)
    .describe('messages that visitors of one client IP may send in an hour.'),
  QUICK_REFILL_TRIES: wholeNumber(1)
    .default(5)
    .describe(
      'refills without signing in: how often details that do not match are accepted for one Rx number, before a wait.',
    ),
  QUICK_REFILL_TRIES_PER_IP: wholeNumber(1)
    .default(10)
    .describe('the same for one client IP, whatever Rx numbers it sends.'),
  QUICK_REFILL_WAIT_MINUTES: wholeNumber(1)
    .default(15)
    .describe('minutes in which those are counted, over all replicas, and of that wait.'),
  QUICK_REFILL_ANSWER_MS: wholeNumber(1)
    .default(500)
    .describe(
      'milliseconds: details of a refill, a registration or a forgotten password are answered at a whole multiple of them, so that the time says nothing about what exists.',
    ),
  REGISTRATION_TRIES: wholeNumber(1)
    .default(5)
    .describe(
      'registration and forgotten password: how often details are accepted for one member ID or one login, before a wait. Registration counts those that do not match.',
    ),
  REGISTRATION_TRIES_PER_IP: wholeNumber(1)
    .default(10)
    .describe('the same for one client IP, whatever it sends.'),
  REGISTRATION_WAIT_MINUTES: wholeNumber(1)
    .default(15)
    .describe('minutes in which those are counted, over all replicas, and of that wait.'),
  PATIENT_SEARCHES_PER_HOUR: wholeNumber(1)
    .default(10)
    .describe(
      'searches for another adult of the plan that a member may make in an hour, over all replicas.',
    ),
  EVENTS_PER_MINUTE: wholeNumber(1)
    .default(600)
    .describe('batches of page views and menu clicks accepted from one client IP in a minute.'),
});
