import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readingDocument, readingPage, readingRows } from './reading-document';
import { root } from './workspace';

const file = join(root, readingDocument);
const settings = await resolveConfig(file);
writeFileSync(file, await format(readingPage(readingRows()), { ...settings, parser: 'markdown' }));
