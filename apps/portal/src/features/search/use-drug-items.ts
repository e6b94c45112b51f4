import { useMemo } from 'react';
import { useLanguage, useText } from '../../language';
import drugForms from '../../language/drug-forms.text';
import { formLabel, nameIn } from '../../language/drug-name';
import { usualPlanOf, useSession } from '../../session';
import { useRequested } from '../../store';
import { searchedDrugs } from './search.requests';
import type { SearchItem } from './search-index';
import searchText from './search.text';

/** The drugs of the plan's list. */
export function useDrugItems(mayOpen: boolean) {
  const t = useText(searchText, drugForms);
  const language = useLanguage();
  const planCode = usualPlanOf(useSession());
  const input = mayOpen ? { language, ...(planCode && { planCode }) } : null;
  const { data, retry } = useRequested(searchedDrugs, input);
  const drugs = mayOpen ? data.data?.drugListResponse : undefined;
  const items = useMemo(
    () =>
      (drugs ?? []).map((drug): SearchItem => {
        const { hsn, drugName, genericName, spanishName, drugForm, tier } = drug;
        const form = formLabel(drugForm, t);
        return {
          ...{ id: hsn, group: 'drugs', title: [nameIn(language, drug), form].join(' ') },
          also: [drugName, spanishName, genericName].join(' '),
          text:
            tier === null ? (planCode ? t('search.notOnList') : '') : t('search.tier', { tier }),
          to: `/member/drug-lookup?hsn=${encodeURIComponent(hsn)}`,
        };
      }),
    [drugs, language, planCode, t],
  );
  return { items, source: { name: 'drugs', status: data.status, retry } as const };
}
