import { defineTexts } from '../language';

/** What every part of a page shares: loading, failed, links that open a new tab. */
export default defineTexts({
  'ui.loading': { en: 'Loading…', es: 'Cargando…' },
  /** {what} is one of `names.text.ts`, such as "your claims". */
  'ui.part.loading': { en: 'Loading {what}…', es: 'Cargando {what}…' },
  'ui.part.failed.one': { en: '{what} did not load.', es: '{what} no se cargó.' },
  'ui.part.failed.many': { en: '{what} did not load.', es: '{what} no se cargaron.' },
  'ui.newTab': { en: '(opens in a new tab)', es: '(se abre en una pestaña nueva)' },
  'ui.tryAgain': { en: 'Try again', es: 'Intentar de nuevo' },
  /** After a declined second factor; the text below says what has not changed. */
  'ui.notConfirmed': { en: 'You did not confirm it’s you', es: 'No confirmó que es usted' },
  /** Above what loaded before; the reason follows. */
  'ui.notRefreshed': {
    en: 'This may not be up to date',
    es: 'Es posible que esto no esté actualizado',
  },
  /** True of one part of a page, of several, and of all that a page has. */
  'ui.serverError': {
    en: 'The problem is ours. Try again in a few minutes.',
    es: 'El problema es nuestro. Intente de nuevo en unos minutos.',
  },
  /** Above a page of which several parts failed; the reason follows. */
  'ui.partsFailed': {
    en: 'Parts of this page did not load',
    es: 'Algunas partes de esta página no se cargaron',
  },
  /** Where the page is of no use without what failed. */
  'ui.pageError': {
    en: 'Sorry, the problem is ours. Try again, or call us at {phone} (TTY 711).',
    es: 'Lo sentimos, el problema es nuestro. Intente de nuevo o llámenos al {phone} (TTY 711).',
  },
  /** The sense of the page that nginx shows for the same refusal. */
  'ui.tooMany': {
    en: 'Too many requests came at once. Nothing of yours is lost.',
    es: 'Llegaron demasiadas solicitudes a la vez. No se ha perdido nada.',
  },
  /** The answer does not say how long. */
  'ui.waitUnknown': {
    en: 'Try again later.',
    es: 'Intente de nuevo más tarde.',
  },
  'ui.waitSeconds': {
    en: 'Wait a few seconds, then try again.',
    es: 'Espere unos segundos e intente de nuevo.',
  },
  'ui.waitMinutes': {
    en: {
      one: 'Wait {count} minute, then try again.',
      other: 'Wait {count} minutes, then try again.',
    },
    es: {
      one: 'Espere {count} minuto e intente de nuevo.',
      other: 'Espere {count} minutos e intente de nuevo.',
    },
  },
  'ui.offline': {
    en: 'We could not reach our service. Check your connection, then try again.',
    es: 'No pudimos conectarnos al servicio. Revise su conexión e intente de nuevo.',
  },
});
