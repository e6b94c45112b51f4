export { ClientName } from './ClientName';
export * from './brand';
export { type Emergency, emergencyAlert, useEmergency } from './emergency';
export { Page, PageHead, PrintButton } from './Page';
export { PrintedFor } from './printed-for';
export { documentTitle, useDocumentTitle, useScreenTitle } from './use-document-title';
export { usePhone, useUsualPhone } from './use-phone';
