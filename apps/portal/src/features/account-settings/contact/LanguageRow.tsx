import { languageChosen, languages, otherLanguage, useLanguage, useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Button, VisuallyHidden } from '../../../ui';
import settingsText from '../settings.text';

/**
 * The language of the portal (SH-12). It is the browser's and not the account's, so that staff who act for a member may
 * change theirs, and another browser has its own.
 */
export function LanguageRow() {
  const t = useText(settingsText);
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const other = otherLanguage(language);
  return (
    <div>
      <dt>{t('settings.language')}</dt>
      <dd>
        {languages[language].name}
        <span className="mute block">{t('settings.languageElsewhere')}</span>
      </dd>
      <dd>
        <Button kind="quiet" onClick={() => void dispatch(languageChosen(other))}>
          <VisuallyHidden>{t('settings.changeTo')} </VisuallyHidden>
          <span lang={other}>{languages[other].name}</span>
        </Button>
      </dd>
    </div>
  );
}
