// Run in a copy of the repository to which the area `probe` was added: makes its calls through the client, the
// BFF and the stand-ins, records them, and prints what came of it as JSON.
import { contractCases, startEgress } from '@portal/bff/pact';
import { startStandIns } from '@portal/stand-ins';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const [out = ''] = process.argv.slice(2);
const cases = contractCases().filter(({ endpoint }) => endpoint.id.startsWith('probe.'));
const standIns = await startStandIns({ port: 0, now: 'fixed', scenario: 'probe-member' });
const egress = await startEgress(standIns.url);
const answered = cases.filter(({ failsWith }) => failsWith === undefined);
const calls = await Promise.all(
  answered.map(async (each) => ({
    id: each.endpoint.id,
    input: each.input,
    output: await egress.call(each),
  })),
);
const recording = ['record', 'first-look-probe-member', '--service', 'all', '--dates', 'fixed'];
await promisify(execFile)(process.execPath, [
  'tools/replay/bin/replay.mjs',
  ...[...recording, '--against', standIns.url, '--variant', 'recorded', '--out', out],
]);
await egress.stop();
await standIns.stop();
console.log(JSON.stringify({ interactions: cases.map(({ title }) => title), calls }));
