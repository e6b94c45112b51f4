import type { Emergency } from '@portal/contracts/content';
import type * as z from 'zod/mini';
import type { Context } from './behaviour';

/** The emergency that the scenario declares; null when it declares none. */
export function emergencyIn({ fixtureOf }: Pick<Context, 'fixtureOf'>) {
  const alert = fixtureOf('content.getEmergencyAlert') as
    { emergency?: z.output<typeof Emergency> } | undefined;
  return alert?.emergency ?? null;
}
