import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@portal/contracts/all';
import { uploadLocations, uploadsFile } from './upload-locations';
import { root } from './workspace';

writeFileSync(join(root, uploadsFile), uploadLocations(catalogue.entries));
