import { personName } from '@portal/domain';
import { useFormat, useText } from '../../language';
import { Tag } from '../../ui';
import type { Match } from './staff.requests';
import staffText from './staff.text';

interface MatchOptionProps {
  member: Match;
  checked: boolean;
  onChoose: () => void;
}

/** A member who was found, with what tells two of the same name apart. */
export function MatchOption({ member, checked, onChoose }: MatchOptionProps) {
  const t = useText(staffText);
  const format = useFormat();
  const { memberId, givenName, familyName, birthDate, planName, city, state, endedOn } = member;
  const name = <b>{personName(givenName, familyName)}</b>;
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <div className="option match">
      <label className="pick">
        <input
          type="radio"
          name="match"
          checked={checked}
          disabled={!member.canActFor}
          onChange={onChoose}
        />
        <span>
          {birthDate ? t.parts('staff.born', { name, date: format.longDate(birthDate) }) : name}
        </span>
        {endedOn ? (
          <Tag tone="neutral">{t('staff.ended', { date: format.date(endedOn) })}</Tag>
        ) : (
          <Tag tone="ok">{t('staff.active')}</Tag>
        )}
        <span className="hint">
          <span className="num">{memberId}</span>
          {[planName, place].filter(Boolean).map((fact) => `, ${fact}`)}
        </span>
        {!member.canActFor && <span className="hint">{t('staff.noAccount')}</span>}
      </label>
    </div>
  );
}
