import { defineTexts } from '../../language';

/** The screens for an unknown path and for a page that is not part of the plan. */
export default defineTexts({
  'routeErrors.notFound': { en: 'We could not find that page', es: 'No encontramos esa página' },
  'routeErrors.notFoundHint': {
    en: 'The link may be wrong, or the page has moved. If you can’t find what you need, call {phone} (TTY 711).',
    es: 'El enlace puede tener un error, o la página cambió de lugar. Si no encuentra lo que busca, llame al {phone} (TTY 711).',
  },
  'routeErrors.notAuthorized': {
    en: '“{page}” is not part of your plan',
    es: '“{page}” no está incluido en su plan',
  },
  'routeErrors.notAuthorizedPlain': {
    en: 'That page is not part of your plan',
    es: 'Esa página no está incluida en su plan',
  },
  'routeErrors.notAuthorizedMember': {
    en: 'If you think it should be, call {phone} (TTY 711).',
    es: 'Si cree que debería estarlo, llame al {phone} (TTY 711).',
  },
  'routeErrors.signInFirst': {
    en: 'Sign in to see “{page}”',
    es: 'Inicie sesión para ver “{page}”',
  },
  'routeErrors.signInFirstHint': {
    en: 'This page is about you and your plan. After you sign in, we bring you back to it. Questions? Call {phone} (TTY 711).',
    es: 'Esta página trata de usted y de su plan. Después de iniciar sesión, le traeremos de nuevo a ella. ¿Preguntas? Llame al {phone} (TTY 711).',
  },
  'routeErrors.notAvailable': {
    en: '“{page}” is not available here',
    es: '“{page}” no está disponible aquí',
  },
  'routeErrors.notAvailablePlain': {
    en: 'That page is not available here',
    es: 'Esa página no está disponible aquí',
  },
  'routeErrors.notAuthorizedVisitor': {
    en: 'Some pages open only after you sign in. If you have questions, call {phone} (TTY 711).',
    es: 'Algunas páginas se abren solo después de iniciar sesión. Si tiene preguntas, llame al {phone} (TTY 711).',
  },
  'routeErrors.toDashboard': { en: 'Go to your dashboard', es: 'Ir a su página de inicio' },
  'routeErrors.toStaff': { en: 'Find a member', es: 'Buscar a\u00a0un\u00a0miembro' },
  'routeErrors.toHome': { en: 'Go to the start page', es: 'Ir a la página principal' },
  'routeErrors.signIn': { en: 'Sign in', es: 'Iniciar sesión' },
});
