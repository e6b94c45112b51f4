import { toCents } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { cheaperDrugs } from '../drugs/cheaper-drugs';
import { comparedPharmacies, ownNpiOf, pharmacyWith } from '../drugs/compared-pharmacies';
import { planOfMember } from '../drugs/plan-of-member';
import { drugsTakenBy } from '../drugs/taken-fill';
import { cashPrice, memberPrice, type Pricing, type RequestedFill } from '../drugs/quotes';
import type { SentRequest } from './coverage-file';
import { claimOfRequest, drugOfRequest } from './requests-in';
import { ownIdOf, memberInfo } from '../people/person';
import { spanishNameOf } from '../drug-catalogue/drug-products';

/** The fill that a request is about: that of the rejected claim, else the usual one at the member's own pharmacy. */
function fillOf(request: SentRequest, memory: Memory, context: Context) {
  const found = drugOfRequest(request, context);
  if (!found) return undefined;
  const claim = claimOfRequest(request, context)?.entry;
  const { usual } = found.product;
  const { quantity, days } =
    claim?.quantity && claim.daysSupply
      ? { quantity: claim.quantity, days: claim.daysSupply }
      : usual;
  const { zip } = memberInfo(context);
  const place =
    pharmacyWith(context, claim?.pharmacyNpi || (ownNpiOf(memory, context) ?? '')) ??
    comparedPharmacies(context, zip.slice(0, 5)).pharmacies[0];
  const fill: RequestedFill = { ...found, quantity, days };
  return place && { fill, place };
}

const unknown = { pharmacyName: null, days: null, youPay: null, cashPrice: null };

/** What the drug costs at the counter today, and the drugs that the plan covers in its place without rules. */
export function counterOf(
  request: SentRequest,
  isPayable: boolean,
  memory: Memory,
  context: Context,
) {
  const asked = fillOf(request, memory, context);
  if (!asked) return { counter: unknown, coveredDrugs: [] };
  const { fill, place } = asked;
  const person = request.patient.memberId || ownIdOf(context);
  const plan = planOfMember(context, person);
  const taken = drugsTakenBy(memory, context, person);
  const pricing: Pricing = { drugs: context.drugs, plan, taken };
  const youPay = isPayable ? memberPrice(pricing, place, fill)?.youPay : undefined;
  return {
    counter: {
      pharmacyName: place.name,
      days: fill.days,
      youPay: youPay ?? null,
      cashPrice: cashPrice(pricing, place, fill) ?? null,
    },
    coveredDrugs: cheaperDrugs(pricing, place, fill, 10)
      .filter(({ product }) => hasNoRules(plan?.formulary.rowOf(product)))
      .slice(0, 3)
      .map(({ product, strength, ndc, tier, youPay: pays }) => ({
        hsn: product.hsn,
        ndc,
        drugName: product.drugName,
        spanishName: spanishNameOf(product),
        strength,
        tier,
        days: fill.days,
        youPay: pays,
      })),
  };
}

const hasNoRules = (row: { pa?: unknown; st?: unknown; ql?: unknown } | undefined): boolean =>
  row !== undefined && !row.pa && !row.st && !row.ql;

/** What the plan pays back of what was paid for the drugs on its list: all above the member's share. */
export function paysBack(request: SentRequest, memory: Memory, context: Context): number | null {
  const { boughtFor, drugName, strength } = request;
  const fills = request.fills ?? [{ drugName, paid: boughtFor ?? 0 }];
  const plan = planOfMember(context, request.patient.memberId || ownIdOf(context));
  const parts = fills.flatMap(({ drugName: name, paid }) => {
    const one = { ...request, drugName: name, strength: request.fills ? '' : strength };
    const asked = fillOf(one, memory, context);
    const price = asked && memberPrice({ drugs: context.drugs, plan }, asked.place, asked.fill);
    return price ? [Math.max(0, toCents(paid - price.youPay))] : [];
  });
  return boughtFor === null || parts.length === 0
    ? null
    : parts.reduce((sum, each) => sum + each, 0) / 100;
}
