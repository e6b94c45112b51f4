import { defineTexts } from '../../language';

/** The screen of health-care balances: limits, Medicare stages, what counts. */
export default defineTexts({
  'balances.lead': {
    en: 'What you have paid toward your plan’s limits in {year}, and what is left.',
    es: 'Lo que ha pagado para alcanzar los límites de su plan en {year} y lo que falta.',
  },
  'balances.familyTitle': { en: 'Your family together', es: 'Su familia en conjunto' },
  'balances.familyHow': {
    en: 'What each of you pays counts here too. When the family limit is met, it is met for everyone.',
    es: 'Lo que paga cada uno también cuenta aquí. Cuando se alcanza el límite familiar, vale para todos.',
  },
  'balances.familyNone': {
    en: 'Your plan has no family limit. Each person has their own.',
    es: 'Su plan no tiene un límite familiar. Cada persona tiene el suyo.',
  },
  'balances.familyNoDeductible': {
    en: 'Your plan has no family deductible. Each person has their own.',
    es: 'Su plan no tiene un deducible familiar. Cada persona tiene el suyo.',
  },
  'balances.familyNoMaximum': {
    en: 'Your plan has no family out-of-pocket limit. Each person has their own.',
    es: 'Su plan no tiene un límite familiar de gastos de bolsillo. Cada persona tiene el suyo.',
  },
  'balances.familyUnknown': {
    en: 'We do not have every family limit of your plan. Your plan can tell you.',
    es: 'No tenemos todos los límites familiares de su plan. Su plan puede decírselos.',
  },
  'balances.sumCaption': {
    en: 'How your family’s totals add up',
    es: 'Cómo se suman los totales de su familia',
  },
  'balances.sumMember': { en: 'Member', es: 'Miembro' },
  'balances.sumDeductible': { en: 'Paid toward deductible', es: 'Pagado para el deducible' },
  'balances.sumOutOfPocket': { en: 'Paid out of pocket', es: 'Pagado de su bolsillo' },
  'balances.sumTotal': { en: 'Family total', es: 'Total de la familia' },
  'balances.you': { en: 'You', es: 'Usted' },
  'balances.role.S': { en: 'Subscriber', es: 'Titular' },
  'balances.role.D': { en: 'Dependent', es: 'Dependiente' },
  'balances.notListed': {
    en: 'Other adults are not listed while you act for a member. Of the family’s limits you see what is left.',
    es: 'Los demás adultos no se muestran mientras usted actúa en nombre de un miembro. De los límites familiares se muestra lo que falta.',
  },
  'balances.ownOnly': {
    en: 'Only your own amounts are listed. Of the family’s limits you see what is left.',
    es: 'Aquí se muestran solo sus montos. De los límites familiares se muestra lo que falta.',
  },
  'balances.noOneFound': {
    en: 'We could not match the amounts of this plan to a person, so none are listed. Call us and we will look them up with you.',
    es: 'No pudimos relacionar los montos de este plan con una persona, así que no se muestran. Llámenos y los revisaremos con usted.',
  },
  'balances.nameless': { en: 'Member of your plan', es: 'Miembro de su plan' },
  'balances.countsTitle': {
    en: 'What counts toward these limits',
    es: 'Qué cuenta para estos límites',
  },
  'balances.deductibleCombined': {
    en: 'Your deductible counts prescriptions and medical care together.',
    es: 'Su deducible cuenta juntas las recetas y la atención médica.',
  },
  'balances.deductibleRxOnly': {
    en: 'Your deductible counts prescriptions only.',
    es: 'Su deducible cuenta solo las recetas.',
  },
  'balances.outOfPocketCombined': {
    en: 'Your out-of-pocket limit counts prescriptions and medical care together.',
    es: 'Su límite de gastos de bolsillo cuenta juntas las recetas y la atención médica.',
  },
  'balances.outOfPocketRxOnly': {
    en: 'Your out-of-pocket limit counts prescriptions only.',
    es: 'Su límite de gastos de bolsillo cuenta solo las recetas.',
  },
  'balances.notCounted': {
    en: 'Premiums and drugs your plan does not cover do not count.',
    es: 'No cuentan las primas ni los medicamentos que su plan no cubre.',
  },
  'balances.notCounted.withBrand': {
    en: 'Premiums, drugs your plan does not cover and the extra cost of a brand over its generic do not count.',
    es: 'No cuentan las primas, los medicamentos que su plan no cubre ni el costo adicional de un medicamento de marca frente a su genérico.',
  },
  'balances.notCounted.butBrand': {
    en: 'Premiums and drugs your plan does not cover do not count. The extra cost of a brand over its generic counts.',
    es: 'No cuentan las primas ni los medicamentos que su plan no cubre. El costo adicional de un medicamento de marca frente a su genérico sí cuenta.',
  },
  'balances.counted': {
    en: 'See what counted toward your limits',
    es: 'Ver qué se sumó a sus límites',
  },
  'balances.claimsLink': {
    en: 'See the claims behind these amounts',
    es: 'Ver las reclamaciones detrás de estos montos',
  },
  'balances.benefitsLink': {
    en: 'See what a fill costs',
    es: 'Ver cuánto cuesta surtir una receta',
  },

  'balances.stages.title': {
    en: 'Your Part D stages in {year}',
    es: 'Sus etapas de la Parte D en {year}',
  },
  'balances.stages.now': { en: 'You are here', es: 'Usted está aquí' },
  'balances.stages.done': { en: 'Done', es: 'Completada' },
  'balances.stages.ahead': { en: 'Ahead', es: 'Más adelante' },
  'balances.stages.unknown': {
    en: 'We can’t tell your stage, because some amounts from your plan are missing. Call us and we will look it up with you.',
    es: 'No podemos indicar su etapa porque faltan algunos montos de su plan. Llámenos y la revisaremos con usted.',
  },
  'balances.pays.deductible': {
    en: 'You pay the full price of most drugs, until {amount} is paid.',
    es: 'Usted paga el precio completo de la mayoría de los medicamentos hasta llegar a {amount}.',
  },
  'balances.pays.deductibleOfTiers': {
    en: 'You pay the full price of drugs in {tiers}, until {amount} is paid.',
    es: 'Usted paga el precio completo de los medicamentos {tiers} hasta llegar a {amount}.',
  },
  'balances.pays.initialCoverage': {
    en: 'You pay your share, until you have paid {amount} out of pocket this year.',
    es: 'Usted paga su parte hasta llegar a {amount} de su bolsillo este año.',
  },
  'balances.pays.help': {
    en: 'With Extra Help you pay its copays, until {amount} counts toward your limit this year.',
    es: 'Con la Ayuda Adicional usted paga copagos reducidos hasta que se sumen {amount} a su límite este año.',
  },
  'balances.pays.unknown': {
    en: 'This stage ends once {amount} counts toward it this year.',
    es: 'Esta etapa termina cuando se suman {amount} este año.',
  },
  'balances.pays.coverageGap': {
    en: 'You pay 25%, until you have paid {amount} out of pocket this year.',
    es: 'Usted paga el 25 % hasta llegar a {amount} de su bolsillo este año.',
  },
  'balances.pays.catastrophic': {
    en: 'You pay $0 for covered Part D drugs through December 31.',
    es: 'Usted paga $0 por los medicamentos cubiertos de la Parte D hasta el 31 de diciembre.',
  },
  'balances.insulin': {
    en: 'A month of a covered insulin costs you at most {amount} in every stage.',
    es: 'Un mes de insulina cubierta le cuesta como máximo {amount} en cualquier etapa.',
  },
  'balances.vaccines': {
    en: 'Vaccines that adults should have cost you $0 in each stage.',
    es: 'Las vacunas recomendadas para adultos le cuestan $0 en cualquier etapa.',
  },
  'balances.trueCosts': {
    en: 'What counts: what you pay, what family or friends pay for you, Extra Help, most state and charity programs, and the Indian Health Service.',
    es: 'Qué cuenta: lo que paga usted, lo que su familia o amigos pagan por usted, la Ayuda Adicional, la mayoría de los programas estatales y de beneficencia, y el Servicio de Salud Indígena.',
  },
  'balances.notTrueCosts': {
    en: 'What does not count: premiums, drugs your plan does not cover, the maker’s discount, VA and workers’ compensation payments.',
    es: 'Qué no cuenta: las primas, los medicamentos que su plan no cubre, el descuento del fabricante, y los pagos del VA y de la compensación laboral.',
  },

  'balances.example.title': {
    en: 'What a fill would cost you now',
    es: 'Cuánto le costaría ahora surtir una receta',
  },
  'balances.example.caption': {
    en: 'Your share of a covered drug by its price, with what you have paid so far',
    es: 'Su parte de un medicamento cubierto según su precio, con lo que ha pagado hasta ahora',
  },
  'balances.example.price': { en: 'Price of the drug', es: 'Precio del medicamento' },
  'balances.example.share': { en: 'You would pay', es: 'Usted pagaría' },
  'balances.example.why': { en: 'Made up of', es: 'Se compone de' },
  'balances.example.part.deductible': {
    en: '{share} to finish your deductible',
    es: '{share} para completar su deducible',
  },
  'balances.example.part.least': {
    en: '{share}, the least your plan charges for a fill',
    es: '{share}, lo mínimo que cobra su plan por un surtido',
  },
  'balances.example.part.most': {
    en: '{share}, the most your plan charges for a fill',
    es: '{share}, lo máximo que cobra su plan por un surtido',
  },
  'balances.example.part.coinsurance': {
    en: '{share}, {percent} of the next {price}',
    es: '{share}, el {percent} de los siguientes {price}',
  },
  'balances.example.part.copay': { en: '{share} copay', es: '{share} de copago' },
  'balances.example.part.priceWithinCopay': {
    en: '{share}, the price, no more than the copay',
    es: '{share}, el precio, que no supera el copago',
  },
  'balances.example.part.restWithinCopay': {
    en: '{share}, the rest of the price, no more than the copay',
    es: '{share}, el resto del precio, que no supera el copago',
  },
  'balances.example.part.extraHelp': {
    en: '{share} copay with Extra Help',
    es: '{share} de copago con la Ayuda Adicional',
  },
  'balances.example.part.untilLimit': {
    en: '{share}, all that is left until your yearly limit',
    es: '{share}, todo lo que falta para llegar a su límite anual',
  },
  'balances.example.part.catastrophic': {
    en: '$0 for the last {price}, past your yearly limit',
    es: '$0 por los últimos {price}, después de su límite anual',
  },
  'balances.example.tier': { en: 'Tier {tier}', es: 'Nivel {tier}' },
  'balances.example.note': {
    en: 'An estimate by Medicare’s standard benefit. Your plan’s copays can differ.',
    es: 'Una estimación según el beneficio estándar de Medicare. Los copagos de su plan pueden ser distintos.',
  },
  'balances.example.planNote': {
    en: 'For 30 days at a pharmacy in your plan’s network, with your plan’s costs for each tier.',
    es: 'Por 30 días en una farmacia de la red de su plan, con los costos de su plan para cada nivel.',
  },
  'balances.example.priceLink': {
    en: 'Price your own drug',
    es: 'Ver el precio de su medicamento',
  },

  'balances.amountsLacking': {
    en: 'Some of these amounts are missing, or two of our answers do not agree on them. Call us at {phone} (TTY 711) and we will look them up with you.',
    es: 'Algunos de estos montos faltan, o dos de nuestras respuestas no coinciden. Llámenos al {phone} (TTY 711) y los revisaremos con usted.',
  },
  'balances.monthly.title': {
    en: 'Pay your drug costs by the month',
    es: 'Pague sus medicamentos por mes',
  },
  'balances.monthly.lead': {
    en: 'With the Medicare Prescription Payment Plan you pay nothing at the pharmacy. Your plan bills you each month instead. It costs nothing to join and does not lower what you owe.',
    es: 'Con el Plan de pagos de recetas médicas de Medicare usted no paga nada en la farmacia. Su plan le factura cada mes. Inscribirse no cuesta nada y no reduce lo que debe.',
  },
  'balances.monthly.show': { en: 'See my monthly bills', es: 'Ver mis facturas mensuales' },
});
