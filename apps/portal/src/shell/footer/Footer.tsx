import { planYearAt } from '@portal/domain';
import { clientOf, type LinkName, links } from '@portal/client-config';
import { useText } from '../../language';
import { useBrand } from '../../brand';
import { useFlag, useSession } from '../../session';
import { Icon, type IconName, Link, LogoMark } from '../../ui';
import { footerContent } from '../content';
import { useClock } from '../../platform';
import { LanguageHelp } from './LanguageHelp';
import { ExternalLink } from '../../dialogs';
import { Coming, MarkdownText } from './MarkdownText';
import namesText from '../../language/names.text';
import { useAppSelector } from '../../store';

/** Paths, because the shell does not know the table of screens. */
const policies = [
  ['privacy', '/member/privacy'],
  ['terms', '/member/terms'],
  ['nondiscrimination', '/member/nondiscrimination'],
  ['accessibilityStatement', '/member/accessibility-statement'],
] as const;

const social: readonly { link: LinkName; icon: IconName; name: string }[] = [
  { link: 'x', icon: 'x-network', name: 'X' },
  { link: 'linkedIn', icon: 'linked-in', name: 'LinkedIn' },
  { link: 'youTube', icon: 'you-tube', name: 'YouTube' },
];

/** The footer (Spec §2.5), part of every page from the start. `approvalNote` belongs to the route one is on. */
export function Footer({ approvalNote }: { approvalNote: string | undefined }) {
  const t = useText(namesText);
  const { status, data } = useAppSelector(footerContent.select);
  const isOnItsWay = !data && status !== 'failure';
  const info = useFlag('footerInfo', 'unsecuredFooterInfo');
  const socialLinks = useFlag('footerSocialLinks', 'unsecuredFooterSocialLinks');
  return (
    <footer className="foot">
      <div className="wrap stack s5">
        {info && <LanguageHelp override={data?.languageAssistance} />}
        {info && isOnItsWay && <Coming />}
        {info && data?.markdown && (
          <div className="notes stack s2" data-event="footerNotes">
            <MarkdownText text={data.markdown} />
          </div>
        )}
        <div className="between">
          <ul className="row">
            {policies.map(([id, path]) => (
              <li key={id}>
                <Link to={path} data-event={id}>
                  {t(`screens.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
          {socialLinks && (
            <ul className="social">
              {social.map(({ link, icon, name }) => (
                <li key={link}>
                  <ExternalLink
                    to={links[link].href}
                    confirm={links[link].confirm}
                    label={name}
                    event={link}
                  >
                    <Icon name={icon} />
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Copyright approvalNote={approvalNote} />
      </div>
    </footer>
  );
}

/** Logo, years, company link and the approval note of the route (§2.5). */
function Copyright({ approvalNote }: { approvalNote: string | undefined }) {
  const { client } = useSession();
  const brand = useBrand();
  const { name, copyrightSince, footerLogo } = clientOf(client);
  const year = planYearAt(useClock().now());
  const company = footerLogo === 'direct' ? links.companyDirect : links.company;
  return (
    <p className="copyright mute">
      <LogoMark logo={brand?.logo} />
      <span>
        © {year > copyrightSince ? `${copyrightSince}–${year}` : copyrightSince}{' '}
        <ExternalLink to={company.href} confirm={company.confirm} event="company">
          {name}
        </ExternalLink>
        {approvalNote && <> ({approvalNote})</>}
      </span>
    </p>
  );
}
