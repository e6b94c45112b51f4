import {
  type Endpoint,
  idempotencyHeader,
  mailOrderWord,
  memberIdHeader,
  messageCodes,
  pathParamNames,
  tokenHeaders,
  upstreams,
  type UpstreamName,
} from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { type FileType, fileTypes } from '@portal/domain/files';
import { wireSchemaOf } from '@portal/contracts/wire-schema';
import { type CallExample, exampleOf, namedExample } from './call-examples';
import { NamedSchemas } from './named-schemas';
import contracts from '../../contracts/package.json' with { type: 'json' };

type Json = Record<string, unknown>;

/** The services that have calls, in the order of the table. */
export const describedServices = (Object.keys(upstreams) as UpstreamName[]).filter(
  (name) => name !== 'bff' && catalogue.entries.some(({ upstream }) => upstream === name),
);

/** OpenAPI 3.1 of one service, from the catalogue: the wire format, before the portal's transforms. */
export function openApiOf(service: UpstreamName): Json {
  const own = catalogue.entries.filter(({ upstream }) => upstream === service);
  const hasTokens = upstreams[service].tokens.length > 0;
  const areas = [...new Set(own.map(areaOf))];
  const paths: Record<string, Json> = {};
  const named = new NamedSchemas();
  for (const endpoint of own) {
    const path = endpoint.path.replace(/:([A-Za-z0-9]+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint, named);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: upstreams[service].title,
      version: contracts.version,
      description: `What the member portal needs of the ${upstreams[service].title.toLowerCase()}. Written from the endpoint catalogue by \`npm run openapi\`. \`x-meaning\` names what a field is. A missing value may be left out, or be null, an empty text or the text "null".`,
      contact: { name: 'Member portal', url: 'https://portal.example.com' },
      license: { name: 'Unlicensed', url: 'https://portal.example.com/license' },
    },
    servers: [{ url: '/', description: 'Wherever the service runs.' }],
    tags: areas.map((name) => ({ name, description: `The calls of the area ${name}.` })),
    paths,
    components: {
      ...(hasTokens && { securitySchemes }),
      schemas: { Refusal: refusal, ...named.schemas },
      responses: refusalsIn(paths),
    },
  };
}

/** The refusals that the calls of a service have. */
const refusalsIn = (paths: Json): Json =>
  Object.fromEntries(
    Object.entries(refusals).filter(([name]) =>
      JSON.stringify(paths).includes(refusalRef(name as keyof typeof refusals).$ref),
    ),
  );

/** The same as the text of its file in docs/openapi. */
export const openApiText = (service: UpstreamName): string =>
  `${JSON.stringify(openApiOf(service), null, 2)}\n`;

const areaOf = ({ id }: Endpoint) => id.split('.')[0] as string;

const securitySchemes = {
  access: { type: 'http', scheme: 'bearer', description: 'The access token.' },
  id: { type: 'apiKey', in: 'header', name: tokenHeaders.id, description: 'The id token.' },
};

const refusal = {
  type: 'object',
  description: 'The message begins with the code and a colon.',
  properties: { message: { type: 'string', examples: ['NOT_FOUND: There is no such record.'] } },
  required: ['message'],
};

const answerWith = (description: string, examples?: Json) => ({
  description,
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Refusal' },
      ...(examples && { examples }),
    },
  },
});

const refusals = {
  NotSignedIn: answerWith('No token, or one that is not accepted: the member is signed out.'),
  NotAllowed: answerWith('Not for this member. ELIG_E0000001 signs the member out.'),
  NotFound: answerWith('There is no such record.'),
  Unavailable: answerWith('The service cannot answer now.'),
};

const refusalRef = (name: keyof typeof refusals) => ({ $ref: `#/components/responses/${name}` });

