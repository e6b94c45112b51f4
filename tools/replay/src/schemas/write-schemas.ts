import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fileSchemas, fileSchemaText } from './file-schemas';

const folder = fileURLToPath(new URL('../../../../docs/schemas', import.meta.url));
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [name, schema] of Object.entries(fileSchemas())) {
  writeFileSync(join(folder, name), fileSchemaText(schema));
}
