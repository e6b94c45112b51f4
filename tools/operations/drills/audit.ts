import { memberCall } from '@portal/resilience';
import { createAgent } from '@portal/testing/supertest';
import { authority, compose, docker, portal, runProgram } from './containers';
import { signIn } from './members';
import type { Row } from './report';

// Of the block for documentation.
const address = '203.0.113.9';

/** Audit lines are there after everything was taken down, and after a roll, with the client IP. */
export async function audit(): Promise<Row[]> {
  await signIn();
  const refused = await createAgent(portal, await authority())
    .get(memberCall)
    .set('x-forwarded-for', address);
  const requestId = String(refused.headers['x-request-id']);
  const before = await auditLines();
  const line = before.find((each) => each.includes(requestId)) ?? '{}';
  const { event, clientIp } = JSON.parse(line) as { event?: string; clientIp?: string };
  await compose('down');
  await compose('up', '-d', '--wait');
  const afterDown = await auditLines();
  const { code } = await runProgram('sh', ['tools/operations/roll.sh']);
  await signIn();
  const afterRoll = await auditLines();
  const keeps = (after: string[]) => before.every((each) => after.includes(each));
  const grew = afterRoll.length > afterDown.length;
  return [
    { what: 'audit lines', saw: String(before.length), goal: before.length > 0 },
    { what: 'a refusal', saw: `${event}, ${clientIp}`, goal: clientIp === address },
    { what: 'after `down` and `up`', saw: String(afterDown.length), goal: keeps(afterDown) },
    {
      what: 'after a roll and a sign-in',
      saw: String(afterRoll.length),
      goal: code === 0 && keeps(afterRoll) && grew,
    },
  ];
}

async function auditLines(): Promise<string[]> {
  const volume = ['-v', 'portal-drill_audit:/audit:ro', '--entrypoint', 'sh'];
  const image = 'member-portal/prepare:trial';
  const text = await docker(['run', '--rm', ...volume, image, '-c', 'cat /audit/*']);
  return text.split('\n');
}
