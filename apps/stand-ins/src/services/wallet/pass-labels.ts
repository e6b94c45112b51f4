import { planYearAt } from '@portal/domain';

/** The labels of the fields of a pass. The names of the numbers are the same on every card in the country. */
export const passLabels = {
  description: { en: 'Prescription ID card', es: 'Tarjeta de identificación de recetas' },
  plan: { en: 'Plan', es: 'Plan' },
  name: { en: 'Member', es: 'Miembro' },
  memberId: { en: 'Member ID', es: 'N.º de miembro' },
  rxGroup: { en: 'RxGrp', es: 'RxGrp' },
  bin: { en: 'RxBIN', es: 'RxBIN' },
  pcn: { en: 'RxPCN', es: 'RxPCN' },
  personCode: { en: 'Person code', es: 'Código de persona' },
  planBenefitPackage: { en: 'CMS', es: 'CMS' },
  phone: { en: 'Help for members', es: 'Ayuda para miembros' },
  pharmacistPhone: { en: 'Help for pharmacists', es: 'Ayuda para farmacéuticos' },
  tty: { en: 'TTY', es: 'TTY' },
  website: { en: 'Website', es: 'Sitio web' },
} as const;

export type PassLabel = keyof typeof passLabels;

/** The last second of the card's last day, or of the plan year where none is set, on the clock of the country's east. */
export const endOfCard = ({ endsOn }: { endsOn: string }, now: Date): string => {
  const yearEnd = `${planYearAt(now)}-12-31`;
  return `${endsOn && endsOn < yearEnd ? endsOn : yearEnd}T23:59:59-05:00`;
};
