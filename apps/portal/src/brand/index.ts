export { ClientName } from './ClientName';
export * from './brand';
export { PrintedFor } from './printed-for';
export { useDocumentTitle } from './use-document-title';
