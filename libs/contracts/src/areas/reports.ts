import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';

const text = z.optional(z.string());

/** What a browser sends for `report-uri` (Content Security Policy Level 2): one violation. */
const LegacyReport = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    disposition: text,
  }),
});

/** What it sends for `report-to` (Reporting API): a list, in which other kinds of report may stand. */
const Reports = z.array(
  z.object({
    type: z.string(),
    body: z.optional(
      z.nullable(z.object({ effectiveDirective: text, blockedURL: text, disposition: text })),
    ),
  }),
);

/** Both forms of a report; browsers send more, which is not read. */
export const ContentSecurityReports = z.union([LegacyReport, Reports]);

export const reports = defineEndpoints('reports', 'any', {
  reportContentSecurity: endpoint({
    summary: "What a page's content-security policy stopped. The browser sends it by itself.",
    method: 'POST',
    path: '/member/api/csp-reports',
    upstream: 'bff',
    auth: 'none',
    body: ContentSecurityReports,
    bodyTypes: ['application/csp-report', 'application/reports+json'],
    sentByBrowser: true,
    allowedInEmulation: true,
    maxBodyBytes: 16 * 1024,
    response: z.object({ accepted: z.boolean() }),
    spec: 'security 31',
    assumed: true,
  }),
});
