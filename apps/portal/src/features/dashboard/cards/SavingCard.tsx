import { topSavings } from '@portal/domain';
import { useFormat, useLanguage, useText } from '../../../language';
import { paceText } from '../../../language/drug-amounts';
import amounts from '../../../language/drug-amounts.text';
import drugForms from '../../../language/drug-forms.text';
import { drugTitle } from '../../../language/drug-name';
import { OtherInsuranceNote } from '../../../plan/other-insurance/OtherInsuranceNote';
import { Card, Link } from '../../../ui';
import { useAddition, useSession } from '../../../session';
import { useAnswer } from '../../../store';
import { myDrugList } from '../../drugs';
import dashboardText from '../dashboard.text';
import { amountOf, says } from '../../../says/says';

/** The largest saving among the member's own drugs, which the dashboard requests; nothing until one is known. */
export function SavingCard() {
  const t = useText(dashboardText, drugForms, amounts);
  const format = useFormat();
  const language = useLanguage();
  const memberId = useSession().userInfo?.memberId;
  const { input, data } = useAnswer(myDrugList);
  const [top] = topSavings((input?.memberId === memberId && data?.drugs) || [], 1);
  const amount = top?.saving.savedPerYear ?? 0;
  const hasMyDrugs = useAddition('myDrugs');
  if (!hasMyDrugs || !top || amount <= 0) return null;
  const { kind, ndc, pharmacyName } = top.saving;
  return (
    <Card tint title={t('dashboard.saving.title', { drug: drugTitle(top.drug, language, t) })}>
      <p
        {...(kind === 'drug'
          ? says('swapSaving', ['own', top.drug.ndc, ndc], amount)
          : says('placeSaving', ['own', ndc, amountOf(top.saving), pharmacyName], amount))}
      >
        {t(pharmacyName ? 'dashboard.saving.text' : 'dashboard.saving.textAny', {
          amount: format.money(amount),
          pharmacy: pharmacyName,
          pace: paceText(top.drug, null, t),
        })}
      </p>
      <OtherInsuranceNote />
      <Link to="/member/my-drugs">{t('dashboard.saving.action')}</Link>
    </Card>
  );
}
