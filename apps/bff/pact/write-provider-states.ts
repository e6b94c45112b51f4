import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'oxfmt';
import { providerStatesText } from './provider-states-text';

const file = fileURLToPath(new URL('../../../docs/provider-states.md', import.meta.url));
writeFileSync(file, (await format(file, providerStatesText())).code);
