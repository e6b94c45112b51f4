import type { ClientId } from './clients';

/**
 * Which client a host name belongs to. Names under `localhost` reach the machine itself in every
 * current browser, so each client opens locally without further setting; host names know no
 * underscore, hence the hyphens. The other names are placeholders for those a client brings along.
 */
export const hosts: Readonly<Record<string, ClientId>> = {
  localhost: 'common',
  'common.localhost': 'common',
  'mahphc.localhost': 'mahphc',
  'mahp.localhost': 'mahp',
  'mahpmedd.localhost': 'mahpmedd',
  'ebms.localhost': 'ebms',
  'ccp.localhost': 'ccp',
  'gatorcare.localhost': 'gatorcare',
  'mailrx.localhost': 'mailrx',
  'flexscripts.localhost': 'flexscripts',
  'medd-common.localhost': 'medd_common',
  'medd-standard-1.localhost': 'medd_standard_1',
  'globalhealth.localhost': 'globalhealth',
  'healthykids.localhost': 'healthykids',
  'caplrx.localhost': 'caplrx',
  'caplrx2.localhost': 'caplrx2',
  'houseacct.localhost': 'houseacct',
  'university.localhost': 'university',
  'prxfrd.localhost': 'PRXFRD',

  'member.everfern.example': 'common',
  'choice.saltmarsh-health.example': 'mahphc',
  'rx.saltmarsh-health.example': 'mahp',
  'medicare.saltmarsh-health.example': 'mahpmedd',
  'rx.copperline-fund.example': 'ebms',
  'rx.cypress-bend.example': 'ccp',
  'rx.heronwade.example': 'gatorcare',
  'member.larkspur-mail.example': 'mailrx',
  'member.flexwillow.example': 'flexscripts',
  'medicare.everfern.example': 'medd_common',
  'member.goldenrod-medicare.example': 'medd_standard_1',
  'rx.meridian-grove.example': 'globalhealth',
  'rx.bright-acorn.example': 'healthykids',
  'member.northlight-rx.example': 'caplrx',
  'plus.northlight-rx.example': 'caplrx2',
  'house.everfern.example': 'houseacct',
  'rx.kestrel-university.example': 'university',
  'member.fernridge.example': 'PRXFRD',
};

const clientsByHost = new Map(Object.entries(hosts));

/**
 * The client of a request's host: `EBMS.localhost:4200` gives `ebms`. Port, case and a closing dot do
 * not count; a host that the table lacks, an address in figures or nothing at all gives `common`.
 */
export function clientForHost(host: string | null | undefined): ClientId {
  const name = (host ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
  return clientsByHost.get(name) ?? 'common';
}
