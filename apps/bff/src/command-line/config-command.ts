import { printableSettings, settingOrigins } from '@portal/env';
import { readConfig, settingsSchema } from '../config';
import { configurationPage } from './configuration-page';
import { WrongUse } from './command-failure';

/** `config`: the settings in force, one a line. Throws a SettingsError that names every fault. */
export async function configCommand(words: readonly string[]): Promise<string[]> {
  if (words.length === 1 && words[0] === '--markdown') return [configurationPage().trimEnd()];
  if (words.length > 0) throw new WrongUse();
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
