export { ClientName } from './ClientName';
export * from './brand';
export { PrintedFor } from './printed-for';
export { documentTitle, useDocumentTitle, useScreenTitle } from './use-document-title';
