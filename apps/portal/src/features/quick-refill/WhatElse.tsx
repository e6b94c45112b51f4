import { useText } from '../../language';
import { Card, Icon, LinkInText } from '../../ui';
import quickRefillText from './quick-refill.text';

const steps = ['look', 'yes', 'ship'] as const;
const reasons = [
  { key: 'early', icon: 'clock' },
  { key: 'special', icon: 'user' },
] as const;

/** The steps to come; after details that did not match, what else the reason can be. */
export function WhatElse({ isRefused }: { isRefused: boolean }) {
  const t = useText(quickRefillText);
  if (!isRefused) {
    return (
      <Card title={t('quickRefill.next')}>
        <ol className="list">
          {steps.map((step, index) => (
            <li key={step} className="rule">
              <b aria-hidden="true">{index + 1}</b>
              <div>
                <h3>{t(`quickRefill.next.${step}`)}</h3>
                <p className="mute">{t(`quickRefill.next.${step}Hint`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
    );
  }
  return (
    <Card title={t('quickRefill.also')}>
      <ul className="list">
        {reasons.map(({ key, icon }) => (
          <li key={key} className="rule">
            <Icon name={icon} className="t-info" />
            <div>
              <h3>{t(`quickRefill.also.${key}`)}</h3>
              <p className="mute">{t(`quickRefill.also.${key}Hint`)}</p>
            </div>
          </li>
        ))}
        <li className="rule">
          <Icon name="map-pin" className="t-info" />
          <div>
            <h3>{t('quickRefill.also.store')}</h3>
            <p className="mute">
              {t.parts('quickRefill.also.storeHint', {
                link: (
                  <LinkInText to="/member/find-a-pharmacy">
                    {t('quickRefill.also.storeLink')}
                  </LinkInText>
                ),
              })}
            </p>
          </div>
        </li>
      </ul>
    </Card>
  );
}
