import { defineTexts } from '../../../../language';

/** What a fill costs at the best place: the amount, its parts, what decided them, and what must happen first. */
export default defineTexts({
  'answer.youPay': { en: 'What you pay', es: 'Lo que usted paga' },
  'answer.at': {
    en: 'at {pharmacy}, the lowest price with your plan for {days}.',
    es: 'en {pharmacy}, el precio más bajo con su plan para {days}.',
  },
  'answer.atDose': {
    en: 'at {pharmacy}, the lowest price with your plan.',
    es: 'en {pharmacy}, el precio más bajo con su plan.',
  },
  'answer.deductible': { en: 'Goes to your deductible', es: 'Cuenta para su deducible' },
  'answer.deductibleOpen': {
    en: 'Deductible, if it is not met yet',
    es: 'Deducible, si aún no se ha alcanzado',
  },
  'answer.copay': { en: 'Your copay', es: 'Su copago' },
  'answer.priceWithinCopay': {
    en: 'The price of the drug, no more than your copay',
    es: 'El precio del medicamento, que no supera su copago',
  },
  'answer.restWithinCopay': {
    en: 'The rest of the price, no more than your copay',
    es: 'El resto del precio, que no supera su copago',
  },
  'answer.coinsurance': { en: 'Your coinsurance, {percent}', es: 'Su coseguro, {percent}' },
  'answer.coinsuranceLeast': {
    en: 'Your coinsurance, the least your plan charges',
    es: 'Su coseguro, lo mínimo que cobra su plan',
  },
  'answer.coinsuranceMost': {
    en: 'Your coinsurance, the most your plan charges',
    es: 'Su coseguro, lo máximo que cobra su plan',
  },
  'answer.coinsuranceLimit': {
    en: 'Your coinsurance, up to the limit',
    es: 'Su coseguro, hasta el límite',
  },
  'answer.difference': {
    en: 'Difference between brand and generic',
    es: 'Diferencia entre la marca y el genérico',
  },
  'answer.extraHelpPays': { en: 'Extra Help pays', es: 'La Ayuda Adicional paga' },
  'answer.planPays': { en: 'Your plan pays', es: 'Su plan paga' },
  'answer.agreed': { en: 'Price your plan agreed to', es: 'Precio acordado por su plan' },
  'answer.next': {
    en: 'From the next fill you pay about {amount}.',
    es: 'A partir del próximo surtido pagará unos {amount}.',
  },
  'answer.limitIndividual': {
    en: 'You reach your out-of-pocket limit with this fill, so you pay less.',
    es: 'Con este surtido alcanza su límite de gastos de bolsillo, por eso paga menos.',
  },
  'answer.limitFamily': {
    en: 'Your family reaches its out-of-pocket limit with this fill, so you pay less.',
    es: 'Con este surtido su familia alcanza su límite de gastos de bolsillo, por eso usted paga menos.',
  },
  'answer.limitMet': {
    en: 'You already reached your out-of-pocket limit this year, so you pay nothing.',
    es: 'Ya alcanzó su límite de gastos de bolsillo este año, por eso no paga nada.',
  },
  'answer.limitMetFamily': {
    en: 'Your family already reached its out-of-pocket limit this year, so you pay nothing.',
    es: 'Su familia ya alcanzó su límite de gastos de bolsillo este año, por eso usted no paga nada.',
  },
  'answer.extraAlone': {
    en: 'An out-of-pocket limit is reached, so you pay only the extra cost of the brand over its generic.',
    es: 'Ya se alcanzó un límite de gastos de bolsillo, así que solo paga el costo adicional del medicamento de marca frente a su genérico.',
  },
  'answer.insulinCap': {
    en: 'For insulin you pay at most $35 for each month of supply.',
    es: 'Por la insulina usted paga como máximo $35 por cada mes de suministro.',
  },
  'answer.vaccine': {
    en: 'Vaccines that your plan covers cost you $0.',
    es: 'Las vacunas que cubre su plan le cuestan $0.',
  },
  'answer.cashLowest': {
    en: 'Without your plan it costs {amount} at {pharmacy}. That does not count toward your deductible or your out-of-pocket limit.',
    es: 'Sin su plan cuesta {amount} en {pharmacy}. Eso no cuenta para su deducible ni para su límite de gastos de bolsillo.',
  },
  'answer.atChosen': {
    en: 'At {pharmacy}, which you chose, you pay {amount}.',
    es: 'En {pharmacy}, la farmacia que eligió, usted paga {amount}.',
  },
  'answer.atOwn': {
    en: 'At {pharmacy}, your default pharmacy, you pay {amount}.',
    es: 'En {pharmacy}, su farmacia predeterminada, usted paga {amount}.',
  },
  'answer.ownOut': {
    en: '{pharmacy}, your default pharmacy, is out of network: this price does not apply there.',
    es: '{pharmacy}, su farmacia predeterminada, está fuera de la red: este precio no aplica ahí.',
  },
  'answer.chosenOut': {
    en: '{pharmacy}, which you chose, is out of network: this price does not apply there.',
    es: '{pharmacy}, la farmacia que eligió, está fuera de la red: este precio no aplica ahí.',
  },
  'answer.chooseInNetwork': {
    en: 'Choose a pharmacy in your network',
    es: 'Elegir una farmacia de la red',
  },
  'planRules.approval': {
    en: 'Your plan must approve {drug} first',
    es: 'Su plan debe aprobar {drug} primero',
  },
  'planRules.stepsFirst': {
    en: 'Your plan asks you to try another drug first',
    es: 'Su plan le pide probar primero otro medicamento',
  },
  'planRules.overLimit': {
    en: 'This is more than your plan pays for',
    es: 'Es más de lo que paga su plan',
  },
  'planRules.rulesFirst': {
    en: 'Before your plan pays for {drug}',
    es: 'Antes de que su plan pague {drug}',
  },
  'planRules.ruleApproval': {
    en: 'Approval: ask your prescriber to send the request.',
    es: 'Aprobación: pida al médico que receta que envíe la solicitud.',
  },
  'planRules.ruleSteps': {
    en: 'Other drugs first: try one of these, {drugs}, or ask for an exception.',
    es: 'Otros medicamentos primero: pruebe uno de estos, {drugs}, o pida una excepción.',
  },
  'planRules.ruleLimit': {
    en: 'Limit: {amount} in {days}. For more, ask for an exception.',
    es: 'Límite: {amount} en {days}. Para más, pida una excepción.',
  },
  'planRules.rulesThen': {
    en: 'These prices apply after that.',
    es: 'Estos precios se aplican después.',
  },
});
