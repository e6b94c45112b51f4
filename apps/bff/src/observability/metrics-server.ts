import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { baseHeaders } from '../http/responses';
import type { Metrics } from './metrics';

/**
 * A separate server for Prometheus, GET /metrics only, so that the port of the portal never has them.
 * Adds the metrics of the process: CPU, memory, event-loop lag, garbage collection.
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
