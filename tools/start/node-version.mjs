import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';

const numbers = (version) => version.split('.').map(Number);

function compare(a, b) {
  const [left, right] = [numbers(a), numbers(b)];
  const at = left.findIndex((value, index) => value !== right[index]);
  return at === -1 ? 0 : left[at] - right[at];
}

/** True when a version satisfies a range such as `^20.19.0 || >=24.0.0`; other operators throw. */
export function satisfies(version, range) {
  return range.split('||').some((part) => {
    const [, operator, least] = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part.trim()) ?? [];
    if (!operator)
      throw new Error(`The range "${part.trim()}" is not of the form ^1.2.3 or >=1.2.3.`);
    const sameMajor = numbers(version)[0] === numbers(least)[0];
    return compare(version, least) >= 0 && (operator === '>=' || sameMajor);
  });
}

/** Throws a Fault when this Node is not one that the workspace's package.json allows. */
export function checkNodeVersion(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!satisfies(version, engines.node)) {
    throw new Fault(
      `This is Node ${version}, but the portal needs ${engines.node}. Install a current Node (https://nodejs.org) and try again.`,
    );
  }
}
