import { type ReactNode, useState } from 'react';
import { type PlainKeyOf, useText } from '../../language';
import { Icon } from '../../ui';
import type { ShownCard } from './shown-card';
import idCardText from './id-card.text';

interface CardNumbersProps {
  card: ShownCard;
  /** Stands below the numbers. */
  children?: ReactNode;
}

/** The numbers once more, large enough to read out, each with a button that copies it. */
export function CardNumbers({ card, children }: CardNumbersProps) {
  const t = useText(idCardText);
  const [said, setSaid] = useState('');
  const numbers: [PlainKeyOf<typeof idCardText>, string][] = [
    [card.line === 'MEDD' ? 'idCard.id' : 'idCard.memberId', card.memberId],
    ['idCard.bin', card.bin],
    ['idCard.pcn', card.pcn],
    ['idCard.group', card.rxGroup],
  ];
  const copy = async (label: string, value: string) => {
    try {
      await navigator.clipboard.writeText(value);
      setSaid(t('idCard.copied', { what: label }));
    } catch {
      setSaid(t('idCard.notCopied'));
    }
  };
  return (
    <section className="stack s2 no-print" aria-labelledby="card-numbers">
      <h3 id="card-numbers">{t('idCard.readAloud')}</h3>
      <dl className="card-numbers">
        {numbers
          .filter(([, value]) => value !== '')
          .map(([key, value]) => (
            <div key={key}>
              <dt>{t(key)}</dt>
              <dd className="num">{value}</dd>
              <dd>
                <button
                  type="button"
                  className="util"
                  aria-label={t('idCard.copyWhat', { what: t(key) })}
                  onClick={() => void copy(t(key), value)}
                >
                  <Icon name="copy" />
                  {t('idCard.copy')}
                </button>
              </dd>
            </div>
          ))}
      </dl>
      {children}
      <p role="status" className="small mute">
        {said}
      </p>
    </section>
  );
}
