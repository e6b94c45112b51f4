import { inputKinds } from '@portal/domain';
import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../language';
import typedDateText from '../../../language/typed-date.text';
import type { Position } from '../../../platform';
import { Button, Select } from '../../../ui';
import { focusField, LineField } from '../../../ui/forms';
import { FilterChips } from './FilterChips';
import { type FinderQuery, radii } from './finder-query';
import finderText from './finder.text';

interface SearchFormProps {
  query: FinderQuery;
  position: Position | 'locating' | null;
  onSearch: (query: FinderQuery) => void;
  onFilter: (query: FinderQuery) => void;
  onLocate: () => void;
  /** The typed place is none that can be searched. */
  onRefuse: () => void;
  onReset: () => void;
}

/** Place, radius and name, and the filters, which take effect at once. */
export function SearchForm(props: SearchFormProps) {
  const { query, position } = props;
  const t = useText(finderText, typedDateText);
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<'place' | 'name' | null>(null);
  const typed = 'place' in query.area ? query.area.place : '';
  const [texts, setTexts] = useState({ place: typed, name: query.name });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const { value: place = '', problem: ofPlace } = inputKinds.place.read(texts.place);
    const { value: name = '', problem: ofName } = inputKinds.shortText.read(texts.name, Infinity);
    const isElsewhere = ofPlace === 'missing' && !('place' in query.area);
    const first = ofPlace && !isElsewhere ? 'place' : ofName === 'characters' ? 'name' : null;
    setWrong(first);
    if (first) {
      props.onRefuse();
      focusField(form.current, first);
      return;
    }
    props.onSearch({
      ...query,
      area: isElsewhere ? query.area : { place },
      radius: radii.find((each) => String(each) === fields.get('radius')) ?? query.radius,
      name,
    });
  };
  const problem =
    wrong === 'place' || (typed !== '' && inputKinds.place.read(typed).problem)
      ? t('pharmacies.placeWrong')
      : position === 'refused' || position === 'unavailable'
        ? t(`pharmacies.${position}`)
        : undefined;
  return (
    <form
      className="card stack no-print"
      aria-label={t('pharmacies.form')}
      noValidate
      ref={form}
      onSubmit={handleSubmit}
    >
      <div className="search">
        <LineField
          kind="place"
          name="place"
          label={t('pharmacies.place')}
          placeholder={t('pharmacies.placeExample')}
          autoComplete="postal-code"
          value={texts.place}
          error={problem}
          onChange={(place) => setTexts({ ...texts, place })}
        />
        <Select
          className="zip"
          name="radius"
          label={t('pharmacies.within')}
          defaultValue={query.radius}
        >
          {radii.map((miles) => (
            <option key={miles} value={miles}>
              {t('pharmacies.miles', { miles })}
            </option>
          ))}
        </Select>
        <LineField
          kind="shortText"
          name="name"
          label={t('pharmacies.name')}
          error={wrong === 'name' && t('formRules.characters')}
          value={texts.name}
          onChange={(name) => setTexts({ ...texts, name })}
        />
        <Button type="submit" icon="search">
          {t('pharmacies.search')}
        </Button>
      </div>
      <FilterChips
        query={query}
        isLocating={position === 'locating'}
        onFilter={props.onFilter}
        onLocate={props.onLocate}
        onReset={props.onReset}
      />
      <p className="sr" role="status">
        {position === 'locating' ? t('pharmacies.locating') : ''}
      </p>
    </form>
  );
}
