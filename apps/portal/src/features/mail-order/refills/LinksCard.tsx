import { links } from '@portal/client-config';
import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import { Card } from '../../../ui';
import refillsText from './refills.text';

/** Spec §2.1, external links: the mail tutorial and medication disposal. */
export function LinksCard() {
  const t = useText(refillsText);
  const shown = [
    ['mailTutorial', 'tutorial'],
    ['medicationDisposal', 'disposal'],
  ] as const;
  return (
    <Card title={t('refills.links')}>
      <ul className="list">
        {shown.map(([name, key]) => (
          <li key={name}>
            <ExternalLink to={links[name].href} confirm={links[name].confirm}>
              {t(`refills.${key}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}
