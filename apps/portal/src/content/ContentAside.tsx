import type { ReactNode } from 'react';
import { useFormat, useText } from '../language';
import { Card, PhoneLink } from '../ui';
import { usePhone } from '../brand';
import { directionOf } from '../ui/markdown-tree';
import contentText from './content.text';

interface ContentAsideProps {
  /** The headings of the page. */
  headings: readonly { id: string; text: string; lang?: string }[];
  reviewedOn: string | null;
  /** Cards of the page itself. */
  children?: ReactNode;
}

/** Next to a page of text: its table of contents, when it was reviewed, and who answers what it left open. */
export function ContentAside({ headings, reviewedOn, children }: ContentAsideProps) {
  const t = useText(contentText);
  const format = useFormat();
  const phone = usePhone();
  return (
    <div className="c4 stack s5 rail">
      {children}
      {headings.length > 1 && (
        <nav className="card stack no-print" aria-labelledby="contents">
          <h2 id="contents">{t('content.contents')}</h2>
          <ul className="stack s2">
            {headings.map(({ id, text, lang }) => (
              <li key={id}>
                <a href={`#${id}`} {...(lang && { lang, dir: directionOf(lang) })}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Card title={t('content.questions')} tint>
        <p>{t.parts('content.call', { phone: <PhoneLink number={phone} /> })}</p>
        {reviewedOn && (
          <p className="mute">{t('content.reviewed', { date: format.longDate(reviewedOn) })}</p>
        )}
      </Card>
    </div>
  );
}
