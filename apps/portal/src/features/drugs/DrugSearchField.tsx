import { leastSearchLetters } from '@portal/domain';
import { useState } from 'react';
import { useLanguage, useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { Combobox } from '../../ui';
import './drugs.css';
import labels from './drug-labels.text';
import { formLabel, type ListedDrug, nameIn } from './drug-labels';
import searchText from './drug-search.text';
import { drugSearch } from './drugs.requests';
import { usePlanCode } from './plan';

interface DrugSearchFieldProps {
  initial: string;
  error?: string | undefined;
  onChoose: (hsn: string) => void;
}

/** A drug's name, with suggestions while one types; a typo or the Spanish name finds it too. */
export function DrugSearchField({ initial, error, onChoose }: DrugSearchFieldProps) {
  const t = useText(searchText, labels);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const planCode = usePlanCode();
  const { data, status } = useAppSelector(drugSearch.select);
  const [typed, setTyped] = useState(initial);
  const found: readonly ListedDrug[] =
    typed.trim().length >= leastSearchLetters && status !== 'failure'
      ? (data?.drugListResponse ?? [])
      : [];
  const handleType = (text: string) => {
    setTyped(text);
    if (text.trim().length < leastSearchLetters) return;
    dispatch(drugSearch.requested({ drugName: text.trim(), ...planCode }));
  };
  return (
    <Combobox
      name="drug"
      label={t('drugSearch.name')}
      hint={t('drugSearch.hint')}
      error={error}
      value={typed}
      listLabel={t('drugSearch.list')}
      status={t('drugSearch.count', { count: found.length })}
      options={found.map((drug) => ({
        id: drug.hsn,
        text: nameIn(language, drug),
        note: t(drug.isBrand ? 'drugSearch.brand' : 'drugSearch.generic', {
          form: formLabel(drug.drugForm, t),
        }),
      }))}
      onType={handleType}
      onChoose={(option) => {
        setTyped(option.text);
        onChoose(option.id);
      }}
    />
  );
}
