import { cents, groupsOf, isAbroad } from './claim-values';
import type { FormRule, FormStep, FormValues } from './definition';

/** The step of a claim about what its compounds are made of. */
export const compoundIngredients: FormStep = {
  title: { en: 'Compound', es: 'Compuesto' },
  heading: { en: 'What was it made of?', es: '¿De qué se preparó?' },
  intro: {
    en: 'Ask the pharmacy for the list. The costs of a compound add up to what the pharmacy charged for it.',
    es: 'Pida la lista a la farmacia. Los costos de un compuesto suman lo que la farmacia cobró por él.',
  },
  fields: {
    ingredients: {
      kind: 'repeat',
      least: 1,
      most: 25,
      label: { en: 'Ingredients', es: 'Ingredientes' },
      item: { en: 'Ingredient', es: 'Ingrediente' },
      add: { en: 'Add an ingredient', es: 'Agregar un ingrediente' },
      fields: {
        compoundRx: {
          kind: 'rxNumber',
          label: { en: 'Rx number of the compound', es: 'Número de receta del compuesto' },
        },
        ingredient: {
          kind: 'shortText',
          label: { en: 'Ingredient', es: 'Ingrediente' },
          messages: { missing: { en: 'Enter the ingredient.', es: 'Ingrese el ingrediente.' } },
        },
        ingredientNdc: { kind: 'ndc', when: { not: isAbroad }, label: { en: 'NDC', es: 'NDC' } },
        amount: { kind: 'quantity', label: { en: 'Quantity', es: 'Cantidad' } },
        unit: {
          kind: 'choice',
          look: 'select',
          label: { en: 'Unit', es: 'Unidad' },
          messages: { missing: { en: 'Choose a unit.', es: 'Elija una unidad.' } },
          options: {
            gram: { label: { en: 'Grams', es: 'Gramos' } },
            milliliter: { label: { en: 'Milliliters', es: 'Mililitros' } },
            each: { label: { en: 'Pieces', es: 'Piezas' } },
          },
        },
        cost: { kind: 'money', label: { en: 'Cost', es: 'Costo' } },
      },
    },
  },
};

const compoundsIn = ({ prescriptions }: FormValues) =>
  groupsOf(prescriptions).filter(({ isCompound }) => isCompound === true);

/** Each compound has its ingredients, each ingredient its compound, and the costs add up to the cent. */
export const ingredientRules: readonly FormRule[] = [
  {
    name: 'compoundNamed',
    at: 'prescriptions',
    needs: ['reasons', 'prescriptions'],
    holds: (values) =>
      !(Array.isArray(values['reasons']) && values['reasons'].includes('compound' as never)) ||
      compoundsIn(values).length > 0,
    message: {
      en: 'Check the prescription that was mixed for you.',
      es: 'Marque la receta que se preparó para usted.',
    },
  },
  {
    name: 'ingredientOfCompound',
    at: 'ingredients',
    needs: ['prescriptions', 'ingredients'],
    holds: (values) => {
      const numbers = compoundsIn(values).map(({ rxNumber }) => rxNumber);
      return groupsOf(values['ingredients']).every(({ compoundRx }) =>
        numbers.some((each) => each === compoundRx),
      );
    },
    message: {
      en: 'Enter the Rx number of a compound from the step before for each ingredient.',
      es: 'Ingrese en cada ingrediente el número de receta de un compuesto del paso anterior.',
    },
  },
  {
    name: 'ingredientsAddUp',
    at: 'ingredients',
    needs: ['prescriptions', 'ingredients'],
    holds: (values) =>
      compoundsIn(values).every(({ rxNumber }) => {
        // Two fills of one compound have one Rx number.
        const fills = compoundsIn(values).filter((fill) => fill['rxNumber'] === rxNumber);
        const own = groupsOf(values['ingredients']).filter(
          ({ compoundRx }) => compoundRx === rxNumber,
        );
        const costs = own.reduce((sum, { cost }) => sum + cents(cost), 0);
        return costs === fills.reduce((sum, { charged }) => sum + cents(charged), 0);
      }),
    message: {
      en: 'The costs of the ingredients must add up to what the pharmacy charged for the compound.',
      es: 'Los costos de los ingredientes deben sumar lo que la farmacia cobró por el compuesto.',
    },
  },
];
