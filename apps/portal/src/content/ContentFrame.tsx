import { type ReactNode, useMemo } from 'react';
import { Page } from '../brand';
import { useText } from '../language';
import { Part } from '../ui';
import { MarkdownPage } from '../ui/Markdown';
import { headingsOf } from '../ui/markdown-tree';
import { ContentAside } from './ContentAside';
import contentText from './content.text';
import { useContentPage, useFragment } from './use-content-page';

interface ContentFrameProps {
  /** The name of the page: a folder of fixtures/content. */
  page: string;
  title: ReactNode;
  /** Cards that stand before the usual ones next to the page. */
  rail?: ReactNode;
  children: ReactNode;
}

/** The page around data of one kind: title, the markdown of the page, whom to ask. */
export function ContentFrame({ page, title, rail, children }: ContentFrameProps) {
  const t = useText(contentText);
  const { data, retry } = useContentPage(page);
  const markdown = data.data?.markdown;
  const headings = useMemo(() => headingsOf(markdown ?? ''), [markdown]);
  useFragment(markdown !== undefined);
  return (
    <Page title={title}>
      <div className="grid deck">
        <div className="c8 stack s5">
          {children}
          <section className="card prose stack">
            <Part
              data={data}
              loading={t('content.loading')}
              failed={t('content.failed')}
              retry={retry}
            >
              {({ markdown }) => <MarkdownPage text={markdown} />}
            </Part>
          </section>
        </div>
        <ContentAside headings={headings} reviewedOn={data.data?.reviewedOn ?? null}>
          {rail}
        </ContentAside>
      </div>
    </Page>
  );
}
