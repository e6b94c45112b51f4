import { defineTexts } from '../../language';

/** What limits and totals are called on their own screen and on the dashboard. */
export default defineTexts({
  'balanceWords.deductible': { en: 'Deductible', es: 'Deducible' },
  'balanceWords.outOfPocket': { en: 'Out-of-pocket limit', es: 'Límite de gastos de bolsillo' },
  'balanceWords.individual': { en: 'Individual', es: 'Individual' },
  'balanceWords.family': { en: 'Family', es: 'Familiar' },
  'balanceWords.met': { en: 'Met', es: 'Alcanzado' },
  'balanceWords.left': { en: '{amount} left', es: '{amount} restantes' },
  'balanceWords.of': { en: '{met} of {maximum}', es: '{met} de {maximum}' },
  'balanceWords.soFar': { en: '{amount} so far', es: '{amount} hasta ahora' },
  'balanceWords.noneToMeet': { en: 'None to meet', es: 'No aplica' },
  'balanceWords.unknown': { en: 'Not available yet', es: 'Aún no disponible' },
  'balanceWords.loading': { en: 'Loading your limits…', es: 'Cargando sus límites…' },
  'balanceWords.failed': { en: 'Your limits did not load.', es: 'Sus límites no se cargaron.' },
  'balanceWords.none': {
    en: 'We have no spending limits on record for you yet.',
    es: 'Aún no tenemos límites de gasto registrados para usted.',
  },
  'balanceWords.deductibleMet': {
    en: 'Your own deductible is met. You now pay only your share of each covered drug.',
    es: 'Ya alcanzó su deducible individual. Ahora paga solo su parte de cada medicamento cubierto.',
  },
  'balanceWords.bothMet': {
    en: 'You have reached your own limit. Your plan pays for covered drugs for the rest of the year.',
    es: 'Usted alcanzó su límite individual. Su plan paga los medicamentos cubiertos el resto del año.',
  },

  'balanceWords.totals.title': {
    en: 'Your drug costs in {year}',
    es: 'Sus costos de medicamentos en {year}',
  },
  'balanceWords.totals.loading': {
    en: 'Loading your plan balance…',
    es: 'Cargando el saldo de su plan…',
  },
  'balanceWords.totals.failed': {
    en: 'Your plan balance did not load.',
    es: 'El saldo de su plan no se cargó.',
  },
  'balanceWords.totals.none': {
    en: 'No drug costs on record for this year yet. They show here after your first filled prescription.',
    es: 'Aún no hay costos de medicamentos registrados este año. Aparecerán aquí después de su primera receta surtida.',
  },
  'balanceWords.totals.unclear': {
    en: 'We could not read the totals of your plan. Call us and we will look them up with you.',
    es: 'No pudimos leer los totales de su plan. Llámenos y los revisaremos con usted.',
  },
  'balanceWords.totals.total': {
    en: 'Total cost of your drugs',
    es: 'Costo total de sus medicamentos',
  },
  'balanceWords.totals.memberPaid': { en: 'You paid', es: 'Usted pagó' },
  'balanceWords.totals.familyPaid': {
    en: 'You and your family paid',
    es: 'Usted y su familia pagaron',
  },
  'balanceWords.totals.planPaid': { en: 'Your plan paid', es: 'Su plan pagó' },
  'balanceWords.totals.otherPaid': { en: 'Others paid', es: 'Otros pagaron' },
  'balanceWords.totals.through': {
    en: 'Claims counted through {date}.',
    es: 'Reclamaciones contadas hasta el {date}.',
  },

  'balanceWords.stage.deductible': { en: 'Deductible stage', es: 'Etapa del deducible' },
  'balanceWords.stage.initialCoverage': {
    en: 'Initial coverage stage',
    es: 'Etapa de cobertura inicial',
  },
  'balanceWords.stage.coverageGap': { en: 'Coverage gap stage', es: 'Etapa sin cobertura' },
  'balanceWords.stage.catastrophic': {
    en: 'Catastrophic coverage stage',
    es: 'Etapa de cobertura catastrófica',
  },
  'balanceWords.stageNow.deductible': {
    en: 'You pay the full price of most drugs until you have paid {amount} more.',
    es: 'Usted paga el precio completo de la mayoría de los medicamentos hasta pagar {amount} más.',
  },
  'balanceWords.stageNow.initialCoverage': {
    en: 'You pay your share of each covered drug. After {amount} more out of pocket, you pay $0 for the rest of {year}.',
    es: 'Usted paga su parte de cada medicamento cubierto. Después de {amount} más de su bolsillo, paga $0 el resto de {year}.',
  },
  'balanceWords.stageNow.coverageGap': {
    en: 'You pay 25% of each covered drug. After {amount} more out of pocket, you pay $0 for the rest of {year}.',
    es: 'Usted paga el 25 % de cada medicamento cubierto. Después de {amount} más de su bolsillo, paga $0 el resto de {year}.',
  },
  'balanceWords.stageNow.catastrophic': {
    en: 'You reached your yearly limit. You pay $0 for covered Part D drugs through December 31, {year}.',
    es: 'Usted alcanzó su límite anual. Paga $0 por los medicamentos cubiertos de la Parte D hasta el 31 de diciembre de {year}.',
  },
});
