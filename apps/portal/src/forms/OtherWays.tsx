import { useNavigate } from 'react-router-dom';
import { useText } from '../language';
import { Button } from '../ui';
import formsText from './forms.text';

interface OtherWaysProps {
  /** Undefined until the review was shown, and where the way forward leads to it. */
  onReview: (() => void) | undefined;
  /** Undefined at the first step. */
  onBack: (() => void) | undefined;
  /** Saves what was typed before the form is left; undefined where no draft is stored. */
  onLater: (() => void) | undefined;
}

/** Next to the way forward: the review, the step before, and to finish the form later. */
export function OtherWays({ onReview, onBack, onLater }: OtherWaysProps) {
  const t = useText(formsText);
  const navigate = useNavigate();
  return (
    <>
      {onReview && (
        <Button kind="secondary" onClick={onReview}>
          {t('formSteps.toReview')}
        </Button>
      )}
      {onBack && (
        <Button kind="secondary" onClick={onBack}>
          {t('formSteps.back')}
        </Button>
      )}
      {onLater && (
        <Button
          kind="quiet"
          className="push"
          onClick={() => {
            onLater();
            void navigate('/member/dashboard');
          }}
        >
          {t('formSteps.finishLater')}
        </Button>
      )}
    </>
  );
}
