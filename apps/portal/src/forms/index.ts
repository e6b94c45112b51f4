export * from './drafts.requests';
