import { link } from './external-link';
import { menuLinks } from './menu-links';

/**
 * Specification §2.1 and §2.5, links that leave the portal. All open in a new tab; those with `confirm`
 * open a confirmation first. The specification gives no URLs: these are placeholders.
 */
export const links = {
  ...menuLinks,
  medicareFormulary: link('formulary.everfern.example', '/medicare'),
  drugLookup: link('druglookup.example', '/', { confirm: true }),
  drugLookupNextYear: link('druglookup.example', '/next-year', { confirm: true }),
  mailTutorial: link('help.everfern.example', '/mail-tutorial'),
  medicationDisposal: link('disposal.example', '/', { confirm: true }),
  cares: link('cares.example', '/', { confirm: true }),
  temporaryIdCard: link('cards.everfern.example', '/temporary'),
  smokingCessation: link('quit-smoking.example', '/', { confirm: true }),
  starRatings: link('ratings.example', '/', { confirm: true }),
  emergencyAlertFile: link('files.everfern.example', '/emergency-alert.pdf'),
  directions: link('directions.example', '/', { confirm: true }),
  walletWebsite: link('wallet.everfern.example', '/'),
  surveyMember: link('survey.everfern.example', '/member'),
  surveyVisitor: link('survey.everfern.example', '/visitor'),
  company: link('www.everfern.example', '/', { confirm: true }),
  companyDirect: link('www.northlight-rx.example', '/'),
  x: link('x.example', '/everfernrx', { confirm: true }),
  linkedIn: link('linkedin.example', '/everfernrx', { confirm: true }),
  youTube: link('youtube.example', '/everfernrx', { confirm: true }),
} as const;

export type LinkName = keyof typeof links;
