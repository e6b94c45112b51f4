import { printableSettings, settingOrigins } from '@portal/env';
import { readConfig, settingsSchema } from '../config';
import { UsageError } from './command-failure';
import { configurationPage } from './configuration-page';

/** `config`: the settings in effect, one a line. Throws a SettingsError that names every issue. */
export async function configCommand(args: readonly string[]): Promise<string[]> {
  if (args.length === 1 && args[0] === '--markdown') return [configurationPage().trimEnd()];
  if (args.length > 0) throw new UsageError();
  const { settings, production } = readConfig();
  const schema = settingsSchema(production);
  const origins = settingOrigins(schema);
  const lines = printableSettings(schema, settings);
  const width = Math.min(60, Math.max(...lines.map((line) => line.length)));
  return lines.map((line) => {
    const origin = origins[line.slice(0, line.indexOf('='))];
    return `${line.padEnd(width)}  # ${origin}`;
  });
}
