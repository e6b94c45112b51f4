import type { OutputOf } from '@portal/contracts';
import { health } from '@portal/contracts/health';
import { requestOf } from '../../store';

export type HealthInformation = OutputOf<typeof health.getInformation>;

/** The member's allergies and conditions. */
export const healthInformation = requestOf(health.getInformation);

/** Replaces both lists, or confirms them as they are. */
export const healthSaving = requestOf(health.save);
