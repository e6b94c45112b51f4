import { useFlag } from '../../session';
import { LanguageToggle } from './LanguageToggle';

/** The choice of the language on a page without the header. */
export function LanguageLine() {
  if (!useFlag('headerLanguage', 'unsecuredHeaderLanguage')) return null;
  return (
    <div className="wrap row language-line no-print">
      <LanguageToggle className="util push" />
    </div>
  );
}
