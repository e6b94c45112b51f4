import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { providerStatesText } from './provider-states-text';

const file = fileURLToPath(new URL('../../../docs/provider-states.md', import.meta.url));
writeFileSync(file, providerStatesText());
execFileSync('npx', ['oxfmt', file]);
