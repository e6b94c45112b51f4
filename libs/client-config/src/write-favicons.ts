import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientIds } from './clients';
import { faviconPath, faviconSvg } from './favicons';
import { type ThemeName, themes } from './themes';

// Writes the icon of every client and theme into the files that the portal serves.
const served = join(import.meta.dirname, '../../../apps/portal/public');
rmSync(join(served, 'brands'), { recursive: true, force: true });

for (const id of clientIds) {
  for (const theme of Object.keys(themes) as ThemeName[]) {
    const file = join(served, faviconPath(id, theme));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, faviconSvg(id, theme));
  }
}
