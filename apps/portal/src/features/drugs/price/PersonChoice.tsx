import { useState } from 'react';
import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { Select } from '../../../ui';
import { planPeople } from '../drugs.requests';
import priceText from './price.text';

interface PersonChoiceProps {
  onChoose: (person: { memberId: string; dob: string }) => void;
}

/** For whom of the family the price is; nothing when the plan covers one person. Never in the URL. */
export function PersonChoice({ onChoose }: PersonChoiceProps) {
  const t = useText(priceText);
  const { data: answer } = useRequested(planPeople);
  const [chosen, setChosen] = useState('');
  const people = (answer.data?.balance ?? []).map(({ member }) => member);
  if (people.length < 2) return null;
  return (
    <div className="price-person no-print">
      <Select
        label={t('price.for')}
        value={chosen || people[0]?.memberNumber}
        onChange={(event) => {
          const person = people.find(({ memberNumber }) => memberNumber === event.target.value);
          setChosen(event.target.value);
          if (person) onChoose({ memberId: person.memberNumber, dob: person.dob });
        }}
      >
        {people.map((member) => (
          <option key={member.memberNumber} value={member.memberNumber}>
            {`${member.firstName} ${member.lastName}`.trim() || member.memberNumber}
          </option>
        ))}
      </Select>
    </div>
  );
}
