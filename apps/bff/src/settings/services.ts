import { wholeNumber } from '@portal/env';
import { developmentDefaults } from './development-defaults';
import { inDevelopment, origin } from './fields';

/** The services behind the portal, and what it does when one fails. */
export function serviceSettings(production: boolean) {
  const upstream = (title: string) =>
    inDevelopment(production, origin(), developmentDefaults.UPSTREAM).describe(
      `the origin of the ${title}.`,
    );
  return {
    UPSTREAM_MEMBER: upstream('member service'),
    UPSTREAM_DRUG: upstream('drug service'),
    UPSTREAM_PHARMACY: upstream('pharmacy service'),
    UPSTREAM_GATEWAY: upstream('gateway'),
    UPSTREAM_MAPS: upstream('maps service'),
    UPSTREAM_CONNECTIONS: wholeNumber(1)
      .default(128)
      .describe('calls to one service that are under way at the same time.'),
    UPSTREAM_WAITING: wholeNumber(0)
      .default(1024)
      .describe('calls to one service that may wait for that; one more is told 503 at once.'),
    UPSTREAM_KEEP_ALIVE_SECONDS: wholeNumber(1)
      .default(15)
      .describe(
        'seconds that an unused connection to a service stays open: shorter than the service keeps it, or calls get lost.',
      ),
    BREAKER_FAILURES: wholeNumber(1)
      .default(5)
      .describe('calls in a row to a service without an answer, after which it gets a pause.'),
    BREAKER_PERCENT: wholeNumber(1)
      .refine((percent) => percent <= 100, 'The most is 100')
      .default(50)
      .describe('or the share of its calls without an answer, of at least 20 within the window.'),
    BREAKER_WINDOW_SECONDS: wholeNumber(1).default(10).describe('seconds of that window.'),
    BREAKER_PAUSE_SECONDS: wholeNumber(1)
      .default(5)
      .describe(
        'seconds of the pause: calls are told 503 at once, then one is let through to see whether the service is back.',
      ),
  };
}
