import type { areas } from '@portal/contracts/all';
import { type AccountParts, createAccountHandlers } from './account-handlers';
import { type CaregiverHandlerParts, createCaregiverHandlers } from './caregiver-handlers';
import { createDraftHandlers, type DraftParts } from './draft-handlers';
import { createEventHandlers, type EventParts } from './event-handlers';
import type { HandlersOf } from './own-call';
import { createReportHandlers, type ReportParts } from './report-handlers';
import { createSessionHandlers, type SessionParts } from './session-handlers';
import { createStaffHandlers, type StaffParts } from './staff-handlers';

type OwnAreas = Pick<
  typeof areas,
  | 'accountSecurity'
  | 'cardFrame'
  | 'caregivers'
  | 'drafts'
  | 'events'
  | 'reports'
  | 'session'
  | 'staff'
>;
type OwnHandlers = { [Area in keyof OwnAreas]: HandlersOf<OwnAreas[Area]> };

export type HandlerParts = AccountParts &
  CaregiverHandlerParts &
  DraftParts &
  EventParts &
  ReportParts &
  SessionParts &
  StaffParts;

/** The handlers of the BFF's own calls, by area. A call without a handler does not compile, nor start. */
export function createOwnHandlers(parts: HandlerParts): OwnHandlers {
  return {
    accountSecurity: createAccountHandlers(parts),
    cardFrame: { get: async () => ({ address: parts.config.settings.CARD_FRAME ?? null }) },
    caregivers: createCaregiverHandlers(parts),
    drafts: createDraftHandlers(parts),
    events: createEventHandlers(parts),
    reports: createReportHandlers(parts),
    session: createSessionHandlers(parts),
    staff: createStaffHandlers(parts),
  };
}
