import type { RedisCommands } from './redis';

/** Runs Lua, which Redis executes as one step. Texts in the reply are buffers. */
export function runScript(
  client: RedisCommands,
  lua: string,
  keys: readonly string[],
  ...values: (string | Buffer)[]
): Promise<unknown> {
  return client.callBuffer('EVAL', lua, keys.length, ...keys, ...values);
}
