import {
  hasLanguageLoadFailed,
  languageChosen,
  languageLoadFailureClosed,
  languages,
  otherLanguage,
  useLanguage,
  useText,
} from '../../language';
import { useLocation } from 'react-router-dom';
import { useFlag } from '../../session';
import { Icon } from '../../ui';
import { useAppDispatch, useAppSelector } from '../../store';
import { PartFailed } from '../PartFailed';
import shellText from '../shell.text';

/**
 * Offers the other language in its own words, from the server where no script runs. It stays in place, so that the focus does. The message that the
 * language did not load is next to it: in the side menu, which is modal, it must be inside.
 */
export function LanguageToggle({ className }: { className: string }) {
  const t = useText(shellText);
  const other = otherLanguage(useLanguage());
  const failed = useAppSelector(hasLanguageLoadFailed);
  const dispatch = useAppDispatch();
  const returnTo = new URLSearchParams(useLocation().search).get('returnTo');
  const choose = () => void dispatch(languageChosen(other));
  return (
    <>
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault();
          choose();
        }}
      >
        {/* Always there: the server does not show a query to pages that do not use it. */}
        <input
          type="hidden"
          name="returnTo"
          value={returnTo ?? ''}
          disabled={!returnTo}
          suppressHydrationWarning
        />
        <button
          type="submit"
          className={className}
          lang={other}
          name="language"
          value={languages[other].preference}
          data-event={`language-${other}`}
        >
          <Icon name="globe" />
          {languages[other].name}
        </button>
      </form>
      {failed && (
        <PartFailed
          title={t('shell.languageFailed')}
          hint="shell.languageFailedHint"
          onRetry={choose}
          onClose={() => dispatch(languageLoadFailureClosed())}
        />
      )}
    </>
  );
}

/** The choice of the language on a page without the header. */
export function LanguageLine() {
  if (!useFlag('headerLanguage', 'unsecuredHeaderLanguage')) return null;
  return (
    <div className="wrap row language-line no-print">
      <LanguageToggle className="util push" />
    </div>
  );
}
