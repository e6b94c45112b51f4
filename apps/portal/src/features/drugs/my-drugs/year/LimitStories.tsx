import type { LimitStory, YearOfDrugs } from '@portal/domain/facts';
import type { ReactNode } from 'react';
import { useFormat, useLanguage, useText } from '../../../../language';
import drugForms from '../../../../language/drug-forms.text';
import { titleOfFill } from '../../../../language/drug-name';
import { useSession } from '../../../../session';
import { useTellsFamily } from '../../../../plan/use-balances';
import { type Said, says, saysAll } from '../../../../says/says';
import { Icon, type IconName } from '../../../../ui';
import { useWhoseDrugs } from '../use-whose-drugs';
import type { MyDrug, MyDrugsAnswer } from '../my-drugs.requests';
import yearText from './year.text';

/** When deductible and out-of-pocket limit are met, and what January brings. */
export function LimitStories({
  whole: { deductible, outOfPocket, otherCare },
  answer: { drugs, hasExtraHelp },
}: {
  whole: YearOfDrugs;
  answer: MyDrugsAnswer;
}) {
  const t = useText(yearText);
  const format = useFormat();
  const tellsFamily = useTellsFamily([deductible, outOfPocket].some((story) => story?.isFamily));
  const whose = useWhoseDrugs();
  // Where the year ends for the family tells what it paid so far.
  const told = (story: LimitStory) =>
    story?.kind === 'notThisYear' && story.isFamily && !tellsFamily ? null : story;
  const isShared = useSession().userInfo?.oOPRxMedCombined === true;
  return (
    <ul className="list">
      <DeductibleStory story={told(deductible)} drugs={drugs} />
      <OutOfPocketStory story={told(outOfPocket)} hasExtraHelp={hasExtraHelp} />
      {isShared && otherCare > 0 && (
        <Story
          icon="info"
          tone="info"
          title={t('drugYear.otherCare')}
          said={says('otherCareTo', [whose, 'outOfPocket'], otherCare)}
        >
          {t('drugYear.otherCareText', { amount: format.money(otherCare) })}
        </Story>
      )}
      {deductible && (
        <Story icon="calendar" tone="brand" title={t('drugYear.again')}>
          {t('drugYear.againText')}
        </Story>
      )}
    </ul>
  );
}

function DeductibleStory({ story, drugs }: { story: LimitStory; drugs: readonly MyDrug[] }) {
  const t = useText(yearText, drugForms);
  const language = useLanguage();
  const format = useFormat();
  const whose = useWhoseDrugs();
  if (!story) return null;
  const limit = format.money(story.limit);
  const { isFamily } = story;
  const of = [isFamily ? 'family' : whose, 'deductible'];
  const said = says('limitOf', of, story.limit);
  if (story.kind === 'metElse') {
    return (
      <Story
        icon="check"
        tone="ok"
        title={t(isFamily ? 'drugYear.familyDeductibleMet' : 'drugYear.deductibleMetElse')}
        said={said}
      >
        {t(isFamily ? 'drugYear.familyDeductibleMetText' : 'drugYear.deductibleMetElseText', {
          limit,
        })}
      </Story>
    );
  }
  if (story.kind === 'notThisYear') {
    return (
      <Story
        icon="info"
        tone="info"
        title={t(isFamily ? 'drugYear.familyDeductibleNot' : 'drugYear.deductibleNot')}
        said={saysAll(said, says('endsYearAt', of, story.end))}
      >
        {t(isFamily ? 'drugYear.familyNotText' : 'drugYear.notText', {
          end: format.money(story.end),
          limit,
        })}
      </Story>
    );
  }
  const { filledOn, drugName } = story.fill;
  const drug = titleOfFill(drugName, drugs, language, t);
  const when = { month: format.month(filledOn) };
  const facts = { drug, date: format.longDate(filledOn), limit };
  return story.kind === 'met' ? (
    <Story icon="check" tone="ok" title={t('drugYear.deductibleMet', when)} said={said}>
      {t('drugYear.deductibleMetText', facts)}
    </Story>
  ) : (
    <Story
      icon="clock"
      tone="info"
      title={t(isFamily ? 'drugYear.familyDeductibleTo' : 'drugYear.deductibleTo', when)}
      said={said}
    >
      {t(isFamily ? 'drugYear.familyDeductibleToText' : 'drugYear.deductibleToText', facts)}
    </Story>
  );
}

function OutOfPocketStory({ story, hasExtraHelp }: { story: LimitStory; hasExtraHelp: boolean }) {
  const t = useText(yearText);
  const format = useFormat();
  const whose = useWhoseDrugs();
  if (!story) return null;
  const { isFamily } = story;
  if (story.kind === 'notThisYear') {
    const of = [isFamily ? 'family' : whose, 'outOfPocket'];
    return (
      <Story
        icon="info"
        tone="info"
        title={t(isFamily ? 'drugYear.familyLimitNot' : 'drugYear.limitNot')}
        said={saysAll(says('endsYearAt', of, story.end), says('limitOf', of, story.limit))}
      >
        {t(isFamily ? 'drugYear.familyNotText' : 'drugYear.notText', {
          end: format.money(story.end),
          limit: format.money(story.limit),
        })}{' '}
        {hasExtraHelp && t('drugYear.helpCounts')}
      </Story>
    );
  }
  const title =
    story.kind === 'metElse'
      ? t(isFamily ? 'drugYear.familyLimitMet' : 'drugYear.limitMetElse')
      : t(
          story.kind === 'met'
            ? 'drugYear.limitMet'
            : isFamily
              ? 'drugYear.familyLimitTo'
              : 'drugYear.limitTo',
          {
            month: format.month(story.fill.filledOn),
          },
        );
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
  said?: Said;
  children: ReactNode;
}

function Story({ icon, tone, title, said, children }: StoryProps) {
  return (
    <li className="rule">
      <span className={`rule-icon t-${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="stack s1">
        <h3>{title}</h3>
        <p className="mute" {...said}>
          {children}
        </p>
      </div>
    </li>
  );
}
