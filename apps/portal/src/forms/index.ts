export * from './draft/draft-list.requests';
export * from './draft/forms-of-drafts';
export { draftRemoved } from './draft/drafts.slice';
export { isRecord, unansweredStep } from './draft/records';
