import type { ReactNode } from 'react';
import { useText } from '../../language';
import { Page } from '../../brand';
import { Link, useWhyClosed } from '../../ui';
import { PayersOnly } from './PayersOnly';
import paymentsText from './payments.text';
import '../../styles/table.css';
import '../../ui/tabs.css';
import './payments.css';

const places = [
  ['/payments', 'history'],
  ['/payments/invoices', 'invoices'],
  ['/payments/pay', 'pay'],
  ['/payments/automatic', 'automatic'],
  ['/payments/methods', 'methods'],
] as const;

export type PaymentsPlace = (typeof places)[number][1];

/** The frame that the payment screens share: heading, the way between them, content. */
export function PaymentsPage({ place, children }: { place: PaymentsPlace; children: ReactNode }) {
  const t = useText(paymentsText);
  const whyClosed = useWhyClosed();
  const shown = places.filter(([path]) => !whyClosed(path));
  const title = t(`payments.title.${place}`);
  return (
    <PayersOnly title={title}>
      <Page
        title={title}
        more={<p className="mute no-print">{t(`payments.intro.${place}`)}</p>}
        paper
      >
        <nav className="places no-print" aria-label={t('payments.places')}>
          <ul className="tabs">
            {shown.map(([path, name]) => (
              <li key={path}>
                <Link to={path} aria-current={name === place ? 'page' : undefined}>
                  {t(`payments.place.${name}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </Page>
    </PayersOnly>
  );
}
