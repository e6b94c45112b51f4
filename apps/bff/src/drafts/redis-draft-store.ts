import type { Redis } from '../redis/redis';
import type { DraftLimits, DraftStore, ListedDraft, Saved, StoredDraft } from './draft-store';

/** A draft's value is a line of `revision expiresAt facts`, and below it the content. */
const headForm = /^(\d+) (\d+) (\S*)$/;

/**
 * keys: a user's drafts · values: now, form, revision to replace, most drafts, most bytes, the draft, time
 * to live. Forgets the drafts that have run out. 1 saved, 0 changed meanwhile, -1 full.
 */
const saveScript = `
  local now, form, replaces = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
  local there, count, bytes = 0, 1, #ARGV[6]
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    local revision, expires = string.match(all[i + 1], '^(%d+) (%d+) ')
    if tonumber(expires) <= now then redis.call('HDEL', KEYS[1], all[i])
    elseif all[i] == form then there = tonumber(revision)
    else count, bytes = count + 1, bytes + #all[i + 1] end
  end
  if there ~= replaces then return 0 end
  if count > tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) then return -1 end
  redis.call('HSET', KEYS[1], form, ARGV[6])
  redis.call('PEXPIRE', KEYS[1], ARGV[7])
  return 1`;

/** keys: a user's drafts. Forms and the first lines of their drafts, by turns. */
const listScript = `
  local heads = {}
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    heads[i] = all[i]
    heads[i + 1] = string.match(all[i + 1], '^[^\\n]*')
  end
  return heads`;

/**
 * Drafts in Redis, for any number of replicas: one hash for each user, so that limits and revisions are
 * looked at in the step that writes. Throws StoreUnavailable.
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
    const key = this.key(user);
    const value = await this.redis.run((client) => client.hGet(key, formId), key);
    if (!value) return undefined;
    const [first = '', content = ''] = String(value).split('\n');
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
    const there = await this.read(user, formId, now);
    const key = this.key(user);
    const removed = await this.redis.run((client) => client.hDel(key, formId), key);
    return there !== undefined && removed === 1;
  }

  private run(script: string, user: string, ...values: string[]): Promise<unknown> {
    const key = this.key(user);
    const call = { keys: [key], arguments: values };
    return this.redis.run((client) => client.eval(script, call) as Promise<unknown>, key);
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
