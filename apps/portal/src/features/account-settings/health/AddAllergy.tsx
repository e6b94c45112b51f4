import { leastSearchLetters } from '@portal/domain';
import { healthProblem } from '@portal/domain/mail-order';
import { useRef, useState } from 'react';
import { useLanguage, useText } from '../../../language';
import { nameIn } from '../../../language/drug-name';
import { useAppDispatch, useAppSelector } from '../../../store';
import '../../../styles/combobox.css';
import { Button, Combobox } from '../../../ui';
import { drugSearch } from '../../drugs';
import allergiesText from './allergies.text';

/** More suggestions than that say too little. */
const mostShown = 10;

interface AddAllergyProps {
  typed: string;
  error: string | undefined;
  onType: (text: string) => void;
  /** `spanishName`: only of a drug of the catalogue. */
  onAdd: (name: string, spanishName?: string) => void;
}

/** Anything to be allergic to: a drug by its name in the catalogue, or what is typed. */
export function AddAllergy({ typed, error, onType, onAdd }: AddAllergyProps) {
  const t = useText(allergiesText);
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const container = useRef<HTMLDivElement>(null);
  const [isMissing, setMissing] = useState(false);
  const { data, status, input } = useAppSelector(drugSearch.select);
  const name = typed.trim();
  const isAnswered = status === 'success' && input?.drugName === name;
  const found = isAnswered ? data.drugListResponse : [];
  const drugs = [...new Map(found.map((drug) => [drug.drugName, drug])).values()].slice(
    0,
    mostShown,
  );
  const handleType = (text: string) => {
    onType(text);
    setMissing(false);
    const drugName = text.trim();
    if (drugName.length >= leastSearchLetters) dispatch(drugSearch.requested({ drugName }));
  };
  const add = () => {
    if (name && !healthProblem([name])) return onAdd(name);
    setMissing(name === '');
    container.current?.querySelector('input')?.focus();
  };
  return (
    <div className="add-allergy" ref={container}>
      <Combobox
        name="allergies-other"
        label={t('settings.allergies.other')}
        hint={t('settings.allergies.otherHint')}
        error={isMissing ? t('settings.allergies.problem.missing') : error}
        value={typed}
        listLabel={t('settings.allergies.suggestions')}
        status={t('settings.allergies.count', { count: drugs.length })}
        options={drugs.map((drug) => ({
          id: drug.hsn,
          text: nameIn(language, drug),
        }))}
        onType={handleType}
        onEnter={add}
        onChoose={({ id }) => {
          const drug = drugs.find(({ hsn }) => hsn === id);
          if (drug) onAdd(drug.drugName, drug.isBrand ? '' : drug.spanishName);
        }}
      />
      <Button kind="secondary" onClick={add}>
        {t('settings.allergies.add')}
      </Button>
    </div>
  );
}
