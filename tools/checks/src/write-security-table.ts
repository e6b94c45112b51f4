import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { securityDocument, securityTable } from './security-table';
import { root } from './workspace';

const file = join(root, securityDocument);
const settings = await resolveConfig(file);
writeFileSync(file, await format(securityTable(), { ...settings, parser: 'markdown' }));
