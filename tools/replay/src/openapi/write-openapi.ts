import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describedServices, openApiText } from './openapi';

const folder = fileURLToPath(new URL('../../../../docs/openapi', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const service of describedServices) {
  writeFileSync(join(folder, `${service}.json`), openApiText(service));
}
