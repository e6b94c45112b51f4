import { languages, type PlainKeyOf, selectLanguage, useFormat, useText } from '../language';
import screenTitlesText from '../language/screen-titles.text';
import { useSession } from '../session';
import { useAppSelector, useRequested } from '../store';
import { DataState } from '../ui';
import { Markdown } from '../ui/Markdown';
import { contentPage } from './content.requests';
import contentText from './content.text';

interface ContentScreenProps {
  /** The name of the page: a folder of fixtures/content. */
  page: string;
  titleKey: PlainKeyOf<typeof screenTitlesText>;
}

/** A page of text only: a row of screens.ts with `content`, and its markdown. */
export function ContentScreen({ page, titleKey }: ContentScreenProps) {
  const t = useText(contentText, screenTitlesText);
  const format = useFormat();
  const locale = languages[useAppSelector(selectLanguage)].preference;
  const { businessLine, client } = useSession();
  const line = businessLine === 'MEDD' ? 'medicare' : 'commercial';
  const { data, retry } = useRequested(contentPage, { page, line, locale, client });
  return (
    <div className="stack s5">
      <h1>{t(titleKey)}</h1>
      <section className="card">
        <DataState
          data={data}
          loading={t('content.loading')}
          failed={t('content.failed')}
          onRetry={retry}
          lines={8}
        >
          {({ markdown, reviewedOn }) => (
            <div className="stack prose">
              <Markdown text={markdown} />
              {reviewedOn && (
                <p className="mute">
                  {t('content.reviewed', { date: format.longDate(reviewedOn) })}
                </p>
              )}
            </div>
          )}
        </DataState>
      </section>
    </div>
  );
}
