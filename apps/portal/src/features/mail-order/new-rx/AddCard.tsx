import '../../../styles/lists.css';
import { useText } from '../../../language';
import { Card, Icon, Link } from '../../../ui';
import { newRxPaths } from './new-rx-paths';
import newRxText from './new-rx.text';

const ways = [
  ['transfer', 'arrow-right'],
  ['prescriber', 'user'],
  ['paper', 'mail'],
] as const;

/** The three ways to a new prescription. */
export function AddCard() {
  const t = useText(newRxText);
  return (
    <Card title={t('newRx.add')}>
      <ul className="list">
        {ways.map(([way, icon]) => (
          <li key={way} className="rule">
            <Icon name={icon} className="t-brand" />
            <div>
              <h3>
                <Link to={newRxPaths[way]}>{t(`newRx.${way}`)}</Link>
              </h3>
              <p className="mute">{t(`newRx.${way}Hint`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
