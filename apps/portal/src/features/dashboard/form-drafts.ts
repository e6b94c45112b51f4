import type { PlainKeyOf } from '../../language';
import type screenTitlesText from '../../language/screen-titles.text';

/** The forms that keep a draft, by the id they keep it under: the last part of the form's address. */
interface DraftForm {
  to: string;
  title: PlainKeyOf<typeof screenTitlesText>;
}

const forms: Readonly<Record<string, DraftForm>> = {
  'drug-claims-form': { to: '/member/drug-claims-form', title: 'screens.drugClaimsForm' },
  'coverage-determination': {
    to: '/member/coverage-determination',
    title: 'screens.coverageDetermination',
  },
  'drug-error-report-form': {
    to: '/member/drug-error-report-form',
    title: 'screens.drugErrorReportForm',
  },
  'drug-exception': { to: '/member/drug-exception', title: 'screens.drugException' },
  'ccp-prior-auth': { to: '/member/ccp-prior-auth', title: 'screens.ccpPriorAuth' },
  'healthykids-prior-auth': {
    to: '/member/healthykids-prior-auth',
    title: 'screens.healthyKidsPriorAuth',
  },
  accessibility: { to: '/accessibility', title: 'screens.accessibility' },
};

/** Where a draft is gone on with, and the key of its form's name; undefined for a form that is not of this portal. */
export const formOf = (formId: string): DraftForm | undefined =>
  Object.hasOwn(forms, formId) ? forms[formId] : undefined;
