import { useState } from 'react';
import { useChunk } from '../../client-errors';
import { useText } from '../../language';
import { useFlag } from '../../session';
import { Icon } from '../../ui';
import glossaryText from './glossary.text';

interface TermProps {
  /** The fragment of the term on the glossary's page. */
  id: 'out-of-pocket-limit' | 'tier';
}

/** A button next to a term that opens its entry of the glossary, where the plan has the glossary. */
export function Term({ id }: TermProps) {
  const t = useText(glossaryText);
  const term = t(`glossary.term.${id}`);
  const [isOpen, setOpen] = useState(false);
  const { module, failed, retry } = useChunk('term-help', () => import('./TermHelp'), isOpen);
  if (!useFlag('glossary', 'unsecuredGlossary')) return null;
  return (
    <>
      <button
        type="button"
        className="util no-print"
        aria-haspopup="dialog"
        aria-label={t('glossary.whatIs', { term })}
        onClick={() => {
          if (failed) retry();
          setOpen(true);
        }}
      >
        <Icon name="info" />
      </button>
      {isOpen && failed && (
        <span role="alert" className="small no-print">
          {t('glossary.helpFailed')}
        </span>
      )}
      {isOpen && module && <module.TermHelp id={id} term={term} onClose={() => setOpen(false)} />}
    </>
  );
}
