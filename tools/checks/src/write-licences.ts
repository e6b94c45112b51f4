// npm run licences: the packages of what runs, or with --all of development and benchmarks too, as lines of name, version,
// licence.
import { benchmarkPackages, lockedPackages } from './licences';

const all = process.argv.includes('--all');
for (const { name, version, licence, development } of all
  ? [...lockedPackages(), ...benchmarkPackages()]
  : lockedPackages()) {
  if (all || !development) console.log(`${name}\t${version}\t${licence}`);
}
