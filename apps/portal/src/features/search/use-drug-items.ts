import { useMemo } from 'react';
import { useLanguage, useText } from '../../language';
import drugForms from '../../language/drug-forms.text';
import { formLabel, nameIn } from '../../language/drug-name';
import { usualPlanOf, useSession } from '../../session';
import { useRequested } from '../../store';
import { searchedClasses, searchedDrugs } from './search.requests';
import type { SearchItem } from './search-index';
import searchText from './search.text';

/** The drugs of the plan's list, and their classes in plain words. */
export function useDrugItems(mayOpen: boolean) {
  const t = useText(searchText, drugForms);
  const language = useLanguage();
  const planCode = usualPlanOf(useSession());
  const input = mayOpen ? { language, ...(planCode && { planCode }) } : null;
  const { data, retry } = useRequested(searchedDrugs, input);
  const classes = useRequested(searchedClasses, mayOpen ? undefined : null);
  const kinds = mayOpen ? classes.data.data?.drugClasses : undefined;
  const drugs = mayOpen ? data.data?.drugListResponse : undefined;
  const items = useMemo(
    () =>
      (drugs ?? []).map((drug): SearchItem => {
        const { hsn, drugName, genericName, spanishName, drugForm, tier } = drug;
        const form = formLabel(drugForm, t);
        return {
          id: hsn,
          group: 'drugs',
          title: [nameIn(language, drug), form].join(' '),
          also: [drugName, spanishName, genericName].join(' '),
          text:
            tier === null ? (planCode ? t('search.notOnList') : '') : t('search.tier', { tier }),
          to: `/member/drug-lookup?hsn=${encodeURIComponent(hsn)}`,
        };
      }),
    [drugs, language, planCode, t],
  );
  const classItems = useMemo(
    () =>
      (kinds ?? []).map((kind): SearchItem => {
        const other = language === 'es' ? 'en' : 'es';
        return {
          id: `class ${kind.classId}`,
          group: 'drugs',
          title: kind[language],
          also: kind[other],
          text: t('search.drugClass'),
          to: `/member/drug-lookup?class=${encodeURIComponent(kind.classId)}`,
        };
      }),
    [kinds, language, t],
  );
  const failed = [data, classes.data].some(({ status }) => status === 'failure');
  const status = failed ? 'failure' : kinds ? data.status : classes.data.status;
  const retryBoth = () => {
    retry();
    classes.retry();
  };
  return {
    items: useMemo(() => [...classItems, ...items], [classItems, items]),
    source: { name: 'drugs', status, retry: retryBoth } as const,
  };
}
