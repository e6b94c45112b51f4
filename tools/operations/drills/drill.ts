// npm run drills -- <drill> …: the stack of docker-compose.yml, broken on purpose, and what members notice.
// It has its own project name, so that nothing else on the engine is touched; it is taken down afterwards.
import { audit } from './audit';
import { bodies } from './bodies';
import { compose } from './containers';
import { certificate } from './certificate';
import { configuration } from './configuration';
import { data } from './data';
import { clusterFailover, failover } from './failover';
import { lostServerOfCluster } from './lost-server';
import { monitoring } from './monitoring';
import { nginx } from './nginx';
import { recreate } from './recreate';
import { kill, late, redis, roll, scale } from './under-load';
import { report, type Row } from './report';
import { separate } from './separate';
import { throughput } from './throughput';
import { uploadsAtOnce } from './uploads';
import { up } from './up';
import { wrongSecret } from './wrong-secret';
import { wrongSetting } from './wrong-setting';

/** Each drill by name, in the order in which all are run; each begins from the stack that `up` left. */
const drills: Record<string, () => Promise<Row[]>> = {
  up,
  scale,
  kill,
  roll,
  late,
  recreate,
  redis,
  bodies,
  certificate,
  nginx,
  'wrong-secret': wrongSecret,
  separate,
  uploads: uploadsAtOnce,
  audit,
  monitoring,
  'wrong-setting': wrongSetting,
  throughput,
  data,
  configuration,
  failover,
  cluster: clusterFailover,
  'lost-server': lostServerOfCluster,
};
/** Those that need no stack. */
const alone = new Set(['configuration', 'failover', 'cluster', 'lost-server']);

const words = process.argv.slice(2);
const keep = words.includes('--keep');
const chosen = words.filter((word) => word !== '--keep');
const unknown = chosen.filter((word) => !(word in drills));

if (unknown.length > 0) {
  console.error(
    `There is no drill "${unknown.join('", "')}". Drills: ${Object.keys(drills).join(', ')}.`,
  );
  process.exitCode = 2;
} else {
  const names =
    chosen.length > 0 ? chosen.filter((name) => name !== 'up') : Object.keys(drills).slice(1);
  const needsStack = chosen.length === 0 || chosen.some((name) => !alone.has(name));
  let missed = 0;
  try {
    if (needsStack) missed += report('up', await up());
    for (const name of names) missed += report(name, (await drills[name]?.()) ?? []);
  } finally {
    if (needsStack && !keep) await compose('down', '--volumes', '--remove-orphans');
  }
  process.exitCode = missed === 0 ? 0 : 1;
}
