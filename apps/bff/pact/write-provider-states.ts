import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { providerStatesText } from './provider-states-text';

const file = fileURLToPath(new URL('../../../docs/provider-states.md', import.meta.url));
const settings = await resolveConfig(file);
writeFileSync(file, await format(providerStatesText(), { ...settings, parser: 'markdown' }));
