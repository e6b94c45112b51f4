import { useState } from 'react';
import { useChunk } from '../../client-errors';
import { type PlainKeyOf, useText } from '../../language';
import { useFlag } from '../../session';
import { Icon } from '../../ui';
import glossaryTermsText from './glossary-terms.text';
import glossaryText from './glossary.text';

/** The fragment of a term on the glossary's page. */
export type TermId =
  PlainKeyOf<typeof glossaryTermsText> extends `glossary.term.${infer Id}` ? Id : never;

interface TermProps {
  id: TermId;
  /** Shows the name of the term on the button, where the card does not have it next to it. */
  named?: boolean;
}

/** A button next to a term that opens its entry of the glossary, where the plan has the glossary. */
export function Term({ id, named = false }: TermProps) {
  const t = useText(glossaryText, glossaryTermsText);
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
        {named && term}
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

/** The terms of a card in one row below it: each once, so that tables and lists keep their names. */
export function Terms({ ids }: { ids: readonly TermId[] }) {
  const t = useText(glossaryText);
  if (!useFlag('glossary', 'unsecuredGlossary')) return null;
  return (
    <div className="row words small no-print">
      <span className="mute">{t('glossary.terms')}</span>
      {ids.map((id) => (
        <Term key={id} id={id} named />
      ))}
    </div>
  );
}
