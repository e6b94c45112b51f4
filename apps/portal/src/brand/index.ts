export { ClientName } from './ClientName';
export * from './brand';
export { type Emergency, emergencyAlert, useEmergency } from './emergency';
export { Page, PageHead, type PersonOnPaper, PrintButton } from './Page';
export { documentTitle, useDocumentTitle, useScreenTitle } from './use-document-title';
export { usePhone, useUsualPhone } from './use-phone';
