import type { World } from './facts-of-day';
import type { Statement } from './statements';

/** A rule that is broken, with the statements that break it. */
export type Broken = [rule: string, ...places: (Statement | undefined)[]];

/** Finds what breaks a rule between the facts of one scenario and day. */
export type Axiom = (world: World) => Broken[];
