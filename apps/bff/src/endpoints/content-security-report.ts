import type { reports } from '@portal/contracts/reports';
import type { BodyOf } from './own-call';

type Body = BodyOf<typeof reports.reportContentSecurity>;

/** A violation of a page's policy, in words that may be logged. */
export interface Violation {
  /** A directive of the policy, or `other`. */
  directive: string;
  /**
   * A host of this installation, `other-host` for any other (its sender chooses it), or a keyword for a source
   * without a host. Never a URL.
   */
  blocked: string;
  disposition: string;
}

const directives = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'child-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Keywords for a source without a URL (CSP Level 3, 5.3), and schemes that have no host. */
const keywords = new Set([
  'inline',
  'eval',
  'wasm-eval',
  'self',
  'trusted-types-policy',
  'trusted-types-sink',
  'data',
  'blob',
  'filesystem',
  'chrome-extension',
  'moz-extension',
  'safari-web-extension',
  'about',
]);

/** The violations of a report in either form, with the hosts of this installation; reports of other kinds are left out. */
export function violationsIn(body: Body, ownHosts: ReadonlySet<string>): Violation[] {
  const violation = violationWith(ownHosts);
  if (!Array.isArray(body)) {
    const { 'csp-report': report } = body;
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [violation(directive, report['blocked-uri'], report.disposition)];
  }
  return body
    .filter(({ type }) => type === 'csp-violation')
    .map(({ body: report }) =>
      violation(report?.effectiveDirective, report?.blockedURL, report?.disposition),
    );
}

const violationWith =
  (ownHosts: ReadonlySet<string>) =>
  (directive = '', blocked = '', disposition = ''): Violation => {
    const name = directive.split(' ')[0] ?? '';
    return {
      directive: directives.has(name) ? name : 'other',
      blocked: hostOrKeyword(blocked, ownHosts),
      disposition: disposition === 'report' ? 'report' : 'enforce',
    };
  };

function hostOrKeyword(blocked: string, ownHosts: ReadonlySet<string>): string {
  if (keywords.has(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { protocol, host } = new URL(blocked);
  if (/^(https?|wss?):$/.test(protocol)) return ownHosts.has(host) ? host : 'other-host';
  const scheme = protocol.slice(0, -1);
  return keywords.has(scheme) ? scheme : 'other';
}