function operationOf(endpoint: Endpoint, named: NamedSchemas): Json {
  const { id, summary, spec, assumed, adultsOnly, auth, upstream, body, receivesFile } = endpoint;
  const note = assumed ? ' Path and method are assumed.' : '';
  const limit = adultsOnly ? ' The portal calls it for members of 18 years or older only.' : '';
  const example = exampleOf(endpoint);
  const needsTokens = auth !== 'none' && upstreams[upstream].tokens.length > 0;
  return {
    operationId: id,
    summary,
    description: `Specified in ${spec}.${note}${limit}`,
    tags: [areaOf(endpoint)],
    security: needsTokens ? securityOf(endpoint) : [],
    parameters: parametersOf(endpoint, example),
    ...(body && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: named.of(wireSchemaOf(body), id, 'Request'),
            ...(example?.input['body'] !== undefined && {
              examples: namedExample(example, example.input['body']),
            }),
          },
        },
      },
    }),
    ...(receivesFile && { requestBody: { required: true, content: fileContentOf(receivesFile) } }),
    responses: {
      200: { description: 'The answer.', content: contentOf(endpoint, named, example) },
      ...(auth !== 'none' && { 401: refusalRef('NotSignedIn'), 403: refusalRef('NotAllowed') }),
      404: refusalRef('NotFound'),
      ...conflictOf(endpoint),
      503: refusalRef('Unavailable'),
    },
  };
}

/** The bytes of a file, by media type. */
const fileContentOf = (types: readonly FileType[]): Json =>
  Object.fromEntries(types.map((type) => [fileTypes[type], { schema: {} }]));

/** An empty alternative says that the call is made without tokens as well. */
function securityOf({ auth, upstream }: Endpoint): Json[] {
  const kinds = Object.keys(securitySchemes).filter((kind) =>
    (upstreams[upstream].tokens as readonly string[]).includes(kind),
  );
  const all = Object.fromEntries(kinds.map((kind) => [kind, []]));
  return auth === 'either' ? [all, {}] : [all];
}

function contentOf(
  { id, response, responseType }: Endpoint,
  named: NamedSchemas,
  example: CallExample | undefined,
): Json {
  if (typeof responseType === 'object') return { [responseType.stream]: {} };
  return {
    'application/json': {
      schema: named.of(wireSchemaOf(response), id),
      ...(example && { examples: namedExample(example, example.body) }),
    },
  };
}

/** The codes of this call alone; the portal treats each differently. */
function conflictOf({ errors = [] }: Endpoint): Json {
  const own = errors.filter((code) => code !== 'ELIG_E0000001' && messageCodes.includes(code));
  if (own.length === 0) return {};
  const refused = (code: string) => [code, { value: { message: `${code}: A sentence about it.` } }];
  const answer = answerWith(
    `The code is ${own.join(' or ')}. The portal acts on the code; 409 and 422 are the same to it.`,
    Object.fromEntries(own.map(refused)),
  );
  return { 409: answer, 422: answer };
}

function parametersOf(
  { path, params, query, upstream, ...rest }: Endpoint,
  example: CallExample | undefined,
): Json[] {
  const exampleFor = (name: string) => {
    const value = example?.input[name];
    return example && value !== undefined && { examples: namedExample(example, value) };
  };
  const { properties = {}, required = [] } = query ? wireSchemaOf(query) : {};
  const { timestamp } = upstreams[upstream];
  const forMailOrder = path.toLowerCase().includes(mailOrderWord);
  return [
    ...pathParamNames(path).map((name) => ({
      name,
      in: 'path',
      required: true,
      schema: params[name] ? wireSchemaOf(params[name]) : {},
      ...exampleFor(name),
    })),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema,
      ...exampleFor(name),
    })),
    ...(timestamp ? [textIn('query', 'ts', true, 'Milliseconds since 1970.')] : []),
    ...(rest.idTokenInQuery ? [textIn('query', 'id_token', true, 'The id token once more.')] : []),
    ...(rest.onceByKey
      ? [textIn('header', idempotencyHeader, true, 'The same key twice counts once.')]
      : []),
    ...(forMailOrder ? ofMailOrder : []),
  ];
}

const textIn = (place: string, name: string, required: boolean, description: string): Json => ({
  name,
  in: place,
  required,
  description,
  schema: { type: 'string' },
});

const ofMailOrder = [
  textIn('header', tokenHeaders.mailOrder, false, 'The token of mail order, once there is one.'),
  textIn('header', memberIdHeader, false, 'The id under which mail order knows the member.'),
];
