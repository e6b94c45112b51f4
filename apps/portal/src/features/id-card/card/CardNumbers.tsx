import { type ReactNode, useState } from 'react';
import { type PlainKeyOf, useText } from '../../../language';
import { Icon } from '../../../ui';
import type { ShownCard } from './shown-card';
import idCardText from '../id-card.text';

interface CardNumbersProps {
  card: ShownCard;
  /** Stands below the numbers. */
  children?: ReactNode;
}

/** The numbers once more, large enough to read out, each with a button that copies it. */
export function CardNumbers({ card, children }: CardNumbersProps) {
  const t = useText(idCardText);
  const [copied, setCopied] = useState({ key: '', said: '' });
  const numbers: [PlainKeyOf<typeof idCardText>, string][] = [
    [card.line === 'MEDD' ? 'idCard.id' : 'idCard.memberId', card.memberId],
    ['idCard.bin', card.bin],
    ['idCard.pcn', card.pcn],
    ['idCard.group', card.rxGroup],
  ];
  const copy = async (key: string, label: string, value: string) => {
    const say = (said: string) => setCopied({ key, said });
    try {
      await navigator.clipboard.writeText(value);
      say(t('idCard.copied', { what: label }));
    } catch {
      say(t('idCard.notCopied'));
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
              <dd className="num wraps">{value}</dd>
              <dd className="copy">
                <button
                  type="button"
                  className="util"
                  aria-label={t('idCard.copyWhat', { what: t(key) })}
                  onClick={() => void copy(key, t(key), value)}
                >
                  <Icon name="copy" />
                  {t('idCard.copy')}
                </button>
              </dd>
              <dd className="copied">
                <span role="status" className="small mute">
                  {copied.key === key && copied.said}
                </span>
              </dd>
            </div>
          ))}
      </dl>
      {children}
    </section>
  );
}
