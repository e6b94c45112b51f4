import { useText } from '../../language';
import { useChunk } from '../../client-errors';
import { Button } from '../../ui';
import { withPhoneLinks } from '../../ui/phone-links';
import uiText from '../../ui/ui.text';
import { prerenderedParts } from '../prerendered-parts';
import shellText from '../shell.text';

/** Whatever CommonMark gives a meaning: a text without it consists of paragraphs. */
const markup = /[\\`*_[<&]|^ {0,3}([#>+=~-]|\d+[.)])|^( {4}| *\t)| {2}$/m;

/** Markdown as elements. Its reader is loaded for a text that is more than paragraphs. */
export function MarkdownText({ text }: { text: string }) {
  if (markup.test(text)) return <ReadMarkdown text={text} />;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph, index) => <p key={index}>{withPhoneLinks(paragraph)}</p>);
}

function ReadMarkdown({ text }: { text: string }) {
  const t = useText(shellText, uiText);
  const { module, failed, retry } = useChunk('markdown', prerenderedParts.markdown, true);
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
