import { type OtherPayer, otherPayerOf } from '@portal/domain';
import { useTwelveMonths } from './use-claims-of-year';

/** A claim of a list that says what others paid, and not who they are. */
interface Paid {
  healthServiceId: string;
  otherPaid: number | null;
}

/** Who paid what others paid of these claims; the claims of the year name them, and are requested where others paid. */
export function useOtherPayer(claims: readonly Paid[]): OtherPayer {
  const { rows } = useTwelveMonths(claims.some(({ otherPaid }) => (otherPaid ?? 0) !== 0));
  const names = new Map(rows?.map((row) => [row.healthServiceId, row.otherPayerName]));
  return otherPayerOf(
    claims.map(({ healthServiceId, otherPaid }) => ({
      otherPayerAmount: otherPaid,
      otherPayerName: names.get(healthServiceId) ?? '',
    })),
  );
}

/** Who paid what others paid of a year's costs; the claims are requested where others paid. */
export function useOtherPayerOfYear(year: number, isNeeded: boolean): OtherPayer {
  const { rows } = useTwelveMonths(isNeeded);
  return otherPayerOf((rows ?? []).filter((row) => row.dateOfService.startsWith(`${year}-`)));
}
