import { readNdc } from '@portal/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../../language';
import drugForms from '../../../language/drug-forms.text';
import { formLabel, nameIn } from '../../../language/drug-name';
import { echoOf } from '../../../language/echo';
import { useAppDispatch, useAppSelector } from '../../../store';
import '../../../styles/combobox.css';
import { Combobox } from '../../../ui';
import { areOnlySimilar, type ListedDrug } from '../drug-labels';
import searchText from './drug-search.text';
import { drugSearch } from './drug-search.requests';
import { usePlanCode } from '../priced-for/plan';
import { drugNameOf } from './read-drug-name';

/** More suggestions than that say too little. */
const mostShown = 20;

interface DrugSearchFieldProps {
  value: string;
  error: string | undefined;
  /** `ndc`: the strength, when its NDC was typed. */
  onChoose: (hsn: string, ndc?: string) => void;
  onType: (typed: string) => void;
}

/** A drug's name, with suggestions while one types; a typo, the Spanish or an everyday name finds it too. */
export function DrugSearchField({ value, error, onChoose, onType }: DrugSearchFieldProps) {
  const t = useText(searchText, drugForms);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const planCode = usePlanCode();
  const { data, status, input } = useAppSelector(drugSearch.select);
  const [isTyping, setTyping] = useState(false);
  const name = drugNameOf(value);
  const found: readonly ListedDrug[] =
    name && status !== 'failure' ? (data?.drugListResponse ?? []) : [];
  const isAnswered = isTyping && name !== null && input?.drugName === name;
  const problem = !isAnswered
    ? undefined
    : status === 'failure'
      ? t('drugSearch.failed')
      : status === 'success' && found.length === 0
        ? t('drugSearch.unknown', { name: echoOf(name) })
        : undefined;
  const similar =
    isAnswered && areOnlySimilar(found, name)
      ? t('drugSearch.similar', { name: echoOf(name), count: found.length })
      : undefined;
  const handleType = (text: string) => {
    setTyping(true);
    onType(text);
    const drugName = drugNameOf(text);
    if (drugName !== null) dispatch(drugSearch.requested({ drugName, ...planCode }));
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
      value={value}
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
        onType(option.text);
        setTyping(false);
        onChoose(option.id, readNdc(value) ?? undefined);
      }}
    />
  );
}
