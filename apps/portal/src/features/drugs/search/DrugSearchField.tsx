import { hasControlCharacters, leastSearchLetters, readNdc, tidyWords } from '@portal/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { formLabel, nameIn } from '../../../language/drug-name';
import { useAppDispatch, useAppSelector } from '../../../store';
import '../../../styles/combobox.css';
import { Combobox } from '../../../ui';
import { areOnlySimilar, type ListedDrug } from '../drug-labels';
import searchText from './drug-search.text';
import { drugSearch } from './drug-search.requests';
import { usePlanCode } from '../priced-for/plan';

/** More suggestions than that say too little. */
const mostShown = 20;

interface DrugSearchFieldProps {
  initial: string;
  error?: string | undefined;
  /** `ndc`: the strength, when its NDC was typed. */
  onChoose: (hsn: string, ndc?: string) => void;
  /** What was chosen before no longer counts. */
  onType?: () => void;
}

/** Control characters are refused when the form is sent, and not searched before. */
const canSearch = (name: string): boolean =>
  name.length >= leastSearchLetters && !hasControlCharacters(name);

/** A drug's name, with suggestions while one types; a typo, the Spanish or an everyday name finds it too. */
export function DrugSearchField({ initial, error, onChoose, onType }: DrugSearchFieldProps) {
  const t = useText(searchText, drugForms);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const planCode = usePlanCode();
  const { data, status, input } = useAppSelector(drugSearch.select);
  const [typed, setTyped] = useState(initial);
  const [isTyping, setTyping] = useState(false);
  const name = tidyWords(typed);
  const isLong = canSearch(name);
  const found: readonly ListedDrug[] =
    isLong && status !== 'failure' ? (data?.drugListResponse ?? []) : [];
  const isAnswered = isTyping && isLong && input?.drugName === name;
  const problem = !isAnswered
    ? undefined
    : status === 'failure'
      ? t('drugSearch.failed')
      : status === 'success' && found.length === 0
        ? t('drugSearch.unknown', { name })
        : undefined;
  const similar =
    isAnswered && areOnlySimilar(found, name)
      ? t('drugSearch.similar', { name, count: found.length })
      : undefined;
  const handleType = (text: string) => {
    setTyped(text);
    setTyping(true);
    onType?.();
    const drugName = tidyWords(text);
    if (canSearch(drugName)) dispatch(drugSearch.requested({ drugName, ...planCode }));
  };
  return (
    <Combobox
      name="drug"
      label={t('drugSearch.name')}
      hint={
        similar ??
        (isAnswered && found.length > mostShown
          ? t('drugSearch.more', { shown: mostShown, count: found.length })
          : t('drugSearch.hint'))
      }
      error={error ?? problem}
      value={typed}
      listLabel={t('drugSearch.list')}
      status={similar ?? t('drugSearch.count', { count: found.length })}
      options={found.slice(0, mostShown).map((drug) => {
        const kind = t(drug.isBrand ? 'drugSearch.brand' : 'drugSearch.generic', {
          form: formLabel(drug.drugForm, t),
        });
        return {
          id: drug.hsn,
          text: nameIn(language, drug),
          note: drug.everydayName
            ? t('drugSearch.kindFoundBy', { kind, name: drug.everydayName })
            : kind,
        };
      })}
      onType={handleType}
      onChoose={(option) => {
        setTyped(option.text);
        setTyping(false);
        onChoose(option.id, readNdc(typed) ?? undefined);
      }}
    />
  );
}
