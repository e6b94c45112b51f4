import { useText } from '../../language';
import { useAppSelector } from '../../store';
import { Icon } from '../../ui';
import formsText from '../forms.text';
import { notSavedTitle } from './DraftCard';
import { selectDrafts } from './drafts.slice';
import './not-saved-line.css';

/**
 * At the lower edge of the window, wherever the member is in the form: the draft is not saved. The card next to the
 * form says why, and has announced it.
 */
export function NotSavedLine({ formId }: { formId: string }) {
  const t = useText(formsText);
  const draft = useAppSelector(selectDrafts)[formId];
  if (!draft?.failure) return null;
  return (
    <p className="not-saved-line t-warn no-print">
      <Icon name="triangle-alert" />
      <b>{t('formDraft.notSaved')}</b>
      <a
        href={`#${notSavedTitle}`}
        onClick={(event) => {
          event.preventDefault();
          document.getElementById(notSavedTitle)?.focus();
        }}
      >
        {t('formDraft.seeWhy')}
      </a>
    </p>
  );
}
