import { useMemo } from 'react';
import { useText } from '../language';
import screenTitlesText from '../language/screen-titles.text';
import { DataState } from '../ui';
import { MarkdownPage } from '../ui/Markdown';
import { headingsOf } from '../ui/markdown-tree';
import type { ContentProps } from './content-kind';
import { ContentAside } from './ContentAside';
import contentText from './content.text';
import { PageLinks } from './PageLinks';
import { useContentPage, useFragment } from './use-content-page';

/** A page of text only: a row of screens.ts with `content`, and its markdown. */
export function ContentScreen({ page, titleKey }: ContentProps) {
  const t = useText(contentText, screenTitlesText);
  const { data, retry } = useContentPage(page);
  return (
    <div className="stack s5">
      <h1>{t(titleKey)}</h1>
      <DataState
        data={data}
        loading={t('content.loading')}
        failed={t('content.failed')}
        onRetry={retry}
        lines={8}
      >
        {(content) => <TextPage {...content} page={page} />}
      </DataState>
    </div>
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
