import type { YearChangeKind } from '@portal/domain';
import { useText } from '../../../../language';
import { type IconName, Tag, type Tone } from '../../../../ui';
import type { countsOf } from './changes';
import nextYearText from './next-year.text';

export const looks: Record<YearChangeKind, { tone: Tone; icon: IconName | null }> = {
  notCovered: { tone: 'bad', icon: 'x' },
  costsMore: { tone: 'warn', icon: 'trending-up' },
  newRules: { tone: 'warn', icon: 'triangle-alert' },
  unknown: { tone: 'neutral', icon: null },
  costsLess: { tone: 'ok', icon: 'trending-down' },
  same: { tone: 'neutral', icon: null },
};

/** How many drugs change in which way. */
export function ChangeTags({ counts }: { counts: ReturnType<typeof countsOf> }) {
  const t = useText(nextYearText);
  return (
    <div className="row tight">
      {counts.map(({ kind, count }) => (
        <Tag key={kind} {...looks[kind]}>
          {t(`drugsNextYear.count.${kind}`, { count })}
        </Tag>
      ))}
    </div>
  );
}
