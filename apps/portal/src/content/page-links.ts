import type { LinkName } from '@portal/client-config';

/** Specification §2.1: which links that leave the portal a page of text has below it. */
export const pageLinks = {
  'helper-tools': ['cares', 'smokingCessation', 'mailTutorial', 'medicationDisposal'],
} as const satisfies Record<string, readonly LinkName[]>;

/** The links of a page. */
export const linksOf = (page: string) =>
  page in pageLinks ? pageLinks[page as keyof typeof pageLinks] : [];
