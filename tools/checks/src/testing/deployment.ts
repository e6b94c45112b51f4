import { fileSettingOf } from '@portal/env';
import { settingsSchema } from '@portal/bff/config';
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
  logging?: { options?: Record<string, string> };
  environment?: Record<string, string>;
  env_file?: string[];
  volumes?: string[];
  ports?: string[];
  networks?: string[] | Record<string, unknown>;
  healthcheck?: object;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

export const compose = parse(textOf('docker-compose.yml'), { merge: true }) as Compose;

/** A text with `${NAME:-default}` replaced by the default, as Compose does where nothing is set. */
export const withDefaults = (text: string): string =>
  text.replace(/\$\{\w+(?::?-([^${}]*))?\}/g, (_, value: string | undefined) => value ?? '');

/** The public image that a service is, or is built from. */
export const imageOf = ({ build, image = '' }: Service): string =>
  withDefaults(withDefaults(build?.args?.['NODE_IMAGE'] ?? image));

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

/** A base image that can't change unnoticed: by digest, or by a tag with a version. */
export const isPinned = (image: string): boolean =>
  /@sha256:[0-9a-f]{64}$/.test(image) || /:v?\d+(\.\d+)*(-[\w.-]+)?$/.test(image);
