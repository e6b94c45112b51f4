import { useText } from '../../language';
import { Button, Link, Part } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import { useGlossary } from '../use-content-page';
import { glossaryEntries } from './glossary-entries';
import { GlossaryEntryText } from './GlossaryEntryText';
import glossaryText from './glossary.text';

interface TermHelpProps {
  /** The fragment of the term on the glossary's page. */
  id: string;
  term: string;
  onClose: () => void;
}

/** The glossary's entry of a term in a dialog. */
export function TermHelp({ id, term, onClose }: TermHelpProps) {
  const t = useText(glossaryText);
  const { data, retry } = useGlossary();
  return (
    <Dialog title={term} onCancel={onClose}>
      <Part data={data} what="glossary" retry={retry}>
        {({ markdown }) => {
          const entry = glossaryEntries(markdown).find(({ heading }) => heading.id === id);
          return entry ? (
            <div className="stack s2">
              <GlossaryEntryText entry={entry} />
            </div>
          ) : (
            <p>{t('glossary.none')}</p>
          );
        }}
      </Part>
      <div className="row">
        <Button onClick={onClose}>{t('glossary.close')}</Button>
        <Link to={`/member/glossary#${id}`} onClick={onClose}>
          {t('glossary.all')}
        </Link>
      </div>
    </Dialog>
  );
}
