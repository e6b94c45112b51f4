import { fileSettingOf } from '@portal/env';
import { settingsSchema } from '@portal/bff/config';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { textOf } from '../workspace';

/** A service of docker-compose.yml, as far as the checks look. */
export interface Service {
  image?: string;
  build?: { context: string; dockerfile?: string; target?: string; args?: Record<string, string> };
  user?: string;
  profiles?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  restart?: string;
  stop_grace_period?: string;
  logging?: { options?: Record<string, string> };
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: (string | { type: string; source: string; target: string })[];
  ports?: string[];
  networks?: string[] | Record<string, unknown>;
  healthcheck?: { interval?: string; retries?: number; start_period?: string };
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
}

interface Compose {
  name?: string;
  services: Record<string, Service & { extends?: { file: string; service: string } }>;
  networks: Record<string, { internal?: boolean | string } | null>;
  volumes: Record<string, unknown>;
}

/** A Compose file with the services that it extends merged in, as Compose does: lists are joined, maps are merged. */
function readCompose(file: string): Compose {
  const read = parse(textOf(file), { merge: true }) as Compose;
  const services = Object.entries(read.services).map(([name, { extends: from, ...own }]) => {
    if (own.build) own.build.context = join(dirname(file), own.build.context);
    if (!from) return [name, own] as const;
    const base = readCompose(join(dirname(file), from.file)).services[from.service] ?? {};
    return [name, merged(base, own) as Service] as const;
  });
  return { ...read, services: Object.fromEntries(services) };
}

function merged(base: unknown, own: unknown): unknown {
  if (Array.isArray(base) && Array.isArray(own)) return [...(base as unknown[]), ...own];
  if (!isMap(base) || !isMap(own)) return own ?? base;
  const names = new Set([...Object.keys(base), ...Object.keys(own)]);
  return Object.fromEntries([...names].map((name) => [name, merged(base[name], own[name])]));
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The two ways to run in containers. */
export const trial = readCompose('docker-compose.yml');
export const installation = readCompose('tools/operations/production.yml');

/** A text with `${NAME:-default}` replaced by the default, as Compose does where nothing is set. */
export const withDefaults = (text: string): string =>
  text
    .replace(/\$\{\w+:\+[^{}]*\}/g, '')
    .replace(/\$\{\w+(?::?-([^${}]*))?\}/g, (_, value: string | undefined) => value ?? '');

/** The public image that a service is, or is built from. */
export const imageOf = ({ build, image = '' }: Service): string =>
  withDefaults(withDefaults(build?.args?.['NODE_IMAGE'] ?? build?.args?.['DEBIAN_IMAGE'] ?? image));

export const networksOf = ({ networks = [] }: Service): string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);

/** NAME=value lines; notes and empty lines count as nothing. */
export function readEnvironment(file: string): Record<string, string> {
  const lines = textOf(file).split('\n');
  const entries = lines
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]);
  return Object.fromEntries(entries) as Record<string, string>;
}

const schema = settingsSchema(true);
/** Variables that Node itself reads, in addition to the settings. */
const ofNode = ['NODE_EXTRA_CA_CERTS', 'NODE_OPTIONS'];

/** Every name that the environment of the BFF may hold. */
export const knownNames: ReadonlySet<string> = new Set([
  ...ofNode,
  ...Object.keys(schema.shape).flatMap((name) => [name, fileSettingOf(schema, name) ?? name]),
]);

/**
 * What a manifest fixes for the container: its ports, folders and the places of its secrets. Everything else belongs to
 * the operator's file of settings, which could not change what is fixed here.
 */
export const setByContainer: ReadonlySet<string> = new Set([
  ...['NODE_ENV', 'BIND_HOST', 'PORT', 'METRICS_PORT', 'METRICS_HOST', 'METRICS_EXPOSED'],
  ...['AUDIT_FOLDER', 'REDIS_URL_FILE', 'PSEUDONYM_KEY_FILE', 'DRAFT_KEYS_FILE'],
]);

/** A base image that can't change unnoticed: by digest, or by a tag with a version. */
export const isPinned = (image: string): boolean =>
  /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+(\.\d+)*(-[\w.-]+)?$/.test(image);
