import { Emergency } from '@portal/contracts/content';
import { isInForce } from '@portal/domain';
import type { Context } from '../memory/behaviour';

/** The emergency that the scenario declares; null when it declares none. */
export function emergencyIn({ fixtureOf }: Pick<Context, 'fixtureOf'>) {
  const alert = fixtureOf('content.getEmergencyAlert') as { emergency?: unknown } | undefined;
  return alert?.emergency ? Emergency.parse(alert.emergency) : null;
}

/** The line of an emergency that is in force; '' on any other day. */
export function emergencyPhoneIn(context: Pick<Context, 'fixtureOf' | 'today'>): string {
  const emergency = emergencyIn(context);
  return emergency && isInForce(emergency, context.today) ? emergency.phone : '';
}
