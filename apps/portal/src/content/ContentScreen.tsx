import { type LinkName, links } from '@portal/client-config';
import { useMemo } from 'react';
import { ExternalLink } from '../dialogs';
import { Page } from '../brand';
import { useText } from '../language';
import namesText from '../language/names.text';
import { Card, Part } from '../ui';
import { MarkdownPage } from '../ui/Markdown';
import { headingsOf } from '../ui/markdown-tree';
import type { ContentProps } from './content-kind';
import { ContentAside } from './ContentAside';
import contentText from './content.text';
import { useContentPage, useFragment } from './use-content-page';

/** A page of text only: a row of screens.ts with `content`, and its markdown. */
export function ContentScreen({ page, titleKey }: ContentProps) {
  const t = useText(contentText, namesText);
  const { data, retry } = useContentPage(page);
  return (
    <Page title={t(titleKey)}>
      <Part
        data={data}
        loading={t('content.loading')}
        failed={t('content.failed')}
        retry={retry}
        lines={8}
      >
        {(content) => <TextPage {...content} page={page} />}
      </Part>
    </Page>
  );
}

interface TextPageProps {
  markdown: string;
  reviewedOn: string | null;
  page: string;
}

function TextPage({ markdown, reviewedOn, page }: TextPageProps) {
  const headings = useMemo(() => headingsOf(markdown), [markdown]);
  useFragment(true);
  return (
    <div className="grid deck">
      <div className="c8 stack s5">
        <div className="card stack prose">
          <MarkdownPage text={markdown} />
        </div>
        <PageLinks page={page} />
      </div>
      <ContentAside headings={headings} reviewedOn={reviewedOn} />
    </div>
  );
}

/** Specification §2.1: which links that leave the portal a page of text has below it. */
const pageLinks = {
  'helper-tools': ['cares', 'smokingCessation', 'mailTutorial', 'medicationDisposal'],
} as const satisfies Record<string, readonly LinkName[]>;

/** The links of a page. */
const linksOf = (page: string) =>
  page in pageLinks ? pageLinks[page as keyof typeof pageLinks] : [];

/** The links of a page that lead to other websites, after a confirmation where their row says so (CT-2). */
function PageLinks({ page }: { page: string }) {
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
