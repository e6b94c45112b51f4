import { useText } from '../../../language';
import searchText from './drug-search.text';

/** The everyday name by which a drug was found; nothing when it was found by its own name. */
export function FoundBy({ name }: { name: string | undefined }) {
  const t = useText(searchText);
  return name ? <p className="mute small">{t('drugSearch.foundBy', { name })}</p> : null;
}
