import type { FlagName } from '@portal/client-config';
import { type PlainKeyOf, useText } from '../../../language';
import { MailOrderLink, useHasMailOrderLink } from '../../../plan';
import { useAgeRestriction, useSession } from '../../../session';
import { Card, Icon, type IconName, Link } from '../../../ui';
import dashboardText from '../dashboard.text';

interface QuickLink {
  to: string;
  /** Shown when one of these is on, as the screen behind it asks. */
  flags: readonly FlagName[];
  /** Hidden when this is on: another link takes its place. */
  unless?: FlagName;
  icon: IconName;
  label: PlainKeyOf<typeof dashboardText>;
  /** Paying and ordering are for adults (SS-10). */
  adultsOnly?: true;
}

const mailOrder = '/member/mail-order';

const links: readonly QuickLink[] = [
  {
    to: '/member/price-a-drug',
    flags: ['updatedPriceADrug'],
    icon: 'search',
    label: 'dashboard.links.price',
  },
  {
    to: '/member/drug-pricing',
    flags: ['priceADrug'],
    unless: 'updatedPriceADrug',
    icon: 'search',
    label: 'dashboard.links.price',
  },
  {
    to: '/member/pharmacylocator',
    flags: ['findAPharmacy'],
    icon: 'map-pin',
    label: 'dashboard.links.pharmacy',
  },
  {
    to: mailOrder,
    flags: ['mailOrder'],
    icon: 'pill',
    label: 'dashboard.links.mailOrder',
    adultsOnly: true,
  },
  { to: '/member/benefits', flags: ['benefits'], icon: 'info', label: 'dashboard.links.benefits' },
  {
    to: '/member/message-center',
    flags: ['messageCenter'],
    icon: 'mail',
    label: 'dashboard.links.messages',
  },
  { to: '/member/forms', flags: ['forms'], icon: 'file-text', label: 'dashboard.links.forms' },
  {
    to: '/payments',
    flags: ['payBill'],
    icon: 'wallet',
    label: 'dashboard.links.payments',
    adultsOnly: true,
  },
  {
    to: '/member/account-settings',
    flags: ['accountSettings'],
    icon: 'user',
    label: 'dashboard.links.account',
  },
];

/** What members come back for, as far as the client has it. */
export function QuickLinksCard() {
  const t = useText(dashboardText);
  const { flags } = useSession();
  const restriction = useAgeRestriction();
  const hasMailOrder = useHasMailOrderLink();
  const available = links.filter(
    (link) =>
      (link.to !== mailOrder || hasMailOrder) &&
      link.flags.some((flag) => flags.includes(flag)) &&
      !(link.unless && flags.includes(link.unless)),
  );
  const shown = available.filter((link) => !(restriction && link.adultsOnly));
  if (shown.length === 0) return null;
  return (
    <Card title={t('dashboard.links.title')} className="no-print">
      <ul className="quick-links">
        {shown.map(({ to, icon, label }) => (
          <li key={to}>
            <Icon name={icon} />
            {to === mailOrder ? (
              <MailOrderLink>{t(label)}</MailOrderLink>
            ) : (
              <Link to={to}>{t(label)}</Link>
            )}
          </li>
        ))}
      </ul>
      {restriction && shown.length < available.length && (
        <p className="note row tight">
          <Icon name="info" />
          <span>{t(`dashboard.links.${restriction}`)}</span>
        </p>
      )}
    </Card>
  );
}
