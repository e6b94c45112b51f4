import { writeFileSync } from 'node:fs';
import { providerStatesFile, providerStatesPage } from './provider-states-page';

const page = await providerStatesPage();
if (process.argv.includes('--print')) process.stdout.write(page);
else writeFileSync(providerStatesFile, page);
