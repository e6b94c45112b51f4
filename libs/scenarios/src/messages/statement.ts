import { benefitsStatement, type StatementOf } from '@portal/domain/messages';
import type { Context } from '../behaviour';
import { claimsOfPerson } from '../drugs/my-claims';
import { spanishNameOfClaim } from '../drugs/named-claim';

/** An explanation of benefits, made of the scenario's own claims. */
export function statementOf(of: StatementOf, context: Context) {
  const claims = claimsOfPerson(context, [of.memberId], of.to).map(({ entry, ...row }) => ({
    ...row,
    youPaid: row.copayAmount,
    planPaid: row.amtInsurancePaid,
    fullPrice: entry.fullPrice,
    planDiscount: entry.planDiscount,
    otherPayerAmount: entry.otherPayerAmount,
    deductibleAmount: entry.deductibleAmount,
  }));
  const { claims: stated, totals } = benefitsStatement(claims, of);
  return {
    from: of.from,
    to: of.to,
    givenName: claims.find(({ memberFirstName }) => memberFirstName)?.memberFirstName ?? '',
    claims: stated.map(
      ({
        healthServiceId,
        dateOfService,
        drugName,
        productId,
        serviceProvider,
        status,
        amounts,
      }) => ({
        healthServiceId,
        dateOfService,
        drugName,
        pharmacyName: serviceProvider,
        isReversed: status === 'reversed',
        ...spanishNameOfClaim(drugName, productId, context.drugs),
        ...amounts,
      }),
    ),
    totals,
  };
}
