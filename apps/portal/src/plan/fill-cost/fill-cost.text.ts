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
    en: 'If you take a brand that has a generic, you may still pay the difference.',
    es: 'Si usa un medicamento de marca que tiene genérico, es posible que todavía pague la diferencia.',
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
