import { type IncomingMessage } from 'node:http';
import { type Catalogue, scenarioHeader } from '@portal/contracts';
import type { VisitorAnswer } from '@portal/domain';
import { AppError } from '../app-error';
import type { Config } from '../config';
import { createRequestContext } from '../http/request-context';
import { outboundOf } from './attach-headers';
import { exchange, type RequestParts } from './request-upstream';

interface Parts extends Pick<RequestParts, 'upstreams' | 'metrics' | 'clock'> {
  config: Config;
  catalogue: Catalogue;
}

/** Who a page is for: the host of the portal, and the scenario of the stand-ins where one is chosen. */
export interface PageVisitor {
  host: string;
  scenario: string | undefined;
}

/** Reads of the BFF in the name of a visitor, for the pages that it sends with their content. */
export class VisitorReads {
  constructor(private readonly parts: Parts) {}

  /**
   * The answer to a visitor's GET of a path with its query. Throws NOT_FOUND for a path that no visitor reads, and one
   * of the UPSTREAM_… codes.
   */
  async get(url: string, { host, scenario }: PageVisitor): Promise<VisitorAnswer> {
    const { config, catalogue } = this.parts;
    const [path = '', query = ''] = url.split('?');
    const { found } = catalogue.find('GET', path);
    const endpoint = found?.endpoint;
    if (!endpoint || endpoint.upstream === 'bff' || endpoint.auth === 'member') {
      throw new AppError('NOT_FOUND');
    }
    const headers = { host, ...(scenario !== undefined && { [scenarioHeader]: scenario }) };
    const context = createRequestContext({ method: 'GET', headers } as IncomingMessage, config);
    const call = { endpoint, context, session: undefined, path, query: new URLSearchParams(query) };
    const outbound = outboundOf(call, this.parts);
    return exchange(this.parts, endpoint, { method: 'GET', body: null, ...outbound });
  }
}
