import { ensureRedis } from './find-redis.mjs';

let said;
beforeEach(() => (said = []));
const say = (line) => said.push(line);

test('a redis-server that is there is used as it is', () => {
  const install = () => {
    throw new Error('nothing is to be installed');
  };
  expect(ensureRedis(say, process.execPath, install)).toBe(true);
  expect(said).toEqual([]);
});

test('one that is missing is installed where that is possible', () => {
  const installed = [];
  ensureRedis(say, 'no-such-redis-server', (...what) => !installed.push(what));
  expect(installed).toEqual([['Redis', 'redis-server', say]]);
});

test('where it is not, a sentence says what to install, and nothing stops', () => {
  expect(ensureRedis(say, 'no-such-redis-server', () => false)).toBe(false);
  expect(said).toEqual([expect.stringContaining('apt-get install redis-server')]);
});
