/**
 * keys: a group's index, the text · values: the text, time to live, maximum of a group. 1, or 0 when
 * the key exists. The index holds the keys under the time at which they expire.
 */
export const add = `
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  if redis.call('EXISTS', KEYS[2]) > 0 then return 0 end
  redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
  local excess = redis.call('ZCARD', KEYS[1]) - ARGV[3]
  if excess >= 0 then
    for _, key in ipairs(redis.call('ZPOPMIN', KEYS[1], excess + 1)) do
      if string.sub(key, 1, #KEYS[1]) == KEYS[1] then redis.call('DEL', key) end
    end
  end
  redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
  redis.call('ZADD', KEYS[1], now + ARGV[2], KEYS[2])
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then
    redis.call('PEXPIRE', KEYS[1], ARGV[2])
  end
  return 1`;

/** keys: a group's index, the text. The text, or null. */
export const take = `
  local text = redis.call('GET', KEYS[2])
  redis.call('DEL', KEYS[2])
  redis.call('ZREM', KEYS[1], KEYS[2])
  return text`;

/** keys: a count · values: length of a window. The count, and the milliseconds that its window has left. */
export const count = `
  local total = redis.call('INCR', KEYS[1])
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then
    redis.call('PEXPIRE', KEYS[1], ARGV[1])
    left = tonumber(ARGV[1])
  end
  return { total, left }`;

/** keys: a count. The window stays as it is. */
export const uncount = `
  local total = tonumber(redis.call('GET', KEYS[1]) or '0')
  if total > 0 then redis.call('DECR', KEYS[1]) end
  return 0`;

/** keys: a list · values: the new line, how many are stored, time to live. */
export const push = `
  redis.call('LPUSH', KEYS[1], ARGV[1])
  redis.call('LTRIM', KEYS[1], 0, ARGV[2] - 1)
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  return 1`;

/**
 * keys: a hash of entries · values: now, name, revision to replace, maximum of entries, maximum of bytes, the
 * entry, time to live. Removes the entries that have expired. 1 saved, 0 changed meanwhile, -1 full.
 */
export const replace = `
  local now, name, replaces = tonumber(ARGV[1]), ARGV[2], tonumber(ARGV[3])
  local existing, count, bytes = 0, 1, #ARGV[6]
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    local revision, expires = string.match(all[i + 1], '^(%d+) (%d+) ')
    if tonumber(expires) <= now then redis.call('HDEL', KEYS[1], all[i])
    elseif all[i] == name then existing = tonumber(revision)
    else count, bytes = count + 1, bytes + #all[i + 1] end
  end
  if existing ~= replaces then return 0 end
  if count > tonumber(ARGV[4]) or bytes > tonumber(ARGV[5]) then return -1 end
  redis.call('HSET', KEYS[1], name, ARGV[6])
  if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[7]) then redis.call('PEXPIRE', KEYS[1], ARGV[7]) end
  return 1`;

/** keys: a hash of entries. Names and the first lines of their entries, alternating. */
export const entries = `
  local heads = {}
  local all = redis.call('HGETALL', KEYS[1])
  for i = 1, #all, 2 do
    heads[i] = all[i]
    heads[i + 1] = string.match(all[i + 1], '^[^\\n]*')
  end
  return heads`;
