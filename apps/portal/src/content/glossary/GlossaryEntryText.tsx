import { useLanguage, useText } from '../../language';
import { MarkdownNodes } from '../../ui/Markdown';
import type { GlossaryEntry } from './glossary-entries';
import glossaryText from './glossary.text';

/** What the glossary says of a term: the same on its page and as help. */
export function GlossaryEntryText({ entry: { heading, nodes } }: { entry: GlossaryEntry }) {
  const t = useText(glossaryText);
  const other = useLanguage() === 'en' ? 'es' : 'en';
  return (
    <>
      <MarkdownNodes nodes={nodes} />
      {heading.also && (
        <p className="mute">
          {t.parts('glossary.inSpanish', { term: <span lang={other}>{heading.also}</span> })}
        </p>
      )}
    </>
  );
}
