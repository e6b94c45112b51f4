import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { baseHeaders } from '../http/responses';
import type { Metrics } from './metrics';

/**
 * A server of its own for Prometheus, GET /metrics and nothing else, so that the port which browsers reach
 * never shows them. Adds what is known of the process: processor, memory, event-loop lag, collections.
 */
export function createMetricsServer({ registry }: Metrics): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
