import { priorAuthorization } from '../prior-authorization';

/** Prior authorization in the plan for children: a parent or guardian begins it (forms.md 3). */
export const form = priorAuthorization({
  id: 'healthykids-prior-auth',
  path: '/member/healthykids-prior-auth',
  title: { en: 'Prior authorization for children', es: 'Autorización previa para niños' },
  heading: {
    en: 'Which child needs the drug?',
    es: '¿Qué niño o niña necesita el medicamento?',
  },
  isForChild: true,
});
