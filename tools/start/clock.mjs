import { moveClock } from './move-clock.mjs';

process.exitCode = await moveClock(process.argv.slice(2), {
  env: process.env,
  log: console.log,
  fail: console.error,
});
