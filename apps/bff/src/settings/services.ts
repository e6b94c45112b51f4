import { secret, wholeNumber } from '@portal/env';
import { developmentDefaults } from './development-defaults';
import * as z from 'zod';
import { inDevelopment, isPlace, origin } from './fields';

/** The services behind the portal, and the limits for a service that fails. */
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
    MAP_TILE_PATH: secret(
      z
        .string()
        .regex(/^\/(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})[^\s#]*$/, 'Write a path with {z}, {x} and {y}')
        .optional(),
    ).describe(
      'the path and query of a map tile at the maps service, e.g. /light/{z}/{x}/{y}.png?key=…; pages never have it. Unless set, the path is that of the portal.',
    ),
    UPSTREAM_CONNECTIONS: wholeNumber(1).default(128).describe('concurrent calls to one service.'),
    UPSTREAM_FILE_CONNECTIONS: wholeNumber(1)
      .default(32)
      .describe(
        'concurrent uploads to one service, in addition; the next one is answered 503 at once.',
      ),
    UPSTREAM_WAITING: wholeNumber(0)
      .default(1024)
      .describe(
        'calls to one service that may wait for a connection; the next one is answered 503 at once.',
      ),
    UPSTREAM_KEEP_ALIVE_SECONDS: wholeNumber(1)
      .default(15)
      .describe(
        'seconds that an idle connection to a service stays open: shorter than the timeout of the service, or calls fail.',
      ),
    SCANNER: z
      .string()
      .refine(isPlace, 'Write host:port')
      .optional()
      .describe(
        'the malware scanner clamd as host:port, e.g. clamav:3310: a file reaches a service only if it is clean. Without it files are not scanned here.',
      ),
    SCANNER_SECONDS: wholeNumber(1)
      .default(10)
      .describe('seconds that the scanner may be silent; then the file is refused with 503.'),
    VISITOR_UPLOADS_PER_HOUR: wholeNumber(1)
      .default(40)
      .describe('files that visitors may upload in an hour from one client IP.'),
    BREAKER_FAILURES: wholeNumber(1)
      .default(5)
      .describe('consecutive calls to a service without a response that open its circuit.'),
    BREAKER_PERCENT: wholeNumber(1)
      .refine((percent) => percent <= 100, 'The most is 100')
      .default(50)
      .describe(
        'or the percentage of its calls without a response, of at least 20 within the window.',
      ),
    BREAKER_WINDOW_SECONDS: wholeNumber(1).default(10).describe('seconds of that window.'),
    BREAKER_PAUSE_SECONDS: wholeNumber(1)
      .default(5)
      .describe(
        'seconds that an open circuit answers calls with 503 at once; then one call is sent as a probe.',
      ),
  };
}
