import { clientOf } from '@portal/client-config';
import { type PlainKeyOf, useText } from '../../language';
import namesText from '../../language/names.text';
import { useSession } from '../../session';
import { Card, Link } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import formsListText from './forms-list.text';

interface FormsScreenProps extends ContentProps {
  /** The forms that the user may open. */
  forms: readonly { path: string; titleKey: PlainKeyOf<typeof namesText> }[];
}

/** /member/forms: every form of this client and line; the heading is that of the client's menu entry (§2.4). */
export function FormsScreen({ page, titleKey, forms }: FormsScreenProps) {
  const t = useText(formsListText, namesText);
  const { client, signedIn } = useSession();
  const { formsEntry, formsLabel } = clientOf(client);
  const own =
    formsEntry === 'priorAuthorization'
      ? t('formsList.priorAuthorization')
      : formsLabel === 'formsOnly' && t('formsList.formsOnly');
  return (
    <ContentFrame page={page} title={own || t(titleKey)}>
      <Card title={t('formsList.online')}>
        <ul className="list">
          {forms.map((form) => (
            <li key={form.path}>
              <Link to={form.path}>{t(form.titleKey)}</Link>
            </li>
          ))}
        </ul>
        <p className="mute">{t(signedIn ? 'formsList.saved' : 'formsList.inPage')}</p>
      </Card>
    </ContentFrame>
  );
}
