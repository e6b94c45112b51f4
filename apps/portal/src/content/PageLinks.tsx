import { links } from '@portal/client-config';
import { ExternalLink } from '../dialogs';
import { useText } from '../language';
import { Card } from '../ui';
import contentText from './content.text';
import { linksOf } from './page-links';

/** The links of a page that lead to other websites, after a confirmation where their row says so (CT-2). */
export function PageLinks({ page }: { page: string }) {
  const t = useText(contentText);
  const names = linksOf(page);
  if (names.length === 0) return null;
  return (
    <Card title={t('content.otherSites')}>
      <ul className="list">
        {names.map((name) => (
          <li key={name}>
            <ExternalLink to={links[name].href} confirm={links[name].confirm}>
              {t(`content.link.${name}`)}
            </ExternalLink>
            <p className="mute">{t(`content.linkHint.${name}`)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
