export * from './draft/draft-list.requests';
export * from './draft/forms-of-drafts';
export { draftRemoved } from './draft/drafts.slice';
export { sentCopyForm } from './sent/sent-copy';
