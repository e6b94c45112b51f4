import { useText } from '../../../language';
import { sectionKeys, type SectionId } from '../sections';
import settingsText from '../settings.text';

/** The sections of the page, each a link to it. */
export function SectionList({ sections }: { sections: readonly SectionId[] }) {
  const t = useText(settingsText);
  return (
    <nav className="c4 no-print" aria-labelledby="sections-title">
      <div className="card stack s1 sections">
        <h2 id="sections-title">{t('settings.onThisPage')}</h2>
        <ul>
          {sections.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{t(sectionKeys[id])}</a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
