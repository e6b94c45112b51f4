export interface ExternalLink {
  href: string;
  /** The leaving-the-site confirmation comes first (§2.6). */
  confirm: boolean;
  assumed: true;
}

/** A link to a host's path over https. */
export function link(host: string, path: string, { confirm = false } = {}): ExternalLink {
  return { href: `https://${host}${path}`, confirm, assumed: true };
}
