import { type DisplayGroup, displayGroupOf } from '@portal/domain';
import type { MenuLinkName } from './menu-links';

/** Specification §2.1: the formulary pages by the display group of the plan name (§3). */
const formularies = {
  PRX13: 'formularyGhh2001And2002',
  PRX6: 'formularyGhh0003',
  PRX5: 'formularyGhh0004And0005',
} as const satisfies Record<DisplayGroup, MenuLinkName>;

/** The formulary page of a plan; an unknown plan name gives none. */
export function formularyOf(planName: string | null | undefined): MenuLinkName | null {
  const group = displayGroupOf(planName);
  return group && formularies[group];
}
