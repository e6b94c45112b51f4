import { isMetByFamily, type LimitProgress } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { Meter } from '../../ui';
import balanceLabelsText from './balance-labels.text';
import { says, saysAll } from '../../says/says';

interface LimitMeterProps {
  label: string;
  /** Whose limit of which kind, such as `own deductible`. */
  of: `${string} ${'deductible' | 'outOfPocket'}`;
  limit: LimitProgress | null;
  /** The family's limit of the same kind: when it is met, it is met for everyone. */
  family?: LimitProgress | null;
  /** Says what is left, and not what is met: it would tell what a person paid who is not listed. */
  leftOnly?: boolean;
}

/** One limit: what is left above the bar, what is met of how much below it. Nothing when there is none. */
export function LimitMeter({ label, of, limit, family = null, leftOnly = false }: LimitMeterProps) {
  const t = useText(balanceLabelsText);
  const { money } = useFormat();
  if (!limit) return null;
  const { met, maximum, remaining, isMet, greenfilledVal } = limit;
  if (leftOnly && maximum === null) return null;
  if (met === null || maximum === null || maximum === 0) {
    const words =
      maximum === 0
        ? t('balanceLabels.noneToMeet')
        : met === null
          ? t('balanceLabels.unknown')
          : t('balanceLabels.soFar', { amount: money(met) });
    return (
      <div className="stack s2">
        <div className="between">
          <span>{label}</span>
          <b className="num" {...(maximum !== 0 && says('countedTo', of, met))}>
            {words}
          </b>
        </div>
        {greenfilledVal > 0 && <Meter width={greenfilledVal} />}
      </div>
    );
  }
  const metBy = isMet ? scopeOf(of) : isMetByFamily(limit, family) ? 'family' : 'no';
  return (
    <div className="stack s2">
      <div className="between">
        <span>{label}</span>
        <b
          className="num"
          {...saysAll(
            says('metBy', of, metBy),
            says('leftOf', of, metBy === 'no' ? remaining : null),
          )}
        >
          {isMet ? (
            <span className="ok">{t('balanceLabels.met')}</span>
          ) : metBy === 'family' ? (
            <span className="ok">{t('balanceLabels.metByFamily')}</span>
          ) : (
            t('balanceLabels.left', { amount: money(remaining) })
          )}
        </b>
      </div>
      {!leftOnly && (
        <>
          <Meter width={greenfilledVal} full={isMet} />
          <p
            className="small mute num"
            {...saysAll(says('countedTo', of, met), says('limitOf', of, maximum))}
          >
            {t('balanceLabels.of', { met: money(met), maximum: money(maximum) })}
          </p>
        </>
      )}
    </div>
  );
}

/** Through whose payments a limit is met by itself. */
const scopeOf = (of: string) => (of.startsWith('family') ? 'family' : 'individual');
