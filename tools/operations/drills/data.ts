import { isSignedIn } from '@portal/resilience';
import { compose } from './containers';
import { signIn } from './members';
import type { Row } from './report';

const draft = '/member/api/drafts/accessibility-concern';

/** What members have is still there after everything was taken down and brought up. */
export async function data(): Promise<Row[]> {
  const agent = await signIn();
  const saved = await agent.put(draft).send({ replaces: 0, content: { topic: 'x' } });
  await compose('down');
  await compose('up', '-d', '--wait');
  // The identity provider of the trial restarts without its users' sessions, so that its tokens are
  // revoked; the session in Redis remains.
  const known = await isSignedIn(agent);
  const again = await (await signIn()).get(draft);
  const isSaved = again.status === 200 && (again.body as { draft: unknown }).draft !== null;
  return [
    { what: 'a draft is saved', saw: `status ${saved.status}`, goal: saved.status < 300 },
    { what: 'down and up: the session is known', saw: known ? 'yes' : 'no', goal: known },
    { what: 'and the draft is there', saw: isSaved ? 'yes' : 'no', goal: isSaved },
  ];
}
