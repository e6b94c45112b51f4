/** The confirmation before a link leaves the portal; features have it from session, the shell from here. */
export { ExternalLink, leavingSiteAsked } from '../session/leaving-site';
