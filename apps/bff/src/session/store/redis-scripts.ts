import { type CommandParser, defineScript } from 'redis';

type Keys = readonly string[];
type Value = string | Buffer;

/** Each script runs as one step: nothing of anybody else happens in the middle of it. */
const script = <R>(text: string) =>
  defineScript({
    SCRIPT: text,
    parseCommand(parser: CommandParser, keys: Keys, ...values: Value[]) {
      parser.pushKeysLength([...keys]);
      parser.push(...values);
    },
    transformReply: undefined as unknown as () => R,
  });

export const sessionScripts = {
  /**
   * keys: the parts, the tombstone · values: time to live, the parts. 1, or 0 when one of the keys is
   * there. The key of the identity comes first in every script: it stands for the session.
   */
  createSession: script<number>(`
    if redis.call('EXISTS', unpack(KEYS)) > 0 then return 0 end
    for i = 1, #KEYS - 1 do redis.call('SET', KEYS[i], ARGV[i + 1], 'PX', ARGV[1]) end
    return 1`),

  /**
   * keys: identity, the part · values: the part, channel, id. 1, or 0 when the session is not there.
   * The user's name in front of the identity stays.
   */
  replacePart: script<number>(`
    local identity = redis.call('GET', KEYS[1])
    if not identity then return 0 end
    local value = ARGV[1]
    if KEYS[1] == KEYS[2] then value = string.match(identity, '^[^\\n]*\\n') .. value end
    redis.call('SET', KEYS[2], value, 'PX', math.max(1, redis.call('PTTL', KEYS[1])))
    redis.call('PUBLISH', ARGV[2], ARGV[3])
    return 1`),

  /**
   * keys: the parts, the tombstone · values: channel, id, longest life of the tombstone, life of one
   * for a session that is not there (0: none). The user whose session it was, or null.
   */
  endSession: script<Buffer | null>(`
    local identity = redis.call('GET', KEYS[1])
    local grave = KEYS[#KEYS]
    if not identity then
      if tonumber(ARGV[4]) > 0 then redis.call('SET', grave, '', 'PX', ARGV[4], 'NX') end
      return false
    end
    local left = math.max(1, redis.call('PTTL', KEYS[1]))
    redis.call('SET', grave, '', 'PX', math.min(left, tonumber(ARGV[3])))
    redis.call('DEL', unpack(KEYS, 1, #KEYS - 1))
    redis.call('PUBLISH', ARGV[1], ARGV[2])
    return string.match(identity, '^[^\\n]*')`),

  /**
   * keys: a user's index · values: id, time to live. Notes a session under the time at which it runs
   * out, and forgets those that have run out.
   */
  indexSession: script<number>(`
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
    redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
    if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
      redis.call('PEXPIRE', KEYS[1], ARGV[2])
    end
    return 1`),

  /**
   * keys: a group's index, the text · values: the text, time to live, most of a group. 1, or 0 when
   * the key is there. The index holds the keys under the time at which they run out.
   */
  addSingleUse: script<number>(`
    local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)
    if redis.call('EXISTS', KEYS[2]) > 0 then return 0 end
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
    local many = redis.call('ZCARD', KEYS[1]) - ARGV[3]
    if many >= 0 then
      for _, key in ipairs(redis.call('ZPOPMIN', KEYS[1], many + 1)) do
        if string.sub(key, 1, #KEYS[1]) == KEYS[1] then redis.call('DEL', key) end
      end
    end
    redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
    redis.call('ZADD', KEYS[1], now + ARGV[2], KEYS[2])
    if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
      redis.call('PEXPIRE', KEYS[1], ARGV[2])
    end
    return 1`),

  /** keys: a group's index, the text. The text, or null. */
  takeSingleUse: script<Buffer | null>(`
    local text = redis.call('GET', KEYS[2])
    redis.call('DEL', KEYS[2])
    redis.call('ZREM', KEYS[1], KEYS[2])
    return text`),

  /** keys: the lock · values: its holder, lease. 1, or 0 when somebody else holds it. */
  renewLock: script<number>(`
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('PEXPIRE', KEYS[1], ARGV[2])`),

  /** keys: the lock · values: its holder. 1, or 0 when somebody else holds it. */
  releaseLock: script<number>(`
    if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
    return redis.call('DEL', KEYS[1])`),
};
