import { useText } from '../../language';
import { useChunk } from '../../client-errors';
import { Button } from '../../ui';
import uiText from '../../ui/ui.text';
import shellText from '../shell.text';

/** Markdown as elements, once its reader is here. */
export function MarkdownText({ text }: { text: string }) {
  const t = useText(shellText, uiText);
  const { module, failed, retry } = useChunk('markdown', () => import('../../ui/Markdown'), true);
  if (failed) {
    return (
      <p>
        {t('shell.noticesFailed')}{' '}
        <Button kind="quiet" onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      </p>
    );
  }
  return module ? <module.Markdown text={text} /> : <Coming />;
}

/** The place of words that are on their way: the style sheet hides what they would push away, for a moment only. */
export const Coming = () => <div className="coming" />;
