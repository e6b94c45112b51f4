import { useState } from 'react';
import { Terms } from '../../content';
import { type PlainKeyOf, useText } from '../../language';
import { Icon } from '../../ui';
import type { ShownCard } from './shown-card';
import idCardText from './id-card.text';

/** The numbers once more, large enough to read out, each with a button that copies it. */
export function CardNumbers({ card }: { card: ShownCard }) {
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
      <Terms ids={(['bin', 'pcn'] as const).filter((name) => card[name] !== '')} />
      <p role="status" className="small mute">
        {said}
      </p>
    </section>
  );
}
