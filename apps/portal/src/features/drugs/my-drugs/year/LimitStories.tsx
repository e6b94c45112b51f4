import type { ReactNode } from 'react';
import { useFormat, useText } from '../../../../language';
import { Icon, type IconName } from '../../../../ui';
import yearText from './year.text';
import type { LimitStory, YearOfDrugs } from './year-of-drugs';

/** When deductible and out-of-pocket limit are met, and what January brings. */
export function LimitStories({ whole: { deductible, outOfPocket } }: { whole: YearOfDrugs }) {
  const t = useText(yearText);
  return (
    <ul className="list">
      <DeductibleStory story={deductible} />
      <OutOfPocketStory story={outOfPocket} />
      <Story icon="calendar" tone="brand" title={t('drugYear.again')}>
        {t('drugYear.againText')}
      </Story>
    </ul>
  );
}

function DeductibleStory({ story }: { story: LimitStory }) {
  const t = useText(yearText);
  const format = useFormat();
  if (!story) return null;
  const limit = format.money(story.limit);
  if (story.kind === 'metElse') {
    return (
      <Story icon="check" tone="ok" title={t('drugYear.deductibleMetElse')}>
        {t('drugYear.deductibleMetElseText', { limit })}
      </Story>
    );
  }
  if (story.kind === 'notThisYear') {
    return (
      <Story icon="info" tone="info" title={t('drugYear.deductibleNot')}>
        {t('drugYear.notText', { end: format.money(story.end), limit })}
      </Story>
    );
  }
  const { filledOn, drugName: drug } = story.fill;
  const when = { month: format.month(filledOn) };
  const facts = { drug, date: format.longDate(filledOn), limit };
  return story.kind === 'met' ? (
    <Story icon="check" tone="ok" title={t('drugYear.deductibleMet', when)}>
      {t('drugYear.deductibleMetText', facts)}
    </Story>
  ) : (
    <Story icon="clock" tone="info" title={t('drugYear.deductibleTo', when)}>
      {t('drugYear.deductibleToText', facts)}
    </Story>
  );
}

function OutOfPocketStory({ story }: { story: LimitStory }) {
  const t = useText(yearText);
  const format = useFormat();
  if (!story) return null;
  if (story.kind === 'notThisYear') {
    return (
      <Story icon="info" tone="info" title={t('drugYear.limitNot')}>
        {t('drugYear.notText', {
          end: format.money(story.end),
          limit: format.money(story.limit),
        })}
      </Story>
    );
  }
  const title =
    story.kind === 'metElse'
      ? t('drugYear.limitMetElse')
      : t(story.kind === 'met' ? 'drugYear.limitMet' : 'drugYear.limitTo', {
          month: format.month(story.fill.filledOn),
        });
  return (
    <Story icon="check" tone="ok" title={title}>
      {t('drugYear.limitText')}
    </Story>
  );
}

interface StoryProps {
  icon: IconName;
  tone: 'ok' | 'info' | 'brand';
  title: string;
  children: ReactNode;
}

function Story({ icon, tone, title, children }: StoryProps) {
  return (
    <li className="rule">
      <span className={`rule-icon t-${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="stack s1">
        <h3>{title}</h3>
        <p className="mute">{children}</p>
      </div>
    </li>
  );
}
