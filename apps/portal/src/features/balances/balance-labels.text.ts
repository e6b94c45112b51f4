import { defineTexts } from '../../language';

/** What limits and totals are called on their own screen and on the dashboard. */
export default defineTexts({
  'balanceLabels.deductible': { en: 'Deductible', es: 'Deducible' },
  'balanceLabels.outOfPocket': { en: 'Out-of-pocket limit', es: 'Límite de gastos de bolsillo' },
  'balanceLabels.individual': { en: 'Individual', es: 'Individual' },
  'balanceLabels.family': { en: 'Family', es: 'Familiar' },
  'balanceLabels.met': { en: 'Met', es: 'Alcanzado' },
  'balanceLabels.metByFamily': {
    en: 'Met through the family',
    es: 'Alcanzado por la familia',
  },
  'balanceLabels.left': { en: '{amount} left', es: '{amount} restantes' },
  'balanceLabels.of': { en: '{met} of {maximum}', es: '{met} de {maximum}' },
  'balanceLabels.soFar': { en: '{amount} so far', es: '{amount} hasta ahora' },
  'balanceLabels.noneToMeet': { en: 'None to meet', es: 'No aplica' },
  'balanceLabels.unknown': { en: 'Not available yet', es: 'Aún no disponible' },
  'balanceLabels.none': {
    en: 'We have no spending limits on record for you yet.',
    es: 'Aún no tenemos límites de gasto registrados para usted.',
  },
  'balanceLabels.combined': {
    en: 'Medical bills are part of these amounts, so they can be higher than what your claims list shows.',
    es: 'Las facturas médicas son parte de estos montos, así que pueden ser mayores que lo que muestra su lista de reclamaciones.',
  },
  /** Next to amounts of a year that the plan worked out. */
  'balanceLabels.notStated': {
    en: {
      one: 'We do not know the status of {count} claim of {year}, so we cannot say if it is in these amounts. Call us at {phone} (TTY 711) and we will tell you more.',
      other:
        'We do not know the status of {count} claims of {year}, so we cannot say if they are in these amounts. Call us at {phone} (TTY 711) and we will tell you more.',
    },
    es: {
      one: 'No conocemos el estado de {count} reclamación de {year}, así que no podemos decir si está en estos montos. Llámenos al {phone} (TTY 711) y le diremos más.',
      other:
        'No conocemos el estado de {count} reclamaciones de {year}, así que no podemos decir si están en estos montos. Llámenos al {phone} (TTY 711) y le diremos más.',
    },
  },
  'balanceLabels.totals.title': {
    en: 'Your drug costs in {year}',
    es: 'Sus costos de medicamentos en {year}',
  },
  'balanceLabels.totals.none': {
    en: 'No drug costs on record for this year yet. They show here after your first filled prescription.',
    es: 'Aún no hay costos de medicamentos registrados este año. Aparecerán aquí después de su primera receta surtida.',
  },
  'balanceLabels.totals.noneCounted': {
    en: 'No drug costs are counted for this year yet.',
    es: 'Aún no se cuentan costos de medicamentos este año.',
  },
  'balanceLabels.totals.unclear': {
    en: 'We could not read the totals of your plan. Call us and we will look them up with you.',
    es: 'No pudimos leer los totales de su plan. Llámenos y los revisaremos con usted.',
  },
  'balanceLabels.totals.total': {
    en: 'Total cost of your drugs',
    es: 'Costo total de sus medicamentos',
  },
  'balanceLabels.totals.memberPaid': { en: 'You paid', es: 'Usted pagó' },
  'balanceLabels.totals.someonePaid': {
    en: 'You or your family paid',
    es: 'Pagó usted o su familia',
  },
  'balanceLabels.totals.familyPaid': {
    en: 'You and your family paid',
    es: 'Usted y su familia pagaron',
  },
  'balanceLabels.totals.planPaid': { en: 'Your plan paid', es: 'Su plan pagó' },
  'balanceLabels.totals.through': {
    en: 'Claims counted through {date}.',
    es: 'Reclamaciones contadas hasta el {date}.',
  },

  'balanceLabels.stage.deductible': { en: 'Deductible stage', es: 'Etapa del deducible' },
  'balanceLabels.stage.initialCoverage': {
    en: 'Initial coverage stage',
    es: 'Etapa de cobertura inicial',
  },
  'balanceLabels.stage.coverageGap': { en: 'Coverage gap stage', es: 'Etapa sin cobertura' },
  'balanceLabels.stage.catastrophic': {
    en: 'Catastrophic coverage stage',
    es: 'Etapa de cobertura catastrófica',
  },
  'balanceLabels.stageNow.deductible': {
    en: 'You pay the full price of most drugs until you have paid {amount} more.',
    es: 'Usted paga el precio completo de la mayoría de los medicamentos hasta pagar {amount} más.',
  },
  'balanceLabels.stageNow.deductibleOfTiers': {
    en: 'You pay the full price of drugs in {tiers} until you have paid {amount} more. In {others} you already pay only your share.',
    es: 'Usted paga el precio completo de los medicamentos {tiers} hasta pagar {amount} más. En los {others} ya paga solo su parte.',
  },
  'balanceLabels.tiers': {
    en: { one: 'tier {tiers}', other: 'tiers {tiers}' },
    es: { one: 'del nivel {tiers}', other: 'de los niveles {tiers}' },
  },
  'balanceLabels.stageNow.initialCoverage': {
    en: 'You pay your share of each covered drug. Once {amount} more counts toward your limit, you pay $0 for the rest of {year}.',
    es: 'Usted paga su parte de cada medicamento cubierto. Cuando se sumen {amount} más a su límite, paga $0 el resto de {year}.',
  },
  'balanceLabels.stageNow.coverageGap': {
    en: 'You pay 25% of each covered drug. Once {amount} more counts toward your limit, you pay $0 for the rest of {year}.',
    es: 'Usted paga el 25 % de cada medicamento cubierto. Cuando se sumen {amount} más a su límite, paga $0 el resto de {year}.',
  },
  'balanceLabels.until.deductible': {
    en: 'Once {amount} more is paid, your deductible is met.',
    es: 'Cuando se hayan pagado {amount} más, habrá alcanzado su deducible.',
  },
  'balanceLabels.until.nothing': {
    en: 'Once {amount} more counts toward your limit, you pay $0 for the rest of {year}.',
    es: 'Cuando se sumen {amount} más a su límite, paga $0 el resto de {year}.',
  },
  'balanceLabels.stageNow.catastrophic': {
    en: 'You reached your yearly limit. You pay $0 for covered Part D drugs through December 31, {year}.',
    es: 'Usted alcanzó su límite anual. Paga $0 por los medicamentos cubiertos de la Parte D hasta el 31 de diciembre de {year}.',
  },
});
