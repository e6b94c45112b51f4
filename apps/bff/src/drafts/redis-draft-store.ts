import type { Redis } from '../redis/redis';
import { runScript } from '../redis/run-script';
import type { DraftLimits, DraftStore, ListedDraft, Saved, StoredDraft } from './draft-store';

/** A draft's value is a line of `revision expiresAt facts`, then the content. */
const headForm = /^(\d+) (\d+) (\S*)$/;

/**
 * keys: a user's drafts · values: now, form, revision to replace, maximum of drafts, maximum of bytes, the
 * draft, time to live. Removes the drafts that have expired. 1 saved, 0 changed meanwhile, -1 full.
 */
const saveScript = `
  local now, form, replaces = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
  local existing, count, bytes = 0, 1, #ARGV[6]
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    local revision, expires = string.match(all[i + 1], '^(%d+) (%d+) ')
    if tonumber(expires) <= now then redis.call('HDEL', KEYS[1], all[i])
    elseif all[i] == form then existing = tonumber(revision)
    else count, bytes = count + 1, bytes + #all[i + 1] end
  end
  if existing ~= replaces then return 0 end
  if count > tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) then return -1 end
  redis.call('HSET', KEYS[1], form, ARGV[6])
  redis.call('PEXPIRE', KEYS[1], ARGV[7])
  return 1`;

/** keys: a user's drafts. Forms and the first lines of their drafts, alternating. */
const listScript = `
  local heads = {}
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    heads[i] = all[i]
    heads[i + 1] = string.match(all[i + 1], '^[^\\n]*')
  end
  return heads`;

/**
 * Drafts in Redis, for any number of replicas: one hash for each user, so that the script that writes can
 * check limits and revisions. Throws StoreUnavailable.
 */
export class RedisDraftStore implements DraftStore {
  constructor(
    private readonly redis: Redis,
    private readonly prefix = 'portal:',
  ) {}

  async list(user: string, now: number): Promise<ListedDraft[]> {
    const lines = (await this.run(listScript, user)) as Buffer[];
    const listed: ListedDraft[] = [];
    for (let i = 0; i + 1 < lines.length; i += 2) {
      const head = headOf(String(lines[i + 1]), now);
      if (head) listed.push({ formId: String(lines[i]), ...head });
    }
    return listed;
  }

  async read(user: string, formId: string, now: number): Promise<StoredDraft | undefined> {
    const value = await this.redis.run((client) => client.hget(this.key(user), formId));
    if (!value) return undefined;
    const [first = '', content = ''] = value.split('\n');
    const head = headOf(first, now);
    return head && { ...head, content };
  }

  async save(
    user: string,
    formId: string,
    { revision, expiresAt, facts, content }: StoredDraft,
    replaces: number,
    limits: DraftLimits,
    now: number,
  ): Promise<Saved> {
    const answer = await this.run(
      saveScript,
      user,
      String(now),
      formId,
      String(replaces),
      String(limits.drafts),
      String(limits.bytes),
      `${revision} ${expiresAt} ${facts}\n${content}`,
      String(expiresAt - now),
    );
    if (answer === 1) return 'saved';
    return answer === 0 ? 'changed' : 'full';
  }

  async remove(user: string, formId: string, now: number): Promise<boolean> {
    const existing = await this.read(user, formId, now);
    const removed = await this.redis.run((client) => client.hdel(this.key(user), formId));
    return existing !== undefined && removed === 1;
  }

  private run(script: string, user: string, ...values: string[]): Promise<unknown> {
    return this.redis.run((client) => runScript(client, script, [this.key(user)], ...values));
  }

  private key(user: string): string {
    return `${this.prefix}drafts:{${user}}`;
  }
}

function headOf(line: string, now: number): Omit<StoredDraft, 'content'> | undefined {
  const match = headForm.exec(line);
  if (!match || Number(match[2]) <= now) return undefined;
  return { revision: Number(match[1]), expiresAt: Number(match[2]), facts: match[3] ?? '' };
}
