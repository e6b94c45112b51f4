import { allScenarios, worldOf } from '../world/world';
import { tiesOf } from './ties';

// Where scenarios contradict themselves, all of them unless named: `npx tsx print.ts [SCENARIO…]`.
const named = process.argv.slice(2);
const found = new Map<string, string[]>();
for (const name of named.length > 0 ? named : allScenarios().keys()) {
  for (const line of tiesOf(worldOf(name))) found.set(line, [...(found.get(line) ?? []), name]);
}
for (const [line, names] of found) {
  console.log(
    `${line} [${names.slice(0, 3).join(', ')}${names.length > 3 ? `, of ${names.length}` : ''}]`,
  );
}
