import { planDay } from '@portal/domain';
import { type Signature, signatureOf } from '@portal/domain/forms';
import { useFormat, useText } from '../../language';
import { useClock } from '../../platform';
import { CheckField, LineField } from '../../ui/forms';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { DrawnSignature } from './DrawnSignature';

interface SignatureFieldProps {
  /** Whose name must be typed. */
  signer: string;
  signature: Signature;
  onSign: (signature: Signature) => void;
}

/** The statement, the typed name, and a drawing for those who like one. */
export function SignatureField({ signer, signature, onSign }: SignatureFieldProps) {
  const t = useText(formsText);
  const format = useFormat();
  const clock = useClock();
  const { definition, answers, facts, errorOf, textOf } = useOpenForm();
  const signed = signatureOf(definition, answers, facts);
  if (!signed) return null;
  return (
    <>
      <CheckField
        name="signature.agreed"
        label={textOf(signed.statement)}
        error={errorOf('signature.agreed')}
        checked={signature.agreed}
        onChange={(agreed) => onSign({ ...signature, agreed })}
      />
      <LineField
        kind="signature"
        label={t('formReview.typeName')}
        hint={t('formReview.typeNameHint', { name: signer })}
        error={errorOf('signature.name')}
        name="signature.name"
        value={signature.name}
        onChange={(name) => onSign({ ...signature, name })}
      />
      <DrawnSignature
        drawing={signature.drawing ?? ''}
        onDraw={(drawing) => {
          const { drawing: _before, ...rest } = signature;
          onSign(drawing === '' ? rest : { ...rest, drawing });
        }}
      />
      {signature.name.trim() !== '' && (
        <div>
          <p className="signed">{signature.name}</p>
          <p className="mute small">
            {t('formReview.signedOn', { date: format.longDate(planDay(clock.now())) })}
          </p>
        </div>
      )}
    </>
  );
}
