import { defineTexts } from '../../../language';

/** What the same fill will cost the next time, of whichever person. */
export default defineTexts({
  'claims.next.title': { en: 'Next time', es: 'La próxima vez' },
  'claims.next.about': { en: 'About {amount}', es: 'Unos {amount}' },
  'claims.next.percent': { en: '{percent} of {price}.', es: '{percent} de {price}.' },
  'claims.next.least': {
    en: 'The least your plan charges for this fill.',
    es: 'Es lo mínimo que cobra su plan por este surtido.',
  },
  'claims.next.most': {
    en: 'The most your plan charges for this fill.',
    es: 'Es lo máximo que cobra su plan por este surtido.',
  },
  'claims.next.deductibleMet': {
    en: 'The deductible is now met.',
    es: 'Ya se alcanzó el deducible.',
  },
  'claims.next.atMost': { en: 'At most {amount}', es: 'Como máximo {amount}' },
  'claims.next.nothing': { en: '{amount}', es: '{amount}' },
  'claims.next.limitMet': {
    en: 'The out-of-pocket limit is reached, so covered drugs cost nothing until the end of the year.',
    es: 'Se alcanzó el límite de gastos de bolsillo, así que los medicamentos cubiertos no cuestan nada hasta fin de año.',
  },
  'claims.next.familyLimitMet': {
    en: 'Your family reached its limit. Each of you pays nothing for covered drugs for the rest of the year.',
    es: 'Su familia alcanzó su límite. Ninguno de ustedes paga los medicamentos cubiertos el resto del año.',
  },
  'claims.next.limited': {
    en: 'That is what is left until an out-of-pocket limit for the year.',
    es: 'Es lo que falta para un límite de gastos de bolsillo del año.',
  },
  'claims.next.unknown.notSent': {
    en: 'We can’t tell what the next fill will cost: an amount that we need is missing, or two of our answers do not agree on it. Call us at {phone} (TTY 711) and we will look it up with you.',
    es: 'No podemos indicar cuánto costará el próximo surtido: falta un monto necesario, o dos de nuestras respuestas no coinciden. Llámenos al {phone} (TTY 711) y lo revisaremos con usted.',
  },
  'claims.next.unknown.notLoaded': {
    en: 'We can’t tell what the next fill will cost, because part of the plan’s data did not load. Load the page again, or call us at {phone} (TTY 711).',
    es: 'No podemos indicar cuánto costará el próximo surtido porque no se cargó una parte de los datos del plan. Cargue la página de nuevo o llámenos al {phone} (TTY 711).',
  },
  'claims.next.unknown.disagree': {
    en: 'We can’t tell what the next fill will cost: this claim says that the deductible is met, and the balances say that it is not. Call us at {phone} (TTY 711) and we will look it up with you.',
    es: 'No podemos indicar cuánto costará el próximo surtido: según esta reclamación ya se alcanzó el deducible, y según los saldos, no. Llámenos al {phone} (TTY 711) y lo revisaremos con usted.',
  },
  'claims.next.unknown.otherPayer': {
    en: 'Extra Help pays a part of your drugs, so we can’t tell here what the next fill will cost.',
    es: 'La Ayuda Adicional paga una parte de sus medicamentos. Por eso no podemos decir aquí cuánto costará el próximo surtido.',
  },
  'claims.next.price': { en: 'Look up its price', es: 'Consultar el precio' },
  'claims.next.lowerPrice': { en: 'Look for a lower price', es: 'Buscar un precio más bajo' },
});
