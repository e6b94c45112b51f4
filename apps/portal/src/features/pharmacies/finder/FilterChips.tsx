import { isFiltered, type PharmacyAttribute, pharmacyAttributes } from '@portal/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../../language';
import { Icon, Select } from '../../../ui';
import type { FinderQuery } from './finder-query';
import finderText from './finder.text';
import { languageName } from './labels';
import { useHasPreferred } from './use-has-preferred';

/** The filters that are in view; the others come with one press, or when one of them is chosen. */
const mostUsed = 6;

/** Languages that a pharmacy near may speak, most spoken first. */
const spokenLanguages = ['es', 'vi', 'zh', 'hmn', 'so', 'ar', 'pl', 'pt', 'ht', 'ru', 'tl'];

interface FilterChipsProps {
  query: FinderQuery;
  isLocating: boolean;
  onFilter: (query: FinderQuery) => void;
  onLocate: () => void;
  onReset: () => void;
}

/** The attributes as chips that are pressed or not; every pressed one must be true of a pharmacy. */
export function FilterChips({ query, isLocating, ...on }: FilterChipsProps) {
  const t = useText(finderText);
  const language = useLanguage();
  const hasPreferred = useHasPreferred();
  const offered = pharmacyAttributes.filter((each) => each !== 'preferred' || hasPreferred);
  const rest = offered.slice(mostUsed);
  const usesRest = query.language !== '' || rest.some((each) => query.attributes.includes(each));
  const [isOpen, setOpen] = useState(usesRest);
  const shown = isOpen ? offered : offered.slice(0, mostUsed);
  const toggle = (attribute: PharmacyAttribute) =>
    on.onFilter({
      ...query,
      attributes: pharmacyAttributes.filter(
        (each) => query.attributes.includes(each) !== (each === attribute),
      ),
    });
  return (
    <div className="stack s2">
      <div className="row tight" role="group" aria-label={t('pharmacies.filters')}>
        <button
          className="chip"
          type="button"
          aria-disabled={isLocating || undefined}
          onClick={isLocating ? undefined : on.onLocate}
        >
          <Icon name="locate" />
          {t('pharmacies.nearMe')}
        </button>
        {shown.map((attribute) => {
          const isPressed = query.attributes.includes(attribute);
          return (
            <button
              key={attribute}
              className="chip"
              type="button"
              aria-pressed={isPressed}
              onClick={() => toggle(attribute)}
            >
              {isPressed && <Icon name="check" />}
              {t(`pharmacies.attribute.${attribute}`)}
            </button>
          );
        })}
        <button
          className="chip"
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen
            ? t('pharmacies.fewerFilters')
            : t('pharmacies.moreFilters', { count: rest.length + 1 })}
          <Icon name="chevron-down" />
        </button>
        {(isFiltered(query) || !('place' in query.area)) && (
          <button className="chip" type="button" onClick={on.onReset}>
            <Icon name="rotate-ccw" />
            {t('pharmacies.reset')}
          </button>
        )}
      </div>
      {isOpen && (
        <Select
          className="finder-language"
          label={t('pharmacies.spoken')}
          value={query.language}
          onChange={(event) => on.onFilter({ ...query, language: event.target.value })}
        >
          <option value="">{t('pharmacies.anyLanguage')}</option>
          {spokenLanguages.map((code) => (
            <option key={code} value={code}>
              {languageName(code, language)}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
