import { checkProvider, originsOf } from '../auth/check-provider';
import { scope } from '../auth/authorization-url';
import { IdentityProvider } from '../auth/identity-provider';
import { backChannelLogoutPath, callbackPath, loginPagePath } from '../auth/paths';
import { systemClock } from '../clock';
import { type Config, readConfig, type Site } from '../config';
import { parsePrivateKey } from '../settings/private-key';
import { CommandError, UsageError } from './command-failure';

/** `check-provider`: whether users can sign in at the identity provider of each site, and what to register there. */
export async function checkProviderCommand(args: readonly string[]): Promise<string[]> {
  if (args.length > 0) throw new UsageError();
  return checkSites(readConfig());
}

/** Checks every site of a configuration. Throws a CommandError with all lines when one can't sign users in. */
export async function checkSites(config: Config): Promise<string[]> {
  const lines: string[] = [];
  let hasFailed = false;
  for (const site of config.sites) {
    const findings = await checkProvider(site, new IdentityProvider(site, config, systemClock));
    hasFailed ||= findings.some(({ level }) => level === 'FAIL');
    lines.push(
      `${site.origin} at ${site.issuer}`,
      ...findings.map(({ level, text }) => `  ${level.padEnd(4)}  ${text}`),
      '  To register there:',
      ...registrationOf(site).map(([name, value]) => `    ${name.padEnd(24)}${value}`),
    );
  }
  if (hasFailed) throw new CommandError(lines.join('\n'));
  return lines;
}

function registrationOf(site: Site): [name: string, value: string][] {
  const { clientId, authMethod, privateKey, origin } = site;
  const signing = privateKey === undefined ? undefined : parsePrivateKey(privateKey);
  return [
    ['client id', clientId],
    ['authentication', authMethod],
    ['scopes', scope],
    ...originsOf(site).flatMap((each): [string, string][] => [
      ['redirect URI', `${each}${callbackPath}`],
      ['after a sign-out', `${each}${loginPagePath}`],
    ]),
    ['back-channel logout', `${origin}${backChannelLogoutPath}`],
    ...(authMethod === 'private_key_jwt' && signing
      ? [['public key', publicKeyOf(signing)] as [string, string]]
      : []),
  ];
}

const publicKeyOf = ({ publicJwk, kid, alg }: NonNullable<ReturnType<typeof parsePrivateKey>>) =>
  JSON.stringify({ ...publicJwk, kid, alg, use: 'sig' });
