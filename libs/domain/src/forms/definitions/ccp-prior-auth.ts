import { priorAuthorization } from '../prior-authorization';

/** Prior authorization for the members of a plan (forms.md 3). */
export const form = priorAuthorization({
  id: 'ccp-prior-auth',
  path: '/member/ccp-prior-auth',
  title: { en: 'Prior authorization', es: 'Autorización previa' },
  heading: { en: 'Who needs the drug?', es: '¿Quién necesita el medicamento?' },
});
