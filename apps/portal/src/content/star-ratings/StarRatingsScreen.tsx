import { planContent } from '@portal/contracts/plan-content';
import { links } from '@portal/client-config';
import { ExternalLink } from '../../dialogs';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { requestOf, useRequested } from '../../store';
import { Card, Part } from '../../ui';
import type { ContentProps } from '../content-kind';
import { ContentFrame } from '../ContentFrame';
import { useContentVariant } from '../use-content-page';
import starRatingsText from './star-ratings.text';

const starRatings = requestOf(planContent.getStarRatings);

/** /member/star-ratings, for visitors: overall first, then what it is made of. */
export function StarRatingsScreen({ page, titleKey }: ContentProps) {
  const t = useText(starRatingsText, namesText);
  const { line, client } = useContentVariant();
  const { data, retry } = useRequested(starRatings, { line, client });
  return (
    <ContentFrame page={page} title={t(titleKey)}>
      <Part
        data={data}
        what="starRatings"
        retry={retry}
        isEmpty={({ overall }) => overall?.stars == null}
        empty={<p className="card">{t('stars.none')}</p>}
      >
        {({ year, overall, domains }) => (
          <Card title={t('stars.overall', { year: `${year ?? ''}` })}>
            <p>
              <Stars stars={overall?.stars ?? 0} />
            </p>
            <ul className="list">
              {domains.map(({ domain, stars }) =>
                domain === 'unknown' ? null : (
                  <li key={domain}>
                    <b>{t(`stars.domain.${domain}`)}</b>
                    <p>{t(`stars.meaning.${domain}`)}</p>
                    <Stars stars={stars ?? 0} />
                  </li>
                ),
              )}
            </ul>
            <p>
              <ExternalLink to={links.starRatings.href} confirm={links.starRatings.confirm}>
                {t('stars.more')}
              </ExternalLink>
            </p>
          </Card>
        )}
      </Part>
    </ContentFrame>
  );
}

/** The stars as signs, and in words next to them. */
function Stars({ stars }: { stars: number }) {
  const t = useText(starRatingsText);
  return (
    <span>
      <span aria-hidden="true">
        {'★'.repeat(stars)}
        {'☆'.repeat(Math.max(0, 5 - stars))}
      </span>{' '}
      {t('stars.ofFive', { count: stars })}
    </span>
  );
}
