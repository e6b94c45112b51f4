import { useText } from '../../language';
import { Card, Icon } from '../../ui';
import staffText from './staff.text';

const rules = [
  { key: 'see', icon: 'user', tone: 'info' },
  { key: 'read', icon: 'lock', tone: 'warn' },
  { key: 'written', icon: 'file-text', tone: 'brand' },
] as const;

/** What acting for a member means, before it begins. */
export function ActingRules() {
  const t = useText(staffText);
  return (
    <Card title={t('staff.rules')}>
      <ul className="list">
        {rules.map(({ key, icon, tone }) => (
          <li key={key} className="rule">
            <Icon name={icon} className={`t-${tone}`} />
            <div>
              <h3>{t(`staff.rule.${key}`)}</h3>
              <p className="mute">{t(`staff.rule.${key}Hint`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
