export * from './glossary/Term';
