export * from './draft/draft-list.requests';
