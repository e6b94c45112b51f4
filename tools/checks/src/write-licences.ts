// npm run licences: the packages of what runs, or with --all of development too, as lines of name, version, licence.
import { lockedPackages } from './licences';

const all = process.argv.includes('--all');
for (const { name, version, licence, development } of lockedPackages()) {
  if (all || !development) console.log(`${name}\t${version}\t${licence}`);
}
