import { useId } from 'react';
import { createSearchParams } from 'react-router-dom';
import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { Link } from '../../../ui';
import type { MyDrug } from '../my-drugs/my-drugs.requests';
import { fillQuery } from '../my-drugs/own-drugs';

const mostShown = 3;

/** The drugs that were filled last, the newest first; those that were refused or stopped are not among them. */
const newestFirst = (drugs: readonly MyDrug[]): MyDrug[] =>
  drugs
    .filter(({ hsn, state, lastFilledOn }) => hsn !== '' && state === 'current' && lastFilledOn)
    .sort((a, b) => (a.lastFilledOn < b.lastFilledOn ? 1 : -1));

interface FilledDrugsProps {
  /** The member's own, as far as they are known. */
  drugs: readonly MyDrug[];
  title: string;
  /** The price screen of this client. */
  path: string;
  /** The navigation state to open it with. */
  state?: unknown;
}

/** The member's recently filled drugs, each with the way to its price in the same fill; nothing until they are there. */
export function FilledDrugs({ drugs, title, path, state }: FilledDrugsProps) {
  const t = useText(drugForms);
  const language = useLanguage();
  const id = useId();
  const filled = newestFirst(drugs).slice(0, mostShown);
  if (filled.length === 0) return null;
  return (
    <div className="stack s2">
      <p className="mute" id={id}>
        {title}
      </p>
      <ul className="row tight" aria-labelledby={id}>
        {filled.map((drug) => (
          <li key={`${drug.hsn} ${drug.ndc}`}>
            <Link
              className="chip"
              to={`${path}?${createSearchParams(fillQuery(drug))}`}
              state={state}
            >
              {drugTitle(drug, language, t)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
