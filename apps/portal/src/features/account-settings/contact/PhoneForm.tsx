import {
  type AccountPhone,
  bestTimes,
  phoneProblems,
  type PhoneKind,
  phoneToSend,
} from '@portal/domain/account';
import type { ReactNode } from 'react';
import formRulesText from '../../../forms/form-rules.text';
import { Fields } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { phoneText, useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { Button } from '../../../ui';
import { InPlaceForm } from '../../../forms/short/InPlaceForm';
import { NotSaved } from '../parts/NotSaved';
import { phoneRemoval, phoneSaving, type StoredPhone } from '../settings.requests';
import settingsText from '../settings.text';
import { useSaving, withKey } from '../../../store';
import contactText from './contact.text';

interface PhoneFormProps {
  kind: PhoneKind;
  stored: StoredPhone | undefined;
  /** The same in words. */
  onFile: ReactNode;
  memberId: string;
  onSaved: () => void;
  onCancel: () => void;
}

const typedOf = (kind: PhoneKind, stored: StoredPhone | undefined): AccountPhone => ({
  kind,
  number: stored ? phoneText(stored.number) : '',
  extension: stored?.extension ?? '',
  mayText: stored?.mayText ?? kind === 'mobile',
  bestTime: stored && stored.bestTime !== 'unknown' ? stored.bestTime : 'any',
  isPreferred: stored?.isPreferred ?? false,
});

/** One phone. What is typed stays until it is saved; a refused number says what to enter. */
export function PhoneForm(props: PhoneFormProps) {
  const { kind, stored, onFile, memberId, onSaved, onCancel } = props;
  const t = useText(contactText, settingsText, formRulesText, typedText);
  const saving = useSaving(withKey(phoneSaving, kind), onSaved);
  const removal = useSaving(withKey(phoneRemoval, kind), onSaved);
  const form = useShortForm({
    initial: typedOf(kind, stored),
    read: (phone) => {
      const problems = phoneProblems(phone);
      if (problems.length === 0) return { ready: phoneToSend(phone) };
      const errors = problems.map(({ field, problem }) => ({
        name: field,
        message:
          problem === 'missing' ? t('settings.phone.problem.missing') : t(`formRules.${problem}`),
      }));
      return { errors };
    },
    isBusy: saving.isRunning,
    onTry: removal.forget,
    onReady: (phone) => saving.save({ body: { memberId, phone } }),
  });
  const failure = saving.failure ?? removal.failure;
  const remove = () => {
    saving.forget();
    removal.save({ kind, memberId });
  };
  return (
    <InPlaceForm
      form={form}
      submit={t('settings.save')}
      ways={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {t('settings.cancel')}
          </Button>
          {stored && (
            <Button kind="quiet" busy={removal.isRunning} onClick={remove}>
              {t('settings.phone.remove')}
            </Button>
          )}
        </>
      }
    >
      {failure && <NotSaved failure={failure} onFile={<p>{onFile}</p>} />}
      <Fields
        form={form}
        fields={[
          {
            className: 'settings-fields',
            fields: [
              {
                kind: 'phone',
                name: 'number',
                label: t('settings.phone.number'),
                hint: t(
                  kind === 'mobile'
                    ? 'settings.phone.numberHint'
                    : 'settings.phone.numberHintExtension',
                ),
              },
              kind !== 'mobile' && {
                kind: 'phoneExtension',
                name: 'extension',
                label: t('settings.phone.extension'),
              },
              {
                kind: 'select',
                name: 'bestTime',
                label: t('settings.phone.bestTime'),
                options: bestTimes.map((value) => ({
                  value,
                  label: t(`settings.phone.bestTime.${value}`),
                })),
              },
            ],
          },
          {
            fields: [
              kind === 'mobile' && {
                kind: 'check',
                name: 'mayText',
                label: (
                  <>
                    {t('settings.phone.mayText')}
                    <span className="hint block">{t('settings.phone.textCost')}</span>
                  </>
                ),
              },
              { kind: 'check', name: 'isPreferred', label: t('settings.phone.preferred') },
            ],
          },
        ]}
      />
    </InPlaceForm>
  );
}
