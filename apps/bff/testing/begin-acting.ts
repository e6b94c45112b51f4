import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@portal/contracts';
import { caregivers } from '@portal/contracts/caregivers';
import { familyAccess } from '@portal/contracts/family-access';
import { staff } from '@portal/contracts/staff';
import { readFixtures } from '@portal/scenarios';
import { type Agent, signInOnPage } from '@portal/testing/supertest';
import { type Stack, startStack } from './start-stack';

/** Who acts for the member of a scenario: a caregiver for what the scope says, else staff. */
interface Acting {
  actor: string;
  scenario: string;
  scope?: string;
}

/** The caregiver, as the member invites them. */
const caregiver = { name: 'Pim Newbury', email: 'pim.newbury@example.com' };

// A program of `npm run test:truth -- --acting`. It begins a session for each of the people that its argument names
// (JSON), each at a separate BFF, since an invitation ends the one before. Prints where and with which cookies, one
// line of JSON for all, and ends with its input.
const sessions: object[] = [];
for (const acting of JSON.parse(process.argv[2] ?? '[]') as Acting[]) {
  const stack = await startStack();
  const start = acting.scope === undefined ? startAsStaff : startAsCaregiver;
  const agent = await start(stack, acting);
  sessions.push({ address: stack.bff.origin, cookie: agent.cookieHeader });
}
console.log(JSON.stringify(sessions));
process.stdin.resume().on('end', () => process.exit());

async function signedIn({ bff }: Stack, userName: string): Promise<Agent> {
  const agent = bff.agent();
  await signInOnPage(agent, userName);
  return agent;
}

async function startAsStaff(stack: Stack, { actor, scenario }: Acting): Promise<Agent> {
  const agent = await signedIn(stack, actor);
  const memberId = memberIdOf(scenario);
  await posted(agent, staff.findMembers.path, { memberId });
  await posted(agent, staff.startEmulation.path, { memberId, purpose: 'claim' });
  return agent;
}

async function startAsCaregiver(stack: Stack, { actor, scenario, scope }: Acting): Promise<Agent> {
  const inviting = await signedIn(stack, scenario);
  await posted(inviting, familyAccess.invite.path, {
    memberId: memberIdOf(scenario),
    ...caregiver,
    isAdult: true,
    scopes: [scope],
    language: 'en',
  });
  const mail = stack.outbox.list({ to: caregiver.email })[0];
  const [link = ''] = /https?:\/\/\S+/.exec(mail?.text ?? '') ?? [];
  const token = new URL(link).searchParams.get('token');
  const agent = await signedIn(stack, actor);
  const consent = { answer: 'accept', isAdult: true, agrees: true };
  await posted(agent, familyAccess.answer.path, { token, ...consent });
  const { body } = await agent.get(caregivers.getMembers.path);
  const { members } = caregivers.getMembers.response.parse(body);
  const access = members.findLast(({ scopes }) => scopes.join() === scope);
  await posted(agent, caregivers.start.path, { accessId: access?.accessId });
  return agent;
}

function memberIdOf(name: string): string {
  const { scenarios, identities } = readFixtures();
  const identity = identities.get(scenarios.get(name)?.identity ?? '');
  return String(identity?.claims['member_id']);
}

async function posted(agent: Agent, path: string, body: object): Promise<void> {
  const call = agent.post(path).set({ [idempotencyHeader]: randomUUID() });
  const { status, text } = await call.send(body);
  if (status >= 400) throw new Error(`${path} answers ${status}: ${text}`);
}
