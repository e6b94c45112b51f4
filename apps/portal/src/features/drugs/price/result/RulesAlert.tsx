import { useLanguage, useText } from '../../../../language';
import { nameIn } from '../../../../language/drug-name';
import { useExceptionPath } from '../../../../plan';
import { Alert, ButtonLink } from '../../../../ui';
import { amountLabel, daysLabel } from '../../../../language/drug-amounts';
import amounts from '../../../../language/drug-amounts.text';
import labels from '../../drug-labels.text';
import type { DrugRules, Prices } from '../../drug-labels';
import { isWithinLimit, stepNames } from '../../drug-rules';
import answerText from './answer.text';

/** What must happen before the plan pays these prices; nothing when it pays them at once. */
export function RulesAlert({ prices, rules }: { prices: Prices; rules: DrugRules }) {
  const t = useText(labels, answerText, amounts);
  const language = useLanguage();
  const exception = useExceptionPath();
  const { priorAuthorization, stepTherapy, quantityLimit } = rules;
  const fill = { quantity: prices.quantity ?? 0, days: prices.days ?? 0 };
  const isOver = isWithinLimit(rules, fill) === false;
  const hasSteps = stepTherapy.length > 0;
  if (!priorAuthorization && !hasSteps && !isOver) return null;
  const sentences = [
    priorAuthorization && t('planRules.ruleApproval'),
    hasSteps && t('planRules.ruleSteps', { drugs: stepNames(rules, language).join(', ') }),
    isOver &&
      t('planRules.ruleLimit', {
        amount: amountLabel(quantityLimit?.quantity, prices.drugForm, t),
        days: daysLabel(quantityLimit?.days, t),
      }),
  ].filter((each) => each !== false);
  const title =
    sentences.length > 1
      ? t('planRules.rulesFirst', { drug: nameIn(language, prices) })
      : priorAuthorization
        ? t('planRules.approval', { drug: nameIn(language, prices) })
        : t(hasSteps ? 'planRules.stepsFirst' : 'planRules.overLimit');
  return (
    <Alert
      tone="warn"
      level={2}
      title={title}
      action={
        (hasSteps || isOver) &&
        exception && (
          <ButtonLink kind="secondary" to={exception}>
            {t('drugNote.exception')}
          </ButtonLink>
        )
      }
    >
      {sentences.length === 1 ? (
        <p>{sentences[0]}</p>
      ) : (
        <ul className="rule-lines">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <p>{t('planRules.rulesThen')}</p>
    </Alert>
  );
}
