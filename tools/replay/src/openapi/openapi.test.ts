import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describedServices, openApiOf, openApiText } from './openapi';

const root = join(import.meta.dirname, '../../../..');
const folder = join(root, 'docs/openapi');

interface Content {
  'application/json'?: { schema?: object; examples?: Record<string, { value: unknown }> };
}

interface Operation {
  operationId: string;
  parameters: { name: string }[];
  requestBody?: { content: Content };
  responses: Record<string, { description?: string; content?: Content }>;
}

const operationsOf = (service: (typeof describedServices)[number]) => {
  const { paths } = openApiOf(service) as { paths: Record<string, Record<string, Operation>> };
  return Object.values(paths).flatMap((path) => Object.values(path));
};

/** Whether a schema has an object with several fields in it that stands under no name. */
const hasUnnamed = (schema: unknown): boolean => {
  if (typeof schema !== 'object' || schema === null) return false;
  const { properties = {} } = schema as { properties?: object };
  return Object.keys(properties).length > 1 || Object.values(schema).some(hasUnnamed);
};

describe('the OpenAPI descriptions', () => {
  test('are the ones of the folder docs/openapi, one for each service that has calls (npm run openapi writes them)', () => {
    expect(readdirSync(folder).sort()).toEqual(
      describedServices.map((service) => `${service}.json`).sort(),
    );
    for (const service of describedServices) {
      expect(readFileSync(join(folder, `${service}.json`), 'utf8')).toBe(openApiText(service));
    }
  });

  test('have every call of the service, once', () => {
    for (const service of describedServices) {
      const { paths } = openApiOf(service) as { paths: Record<string, object> };
      const operations = Object.values(paths).flatMap((path) => Object.values(path));
      const ids = operations.map(({ operationId }: { operationId: string }) => operationId);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(0);
    }
  });

  test('have the parameters and refusals of a single call', () => {
    const { paths } = openApiOf('member') as { paths: Record<string, Record<string, Operation>> };
    const pay = paths['/portalmicroservices/api/payments/pay']?.['post'];
    for (const status of ['409', '422']) {
      expect(pay?.responses[status]?.description).toContain('PAYMENT_DECLINED');
      const { examples } = pay?.responses[status]?.content?.['application/json'] ?? {};
      expect(Object.keys(examples ?? {})).toContain('CARD_NOT_ACCEPTED');
    }
    expect(pay?.parameters.map(({ name }) => name)).toEqual(['ts', 'idempotency-key']);
    const token = paths['/portalmicroservices/api/mailorder/token']?.['get'];
    expect(token?.parameters.map(({ name }) => name)).toEqual([
      'ts',
      'mail-order-token',
      'memberid',
    ]);
    expect(token?.responses).not.toHaveProperty('409');
  });

  test('have the schemas of answers and bodies under names', () => {
    for (const { operationId, requestBody, responses } of describedServices.flatMap(operationsOf)) {
      for (const content of [requestBody?.content, responses['200']?.content]) {
        expect([operationId, hasUnnamed(content?.['application/json']?.schema)]).toEqual([
          operationId,
          false,
        ]);
      }
    }
    const { components } = openApiOf('member') as {
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(components.schemas['ClaimsClaim']?.properties).toHaveProperty('copayAmount');
  });

  test('have an example of every answer and every body in JSON, of a scenario by its name', () => {
    const without = describedServices
      .flatMap(operationsOf)
      .flatMap((operation) =>
        [operation.requestBody?.content, operation.responses['200']?.content]
          .filter(
            (content) => content?.['application/json'] && !content['application/json'].examples,
          )
          .map(() => operation.operationId),
      );
    expect(without).toEqual([]);
  });

  test('are accepted by a public linter without an error or a warning', () => {
    const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
    const files = describedServices.map((service) => join(folder, `${service}.json`));
    const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const report = spawnSync(
      process.execPath,
      [redocly, 'lint', '--format', 'checkstyle', ...files],
      { cwd: root, encoding: 'utf8', env: { ...process.env, ...quiet } },
    );
    // One error for each finding, whatever its severity.
    expect(report.stdout.match(/<error .*/g)).toBeNull();
    expect(report.status).toBe(0);
  });
});
