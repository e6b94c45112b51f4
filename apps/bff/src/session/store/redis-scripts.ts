/**
 * keys: the parts, the tombstone · values: time to live, the parts. 1, or 0 when one of the keys exists.
 * The key of the identity is the first of every script: it represents the session.
 */
export const createSession = `
  if redis.call('EXISTS', unpack(KEYS)) > 0 then return 0 end
  for i = 1, #KEYS - 1 do redis.call('SET', KEYS[i], ARGV[i + 1], 'PX', ARGV[1]) end
  return 1`;

/**
 * keys: identity, the part · values: the part, channel, id. 1, or 0 when the session does not exist.
 * The user's name in front of the identity stays.
 */
export const replacePart = `
  local identity = redis.call('GET', KEYS[1])
  if not identity then return 0 end
  local value = ARGV[1]
  if KEYS[1] == KEYS[2] then value = string.match(identity, '^[^\\n]*\\n') .. value end
  redis.call('SET', KEYS[2], value, 'PX', math.max(1, redis.call('PTTL', KEYS[1])))
  redis.call('PUBLISH', ARGV[2], ARGV[3])
  return 1`;

/**
 * keys: the parts, the tombstone · values: channel, id, longest life of the tombstone, life of one
 * for a session that does not exist (0: none). The user whose session it was, or null.
 */
export const endSession = `
  local identity = redis.call('GET', KEYS[1])
  local tombstone = KEYS[#KEYS]
  if not identity then
    if tonumber(ARGV[4]) > 0 then redis.call('SET', tombstone, '', 'PX', ARGV[4], 'NX') end
    return false
  end
  local left = math.max(1, redis.call('PTTL', KEYS[1]))
  redis.call('SET', tombstone, '', 'PX', math.min(left, tonumber(ARGV[3])))
  redis.call('DEL', unpack(KEYS, 1, #KEYS - 1))
  redis.call('PUBLISH', ARGV[1], ARGV[2])
  return string.match(identity, '^[^\\n]*')`;

/**
 * keys: a user's index · values: id, time to live. Adds a session under the time at which it expires, and
 * removes those that have expired.
 */
export const indexSession = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 1`;
