import { languages, otherLanguage, useLanguage, languageChosen } from '../../language';
import { Icon } from '../../ui';
import { useAppDispatch } from '../../store';

/** Offers the other language in its own words. It stays in place, so that the focus does. */
export function LanguageToggle({ className }: { className: string }) {
  const other = otherLanguage(useLanguage());
  const dispatch = useAppDispatch();
  return (
    <button
      type="button"
      className={className}
      lang={other}
      onClick={() => dispatch(languageChosen(other))}
    >
      <Icon name="globe" />
      {languages[other].name}
    </button>
  );
}
