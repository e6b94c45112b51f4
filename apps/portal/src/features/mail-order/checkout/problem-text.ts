import type { CheckoutProblem } from '@portal/domain/mail-order';
import type { Translate } from '../../../language';
import type problemsText from './problems.text';

/** What to do about a problem of the checkout; `nameOf` names a medicine by its Rx number. */
export function checkoutProblemText(
  problem: CheckoutProblem,
  t: Translate<typeof problemsText>,
  nameOf: (rxNumber: string) => string,
): string {
  switch (problem.field) {
    case 'medicines':
      return t('checkout.problem.none');
    case 'health':
      return t('checkout.problem.health');
    case 'adult':
      return t('checkout.problem.adult');
    case 'address':
      return t(`checkout.problem.address.${problem.code}`);
    case 'shipping':
      return t(`checkout.problem.shipping.${problem.code}`);
    case 'payment':
      return t(`checkout.problem.payment.${problem.code}`);
    default:
      return t(`checkout.problem.${problem.code}`, { name: nameOf(problem.rxNumber) });
  }
}
