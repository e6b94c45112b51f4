import { defineTexts } from '../../../../language';

/** What must happen before a plan pays, and what to do. */
export default defineTexts({
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
