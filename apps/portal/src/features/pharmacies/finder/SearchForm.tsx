import { inputKinds } from '@portal/domain';
import { controlOf } from '../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useShortForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import typedText from '../../../language/typed.text';
import type { Position } from '../../../platform';
import { Button, Select } from '../../../ui';
import { type FieldError, LineField } from '../../../ui/forms';
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
  const t = useText(finderText, typedText);
  const typed = 'place' in query.area ? query.area.place : '';
  const read = (texts: { place: string; name: string; radius: string }) => {
    const { value: place = '', problem: ofPlace } = inputKinds.place.read(texts.place);
    const { value: name = '', problem: ofName } = inputKinds.shortText.read(texts.name);
    const isElsewhere = ofPlace === 'missing' && !('place' in query.area);
    const errors: FieldError[] = [];
    if (ofPlace && !isElsewhere)
      errors.push({ name: 'place', message: t('pharmacies.placeWrong') });
    if (ofName && ofName !== 'missing') {
      const message = t(`formRules.${ofName}`, { most: inputKinds.shortText.most });
      errors.push({ name: 'name', message });
    }
    if (errors.length > 0) return { errors };
    const area = isElsewhere ? query.area : { place };
    const radius = radii.find((each) => String(each) === texts.radius) ?? query.radius;
    return { ready: { ...query, area, radius, name } };
  };
  const form = useShortForm({
    initial: { place: typed, name: query.name, radius: String(query.radius) },
    read,
    onTry: () => {
      if (read(form.typed).errors) props.onRefuse();
    },
    onReady: props.onSearch,
  });
  const place = useFirstErrorFocus(form);
  const ofPlace = controlOf(form, 'place');
  const problem =
    ofPlace.error ??
    (typed !== '' && inputKinds.place.read(typed).problem
      ? t('pharmacies.placeWrong')
      : position === 'refused' || position === 'unavailable'
        ? t(`pharmacies.${position}`)
        : undefined);
  return (
    <form
      className="card stack no-print"
      aria-label={t('pharmacies.form')}
      {...form.form}
      ref={place}
    >
      <div className="search">
        <LineField
          kind="place"
          {...ofPlace}
          label={t('pharmacies.place')}
          placeholder={t('pharmacies.placeExample')}
          autoComplete="postal-code"
          error={problem}
        />
        <Select
          className="zip"
          name="radius"
          label={t('pharmacies.within')}
          value={form.typed.radius}
          onChange={(event) => form.onType({ radius: event.target.value })}
        >
          {radii.map((miles) => (
            <option key={miles} value={miles}>
              {t('pharmacies.miles', { miles })}
            </option>
          ))}
        </Select>
        <LineField kind="shortText" {...controlOf(form, 'name')} label={t('pharmacies.name')} />
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
