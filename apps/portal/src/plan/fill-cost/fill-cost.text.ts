import { defineTexts } from '../../language';

/** What a covered fill costs from now on. */
export default defineTexts({
  'fillCost.title': {
    en: 'What a covered fill costs you now',
    es: 'Lo que le cuesta ahora un surtido cubierto',
  },
  'fillCost.full': {
    en: 'You pay the full price of drugs with a deductible until you have paid {amount} more.',
    es: 'Usted paga el precio completo de los medicamentos con deducible hasta pagar {amount} más.',
  },
  'fillCost.share.individual': {
    en: 'Your own deductible is met. You now pay only your share of each covered drug.',
    es: 'Ya alcanzó su deducible individual. Ahora paga solo su parte de cada medicamento cubierto.',
  },
  'fillCost.share.family': {
    en: 'Your family’s deductible is met. You now pay only your share of each covered drug.',
    es: 'Su familia ya alcanzó su deducible. Ahora usted paga solo su parte de cada medicamento cubierto.',
  },
  'fillCost.share.plan': {
    en: 'You pay your share of each covered drug.',
    es: 'Usted paga su parte de cada medicamento cubierto.',
  },
  'fillCost.nothing.individual': {
    en: 'You reached your yearly limit. You pay {none} for covered drugs through {date}.',
    es: 'Usted alcanzó su límite anual. Paga {none} por los medicamentos cubiertos hasta el {date}.',
  },
  'fillCost.nothing.family': {
    en: 'Your family reached its limit. Each of you pays {none} for covered drugs through {date}.',
    es: 'Su familia alcanzó su límite. Cada uno de ustedes paga {none} por los medicamentos cubiertos hasta el {date}.',
  },
  'fillCost.brandExtra': {
    en: 'If you take a brand that has a generic, you still pay the difference.',
    es: 'Si usa un medicamento de marca que tiene genérico, todavía paga la diferencia.',
  },
  'fillCost.brandExtraUnknown': {
    en: 'If you take a brand that has a generic, you may still pay the difference: what your plan says about it is not available here now.',
    es: 'Si usa un medicamento de marca que tiene genérico, es posible que todavía pague la diferencia: lo que su plan dice de esto no está disponible aquí ahora.',
  },
  'fillCost.unknown.notSent': {
    en: 'We can’t tell what a covered fill costs you now: an amount of your limits is missing, or two of our answers do not agree on it. Call us at {phone} (TTY 711) and we will look it up with you.',
    es: 'No podemos indicar lo que le cuesta ahora un surtido cubierto: falta un monto de sus límites, o dos de nuestras respuestas no coinciden. Llámenos al {phone} (TTY 711) y lo revisaremos con usted.',
  },
  'fillCost.unknown.notLoaded': {
    en: 'We can’t tell what a covered fill costs you now, because part of your plan’s data did not load. Load the page again, or call us at {phone} (TTY 711).',
    es: 'No podemos indicar lo que le cuesta ahora un surtido cubierto porque no se cargó una parte de los datos de su plan. Cargue la página de nuevo o llámenos al {phone} (TTY 711).',
  },
  'fillCost.helpCopay': {
    en: 'With Extra Help you pay at most {generic} for a generic and {brand} for a brand.',
    es: 'Con la Ayuda Adicional usted paga como máximo {generic} por un genérico y {brand} por uno de marca.',
  },
  'fillCost.help': {
    en: 'With Extra Help you pay a small copay for each covered drug.',
    es: 'Con la Ayuda Adicional usted paga un copago pequeño por cada medicamento cubierto.',
  },
});
