import { fileURLToPath } from 'node:url';
import { writeIndexes } from './generate.mjs';
import { indexes } from './indexes.mjs';

const written = writeIndexes(fileURLToPath(new URL('../..', import.meta.url)), indexes);
console.log(written.length === 0 ? 'Every generated index is current.' : written.join('\n'));
