import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { formLabel, nameIn } from '../../../language/drug-name';
import { Link } from '../../../ui';
import labels from '../drug-labels.text';
import { type DrugOnList, tierLabel } from '../drug-labels';
import { FoundBy } from '../search/FoundBy';
import { useDrugLink, usePlanCode } from '../priced-for/plan';
import lookupText from './lookup.text';

/** Drugs of a list, each with its form and, where a plan is known, its tier. */
export function DrugLinks({
  drugs,
}: {
  drugs: readonly (DrugOnList['otherForms'][number] & { everydayName?: string })[];
}) {
  const t = useText(labels, drugForms, lookupText);
  const language = useLanguage();
  const link = useDrugLink();
  const { planCode } = usePlanCode();
  return (
    <ul className="list">
      {drugs.map((drug) => (
        <li key={drug.hsn} className="between">
          <div>
            <Link to={{ search: link({ hsn: drug.hsn }) }}>{nameIn(language, drug)}</Link>
            <p className="mute small">
              {t(drug.isBrand ? 'lookup.brand' : 'lookup.generic')}, {formLabel(drug.drugForm, t)}
            </p>
            <FoundBy name={drug.everydayName} />
          </div>
          {planCode && <span className="mute">{tierLabel(drug.tier, t)}</span>}
        </li>
      ))}
    </ul>
  );
}
