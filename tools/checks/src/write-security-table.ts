import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { securityDocument, securityTable } from './security-table';
import { root } from './workspace';

const file = join(root, securityDocument);
writeFileSync(file, securityTable());
execFileSync('npx', ['oxfmt', file]);
