import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { securityDocument, securityTable } from './security-table';
import { root } from './workspace';

const file = join(root, securityDocument);
writeFileSync(file, (await format(file, securityTable())).code);
